extension Compiler {
  /// The members of `NSString` that code is likely to use on a string itself.
  ///
  /// Foundation on Linux has the compiler take a `String` for an `NSString` there; on Apple's systems
  /// it takes `as NSString`. Two of the names are functions of `String`, too, with other arguments.
  private static let bridgedNames: Set<String> = [
    "abbreviatingWithTildeInPath", "appendingPathComponent", "appendingPathExtension", "boolValue",
    "character", "deletingLastPathComponent", "deletingPathExtension", "doubleValue",
    "expandingTildeInPath", "floatValue", "intValue", "integerValue", "isAbsolutePath",
    "lastPathComponent", "length", "longLongValue", "pathComponents", "pathExtension",
    "replacingCharacters", "resolvingSymlinksInPath", "standardizingPath", "substring",
  ]

  /// Whether a program uses members with such names.
  static func mayBridgeStrings(_ program: Program) -> Bool {
    program.text.split(separator: ".").dropFirst().contains {
      bridgedNames.contains(String($0.prefix(while: \.isPartOfName)))
    }
  }

  /// The errors that the compiler has on Apple's systems alone: members of `NSString` used on a string.
  ///
  /// - Parameter arguments: the options with which the compiler takes the files.
  func bridgedStrings(_ files: [String], arguments: [String]) throws -> [CompilerMessage] {
    let dump = arguments.map { $0 == "-emit-sil" ? "-dump-ast" : $0 }.filter { $0 != "-o" }
      .filter { $0 != "/dev/null" }
    let outcome = try launcher.run(
      [toolchain.frontend] + dump,
      on: files,
      environment: ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"],
      timeout: timeout
    )
    return Self.bridgedStrings(in: String(decoding: outcome.standardOutput, as: UTF8.self))
  }

  /// Reads the syntax tree that the compiler prints (`-dump-ast`): the node of a member stands before
  /// that of the string which becomes its base.
  static func bridgedStrings(in tree: String) -> [CompilerMessage] {
    var member: (place: Substring, name: Substring)?
    var errors: [CompilerMessage] = []
    for line in tree.split(separator: "\n") {
      if let decl = line.firstRange(of: "decl=\"Foundation.(file).NSString"),
        let place = line.firstMatch(of: /location=(\S+)/)
      {
        let name = line[decl.upperBound...].prefix { $0 != "\"" }.drop { $0 != "." }.dropFirst()
        member = (place.1, name)
      } else if line.contains("(bridge_to_objc_expr implicit type=\"String._ObjectType\""),
        let found = member
      {
        let name = found.name.prefix { $0 != "(" }
        errors += CompilerMessage.list(
          in: """
            \(found.place): error: value of type 'String' has no member '\(name)' \
            [could_not_find_value_member]
            \(found.place): note: '\(found.name)' is a member of 'NSString'; Apple's systems ask for \
            'as NSString' here
            """
        )
        member = nil
      }
    }
    return errors
  }
}
