import SwiftUI

/// The values that the views in a picker or list represent.
@MainActor struct Options {
  /// One of the views.
  struct Option {
    /// The value that it represents.
    let tag: AnyHashable
    /// Its words.
    let words: String
    /// Its place.
    let place: ViewNode
  }

  /// The views in the order in which they are seen.
  private(set) var options: [Option] = []

  /// Finds the tags below a place; where there are none, the identities of a `ForEach` count.
  init(in node: ViewNode) {
    node.forEachShown { place in
      let modifier = ViewElement(node: place).modifier as? any TaggingModifier
      if let modifier { add(modifier.anyTag, place) }
    }
    guard options.isEmpty else { return }
    node.forEachShown { place in
      if case .id(let id) = place.key { add(id, place) }
    }
  }

  /// What a test may choose.
  var names: [String] {
    options.map { $0.words.isEmpty ? "\($0.tag.base)" : "“\($0.words)” (\($0.tag.base))" }
  }

  /// Whether a value is the one that a view represents.
  static func isTag(_ tag: AnyHashable, of value: AnyHashable) -> Bool {
    unwrapped(tag) == unwrapped(value)
  }

  /// The tag that equals a value, or whose view has the value as its words.
  func tag(of value: AnyHashable) -> AnyHashable? {
    let plain = Self.unwrapped(value)
    if let option = options.first(where: { Self.unwrapped($0.tag) == plain }) { return option.tag }
    guard let words = plain.base as? String else { return nil }
    return options.first { $0.words == words }?.tag
  }

  private mutating func add(_ tag: AnyHashable, _ place: ViewNode) {
    options.append(
      Option(tag: tag, words: ViewElement(node: place).texts.joined(separator: " "), place: place)
    )
  }

  /// The value without the optionals around it.
  private static func unwrapped(_ value: AnyHashable) -> AnyHashable {
    guard let optional = value.base as? any WrappedHashable else { return value }
    return optional.hashable.map(unwrapped) ?? value
  }
}

/// An optional of something that can be told apart.
private protocol WrappedHashable {
  /// The wrapped value.
  var hashable: AnyHashable? { get }
}

extension Optional: WrappedHashable where Wrapped: Hashable {
  var hashable: AnyHashable? { map { AnyHashable($0) } }
}
