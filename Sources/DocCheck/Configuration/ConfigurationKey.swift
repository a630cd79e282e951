/// A key of the configuration: one table for reading, for "did you mean" and for the schema's test.
struct ConfigurationKey<Target>: Sendable {
  let name: String
  /// Takes the value of the key.
  ///
  /// - Throws: `ConfigurationError` or, without a line, `UsageError`.
  let apply: @Sendable (inout Target, JSON5Value) throws -> Void

  init(_ name: String, _ apply: @escaping @Sendable (inout Target, JSON5Value) throws -> Void) {
    (self.name, self.apply) = (name, apply)
  }
}

/// A configuration that says what doccheck does not understand.
struct ConfigurationError: Error, Hashable {
  let line: Int
  let message: String
}

extension JSON5Value {
  /// Reads the object's members by a table of keys.
  ///
  /// - Throws: `ConfigurationError` for a member that the table lacks, or what a key throws.
  func read<Target>(_ keys: [ConfigurationKey<Target>], into target: inout Target) throws {
    for member in try members() {
      guard let key = keys.first(where: { $0.name == member.name }) else {
        let near = EditDistance.suggestion(for: member.name, in: keys.map(\.name))
        let hint = near.map { "; \($0)" } ?? ""
        throw ConfigurationError(line: member.line, message: "unknown key '\(member.name)'\(hint)")
      }
      do {
        try key.apply(&target, member.value)
      } catch let error as UsageError {
        throw ConfigurationError(line: member.value.line, message: error.inOneLine)
      }
    }
  }

  /// The members of an object.
  func members() throws -> [Member] {
    guard case .object(let members) = content else { throw wrong("an object") }
    return members
  }

  /// The elements of a list.
  func elements() throws -> [JSON5Value] {
    guard case .array(let values) = content else { throw wrong("a list") }
    return values
  }

  /// A text that is not empty.
  func text() throws -> String {
    guard case .string(let text) = content, !text.isEmpty else { throw wrong("a string") }
    return text
  }

  /// A number in a range.
  func number(in range: ClosedRange<Double>) throws -> Double {
    guard case .number(let number) = content, range.contains(number) else {
      throw wrong("a number from \(Int(range.lowerBound)) to \(Int(range.upperBound))")
    }
    return number
  }

  private func wrong(_ expected: String) -> ConfigurationError {
    ConfigurationError(line: line, message: "expected \(expected), found \(description)")
  }
}
