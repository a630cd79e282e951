import SwiftUI

/// Why a body was evaluated.
public enum Cause: Hashable, @unchecked Sendable {
  /// The view is new: it came on the screen, or its identity is another one.
  case identity
  /// The parent made the view with other values.
  case input
  /// A property of the view has changed, such as a state or an observed object, by its name.
  case property(String)
  /// A property of an observable object has changed that the body reads.
  case observed(AnyKeyPath?)

  /// The names under which `_printChanges` tells the causes, in its order.
  static func names(_ causes: Set<Cause>, properties: [String]) -> [String] {
    let isNew = causes.contains(.identity)
    var names: [String] = []
    if isNew || causes.contains(.input) { names.append("@self") }
    if isNew, !properties.isEmpty { names.append("@identity") }
    if causes.contains(where: \.isObserved) { names.append("@dependencies") }
    return names
      + properties.filter { isNew || causes.contains(.property($0)) }.map { "_" + $0 }
  }

  private var isObserved: Bool {
    if case .observed = self { true } else { false }
  }

  /// Whether something that the view reads has changed.
  var isChange: Bool {
    switch self {
    case .property, .observed: true
    case .identity, .input: false
    }
  }
}

extension Cause: ExpressibleByStringLiteral {
  /// Writes the cause as the name of the property that has changed.
  public init(stringLiteral name: String) {
    self = .property(name)
  }
}

extension Cause: CustomStringConvertible {
  /// The cause in a few words.
  public var description: String {
    switch self {
    case .identity: "new identity"
    case .input: "other input"
    case .property(let name): name
    case .observed: "observed property"
    }
  }
}
