extension Compiler {
  /// The members of `NSString` that code is likely to use on a string itself.
  ///
  /// Foundation on Linux has the compiler take a `String` for an `NSString` there; on Apple's systems
  /// it takes `as NSString`. `replacingCharacters` and `substring` are functions of `String`, too, with
  /// other arguments.
  private static let bridgedNames: Set<String> = [
    "abbreviatingWithTildeInPath", "appendingPathComponent", "appendingPathExtension", "boolValue",
    "character", "deletingLastPathComponent", "deletingPathExtension", "doubleValue",
    "expandingTildeInPath", "floatValue", "intValue", "integerValue", "isAbsolutePath",
    "lastPathComponent", "length", "longLongValue", "pathComponents", "pathExtension",
    "replacingCharacters", "resolvingSymlinksInPath", "standardizingPath", "substring",
  ]

  /// The functions of `String` that `NSString` has as properties: their parentheses are forgotten.
  private static let forgottenCalls: Set<String> = ["lowercased", "uppercased"]

  /// The functions of `String` that `NSString` has with `NSRange` in the place of a range of its own.
  private static let rangedNames: Set<String> = [
    "compare", "lineRange", "range", "rangeOfCharacter", "replacingOccurrences",
  ]

  /// Whether a program uses members with such names.
  static func mayBridgeStrings(_ program: Program) -> Bool {
    let hasRanges = program.text.contains("NSRange") || program.text.contains("NSNotFound")
    return program.text.split(separator: ".").dropFirst().contains { part in
      let name = String(part.prefix(while: \.isPartOfName))
      return bridgedNames.contains(name)
        || forgottenCalls.contains(name) && part.dropFirst(name.count).first != "("
        || hasRanges && rangedNames.contains(name)
    }
  }

  /// The errors that the compiler has on Apple's systems alone: members of `NSString` used on a string.
  ///
  /// - Parameter arguments: the options with which the compiler takes the files.
  func bridgedStrings(_ files: [String], arguments: [String]) throws -> [CompilerMessage] {
    let dump = arguments.filter { !["-o", "/dev/null"].contains($0) }
      .map { $0 == "-emit-sil" ? "-dump-ast" : $0 }
    let outcome = try launch(files, arguments: dump)
    return Self.bridgedStrings(in: String(decoding: outcome.standardOutput, as: UTF8.self))
  }

  /// Reads the syntax tree that the compiler prints (`-dump-ast`): the node of a member comes before
  /// that of the string which becomes its base, and after that of a key path.
  static func bridgedStrings(in tree: String) -> [CompilerMessage] {
    var member: (place: Substring, name: Substring)?
    var keyPath: Substring?
    var errors: [CompilerMessage] = []
    // The tree shows a key path that becomes a function before and after.
    var seen: Set<Substring> = []
    for line in tree.split(separator: "\n") {
      let place = line.firstRange(of: "location=").map {
        line[$0.upperBound...].prefix { $0 != " " }
      }
      if line.contains("keypath_expr type=") {
        keyPath = line.contains("KeyPath<String, ") ? place : nil
      }
      if let decl = line.firstRange(of: "decl=\"") {
        let owner = line[decl.upperBound...]
        guard owner.hasPrefix("Foundation.(file).NSString") else {
          member = nil
          continue
        }
        let full = owner.prefix { $0 != "\"" }.dropFirst("Foundation.(file).".count)
        let name = full.drop { $0 != "." }.dropFirst()
        if let place {
          member = (place, name)
        } else if let keyPath, line.contains("(member "), seen.insert(keyPath).inserted {
          errors += Self.error(at: keyPath, member: name)
        }
      } else if line.contains("(bridge_to_objc_expr implicit type=\"String._ObjectType\""),
        let found = member
      {
        errors += Self.error(at: found.place, member: found.name)
        member = nil
      }
    }
    return errors
  }

  private static func error(at place: Substring, member: Substring) -> [CompilerMessage] {
    CompilerMessage.list(
      in: """
        \(place): error: value of type 'String' has no member '\(member.prefix { $0 != "(" })' \
        [could_not_find_value_member]
        \(place): note: '\(member)' is a member of 'NSString'; Apple's systems ask for 'as NSString' here
        """
    )
  }
}
