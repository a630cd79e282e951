import Foundation
import SwiftUI

extension DragModifier: PrimitiveModifier {}
extension DropModifier: PrimitiveModifier {}

/// A modifier that lets a view be dragged.
@MainActor private protocol DragSource {
  /// The value that is dragged.
  var anyPayload: Any { get }
}

extension DragModifier: DragSource {
  fileprivate var anyPayload: Any { payload() }
}

/// A modifier that takes what is dropped on a view.
@MainActor private protocol DropTarget {
  /// Takes values, and tells whether they were wanted; `nil` if they are of another type.
  func take(_ values: [Any]) -> Bool?
}

extension DropModifier: DropTarget {
  fileprivate func take(_ values: [Any]) -> Bool? {
    let payloads = values.compactMap { value in
      value as? Payload ?? (value as? any Transferable)?.converted(to: Payload.self)
    }
    guard payloads.count == values.count else { return nil }
    isTargeted(true)
    let isTaken = action(payloads, .zero)
    isTargeted(false)
    return isTaken
  }
}

extension ViewElement {
  /// Drops values on the element, and tells whether they were taken.
  ///
  /// - Throws: `InteractionError` if nothing around the element takes such values.
  @discardableResult
  public func drop(_ values: [Any], line: Int = #line) throws -> Bool {
    try node.graph.act(line) {
      try checkEnabled()
      let targets = ([node] + Array(node.ancestors)).compactMap {
        ViewElement(node: $0).modifier as? any DropTarget
      }
      for target in targets {
        guard let isTaken = target.take(values) else { continue }
        node.graph.update()
        return isTaken
      }
      throw misuse("dropped on")
    }
  }

  /// Drags the element to another one and drops it there, and tells whether it was taken.
  ///
  /// - Throws: `InteractionError` if the element cannot be dragged, or not be dropped there.
  @discardableResult
  public func drag(onto target: ViewElement, line: Int = #line) throws -> Bool {
    let payload = try node.graph.act(line) {
      try checkEnabled()
      let sources = ([node] + Array(node.ancestors)).lazy.compactMap {
        ViewElement(node: $0).modifier as? any DragSource
      }
      guard let source = sources.first else { throw misuse("dragged") }
      return source.anyPayload
    }
    return try target.drop([payload], line: line)
  }
}
