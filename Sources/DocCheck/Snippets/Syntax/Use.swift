/// A name that a piece of code uses without declaring it, and how it is used.
struct Use: Hashable, Sendable {
  /// The place that the name takes in the code.
  enum Role: Hashable, Sendable {
    /// In the place of a type, with the number of generic arguments.
    case type(genericArguments: Int)
    /// In the list of inherited types.
    case inherited
    /// As an attribute, such as `@Query`.
    case attribute
    /// Called, with the labels of its arguments and the number of parameters of each trailing
    /// closure.
    case call(labels: [String], trailingClosures: [Int])
    /// The base of a member: `Theme.accent`.
    case base(member: String)
    /// As a value.
    case value
    /// As a macro, such as `#Predicate`.
    case macro

    /// Whether the name is called.
    var isCall: Bool {
      if case .call = self { return true }
      return false
    }

    /// Whether the name stands in the place of a type.
    var isType: Bool {
      if case .type = self { return true }
      return false
    }
  }

  let name: String
  let role: Role

  /// Whether the name is called.
  var isCall: Bool { role.isCall }
}
