/// A name that a piece of code uses without declaring it, and how it is used.
struct Use: Hashable, Sendable {
  /// The place that the name takes in the code.
  enum Role: Hashable, Sendable {
    /// In the place of a type, with the number of generic arguments.
    case type(genericArguments: Int)
    /// In the list of inherited types.
    case inherited
    /// Behind `some` or `any`.
    case constraint
    /// As an attribute, such as `@Query`.
    case attribute
    /// As the attribute of a property, with what its wrapper is made with.
    case wrapper(Call)
    /// As the attribute of a parameter that is a function.
    case builder
    case call(Call)
    /// The base of a member: `Theme.accent`.
    case base(member: String)
    /// As a value.
    case value
    /// As a macro, such as `#Predicate`.
    case macro
    /// In the place of a truth value.
    case condition
    /// Unwrapped, tested for `nil` or given another value instead.
    case optional
    /// Alone as a statement, as a view is, with the members that are called behind it.
    case statement(modifiers: [String])
    /// As the projection `$name`.
    case projection
    /// As the enumeration in a pattern that binds what a case carries.
    case pattern(member: String, labels: [String])
    /// As the type around another one: `Theme.Accent`.
    case outer(type: String)

    /// Whether the name is called.
    var isCall: Bool {
      if case .call = self { return true }
      return false
    }

    /// Whether the name stands where a variable does.
    var isOfVariable: Bool {
      switch self {
      case .base, .condition, .optional, .projection, .value: true
      default: false
      }
    }

    /// Whether the name stands in the place of a type.
    var isType: Bool {
      if case .type = self { return true }
      return false
    }

    /// Whether the name stands before a property as its wrapper does.
    var isWrapper: Bool {
      if case .wrapper = self { return true }
      return false
    }

    /// Whether the place of an attribute tells what it is.
    var tellsAttribute: Bool { isWrapper || self == .builder }

    /// Whether the name stands in a pattern that binds what a case carries.
    var isPattern: Bool {
      if case .pattern = self { return true }
      return false
    }
  }

  let name: String
  let role: Role

  /// Whether the name is called.
  var isCall: Bool { role.isCall }

  /// The ways in which each name is used.
  static func roles(in uses: [Use]) -> [String: [Role]] {
    Dictionary(grouping: uses, by: \.name).mapValues { $0.map(\.role) }
  }
}
