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
      case "could_not_find_value_subscript":
        return error.text.firstQuoted?.isFunctionType == true ? owner(ofSubscriptIn: error) : nil
      case "protocol_does_not_have_primary_assoc_type":
        return error.text.firstQuoted.flatMap {
          $0.count(where: \.isUppercase) == 1 ? $0 : nil
        }
      case "unbound_generic_parameter": return metatype(at: error)
      default: return nil
      }
    }
    return Set(names).filter { !declares($0) || isFunctionElsewhere($0) }
  }

  /// Whether what bears a name is functions of other snippets alone, which have labels: a value of that name can
  /// stand beside them.
  private func isFunctionElsewhere(_ name: String) -> Bool {
    let places = program.lines.indices.filter {
      program.lineMap[$0 + 1] != .generated
        && Self.declaring(name).contains(where: program.lines[$0].contains)
    }
    return !places.isEmpty
      && places.allSatisfy { index in
        guard case .context = program.lineMap[index + 1] else { return false }
        let line = program.lines[index]
        return line.contains("func \(name)(") && !line.contains("func \(name)(_ ")
          && !line.contains("func \(name)()")
      }
  }

  private static func declaring(_ name: String) -> [String] {
    ["func \(name)(", "let \(name)", "var \(name)", "case \(name)", "\(name) in"]
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

  /// The name whose element an error is about: `planets` of `planets[2]`.
  private func owner(ofSubscriptIn error: CompilerMessage) -> String? {
    let name = program.tokens.read(line: error.line, column: error.column) { token in
      sequence(first: Syntax(token), next: \.parent).lazy
        .compactMap { $0.as(SubscriptCallExprSyntax.self) }.first?.calledExpression
        .as(DeclReferenceExprSyntax.self)?.baseName.text
    }
    return name ?? nil
  }
}

extension String {
  /// Whether it is the type of a function, as the compiler prints it: `(Int) -> String`.
  fileprivate var isFunctionType: Bool { hasPrefix("(") && contains(" -> ") }
}
