import SwiftSyntax

extension Attempt {
  /// The names of a library's that the code uses as something which the library's cannot be: what is meant
  /// is not shown, and bears the same name by chance.
  ///
  /// `sequence.map { … }` is no member of the function `sequence(first:next:)`, `Observable<Int>` no use of
  /// the protocol, and of a generic type `Settings` there is no `Settings.self`. A protocol whose name is
  /// of several words is meant itself.
  func strangers(_ errors: [CompilerMessage]) -> Set<String> {
    let names = errors.compactMap { error -> String? in
      switch error.id {
      case "could_not_find_value_member":
        return error.missingMember?.type.isFunctionType == true ? owner(ofMemberIn: error) : nil
      case "protocol_does_not_have_primary_assoc_type":
        return error.text.firstQuoted.flatMap {
          $0.count(where: \.isUppercase) == 1 ? $0 : nil
        }
      case "unbound_generic_parameter": return metatype(at: error)
      default: return nil
      }
    }
    return Set(names).filter { !declares($0) }
  }

  /// The name on which the member is called that an error is about.
  private func owner(ofMemberIn error: CompilerMessage) -> String? {
    let name = program.tokens.read(line: error.line, column: error.column) { token in
      token.parent?.parent?.as(MemberAccessExprSyntax.self)?.base?
        .as(DeclReferenceExprSyntax.self)?.baseName.text
    }
    return name ?? nil
  }

  /// The type at an error's place that the code takes as a value: `Settings` of `Settings.self`.
  private func metatype(at error: CompilerMessage) -> String? {
    guard let code = program.line(error.line)?.parts(atColumn: error.column).behind else {
      return nil
    }
    let name = String(code.leadingName)
    return code.dropFirst(name.count).hasPrefix(".self") ? name : nil
  }
}

extension String {
  /// Whether it is the type of a function, as the compiler prints it: `(Int) -> String`.
  fileprivate var isFunctionType: Bool { hasPrefix("(") && contains(" -> ") }
}
