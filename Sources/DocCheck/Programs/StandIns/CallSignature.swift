/// The parameters that a call asks for.
struct CallSignature: Sendable {
  private let call: Call
  /// The numbers of the closures that build views.
  private let views: Set<Int>

  init(_ call: Call, views: Set<Int> = []) {
    self.call = call
    self.views = views
  }

  private var arguments: [(name: String, argument: Call.Argument, isView: Bool)] {
    var closures = 0
    return (call.arguments + call.trailingClosures).enumerated().map { index, argument in
      defer { closures += argument.isClosure ? 1 : 0 }
      return ("A\(index)", argument, argument.isClosure && views.contains(closures))
    }
  }

  /// The generic parameters with their brackets; nothing where there are none.
  var generics: String {
    let names = arguments.compactMap { name, argument, isView -> String? in
      switch argument.form {
      case .value, .inOut, .keyPath: name
      case .closure: isView ? "\(name): SwiftUI.View" : name
      case .passedFunction: "each \(name)P, \(name)"
      case .implicitMember, .named, .nilLiteral, .untypedArray, .emptyDictionary: nil
      }
    }
    return names.isEmpty ? "" : "<" + names.joined(separator: ", ") + ">"
  }

  /// The parameters without their parentheses.
  var parameters: String {
    arguments.map { name, argument, isView in
      let builder = isView ? "@SwiftUI.ViewBuilder " : ""
      return "\(builder)\(argument.label) a\(name): \(Self.type(argument.form, name))"
    }.joined(separator: ", ")
  }

  /// The parameters of one of several functions that differ in what they give: the compiler prefers
  /// the first one, without a further parameter, which a function's full name would have to have.
  func parameters(ofAlternative number: Int) -> String {
    [parameters, number == 0 || call.isName ? "" : "docCheck: Int = 0"].filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  private static func type(_ form: Call.Form, _ name: String) -> String {
    let unknown = UnknownType.name
    switch form {
    case .value: return name
    case .named: return "Any"
    case .inOut: return "inout " + name
    case .keyPath: return "KeyPath<\(unknown), \(name)>"
    case .closure(let count, let isAsync):
      let values = Array(repeating: unknown, count: count).joined(separator: ", ")
      return "@escaping (\(values)) \(isAsync ? "async " : "")throws -> \(name)"
    case .passedFunction: return "(repeat each \(name)P) async throws -> \(name)"
    case .implicitMember: return unknown
    case .nilLiteral: return unknown + "?"
    case .untypedArray: return "[\(unknown)]"
    case .emptyDictionary: return "[\(unknown): \(unknown)]"
    }
  }
}
