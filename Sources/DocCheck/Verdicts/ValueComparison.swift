import Foundation

/// Compares the value that a comment shows with the descriptions of the real one.
struct ValueComparison: Sendable {
  let expectation: Expectation
  /// The value's descriptions, each as the program printed it.
  let actual: [String]
  let hasSets: Bool

  /// How one of the descriptions agrees; nothing if all differ.
  var agreement: OutputComparison.Agreement? {
    let agreements = expectation.readings.flatMap { reading in
      actual.compactMap { agreement(reading, Self.plain($0)) }
    }
    return agreements.contains(.exact) ? .exact : agreements.first
  }

  private func agreement(_ shown: String, _ actual: String) -> OutputComparison.Agreement? {
    if shown == actual { return .exact }
    if expectation.isApproximate {
      guard let number = ShownNumber(shown), case .number(let real)? = ShownValue(actual)?.unwrapped
      else { return nil }
      return number.isAbout(real) ? .within(.rounding) : nil
    }
    if let time = TimeParts(shown), let real = TimeParts(actual) {
      return time.agrees(with: real) ? .exact : nil
    }
    guard let value = ShownValue(shown), let real = ShownValue(actual),
      let tolerances = ValueMatch(hasSets: hasSets).tolerances(value, real)
    else { return nil }
    return OutputTolerance.allCases.first(where: tolerances.contains).map { .within($0) } ?? .exact
  }

  /// Whether the code has no value that could be shown: `()`, or an object.
  var isPointless: Bool { actual.first.map { Self.plain($0) == "()" } ?? true }

  /// The comparison with the variable on which something without a value is called; nothing where there is none.
  var ofBase: ValueComparison? {
    guard isPointless, actual.count > 2, expectation.certainty != .possible else { return nil }
    let base = Array(actual.dropFirst(2))
    return ValueComparison(expectation: expectation, actual: base, hasSets: hasSets)
  }

  /// The descriptions of the value, without those of the variable on which something is called.
  private var own: ArraySlice<String> { actual.prefix(2) }

  /// Whether the value is of a type whose descriptions show what it is made of: a comment may show what it
  /// stands for instead, such as the elements of a sequence.
  var isOpaque: Bool {
    own.allSatisfy { description in
      switch ShownValue(Self.plain(description))?.unwrapped {
      case .call?, nil: true
      default: false
      }
    }
  }

  /// Whether the comment shows a value of the real one's form, so that a difference is a mistake.
  var isOfSameForm: Bool {
    expectation.readings.contains { reading in
      own.contains { description in
        let actual = Self.plain(description)
        if let time = TimeParts(reading), let real = TimeParts(actual) {
          return time.resembles(real)
        }
        if expectation.isBare {
          let text = Self.text(of: actual)
          return BareWords(reading).misstate(text) || expectation.otherTexts.contains(text)
        }
        if expectation.isText, case .string(let string)? = ShownValue(actual)?.unwrappedOptional {
          return BareText(reading).mayShow(string)
        }
        guard let shown = ShownValue(reading), let real = ShownValue(actual) else { return false }
        // A case is printed without its dot.
        if reading.hasPrefix("."), expectation.showsValue, case .name = shown, case .name = real {
          return true
        }
        return shown.resembles(real)
      }
    }
  }

  /// Whether the value is a case of an enumeration, going by its descriptions.
  var isCase: Bool {
    actual.contains { description in
      switch ShownValue(Self.plain(description))?.unwrappedOptional {
      case .name(let path)?, .call(let path, _)?:
        path.count > 1 && path.last?.first?.isLowercase == true
      default: false
      }
    }
  }

  /// The value as readers would write it, who escape no apostrophe.
  var shown: String {
    let plain = actual.prefix(2).map { Self.plain($0).replacing("\\'", with: "'") }
    guard let first = plain.first else { return "" }
    // Descriptions for debugging name the module of a type.
    switch ShownValue(first)?.unwrappedOptional {
    case .name(let path)? where path.count > 1: return plain.last ?? first
    case .call(let path, _)? where path.count > 1: return plain.last ?? first
    case .call(_, let fields)? where fields.count == 1 && fields[0].value.isCollection:
      return plain.last ?? first
    default: return first
    }
  }

  /// What a description of a text describes; other output as it is.
  private static func text(of description: String) -> String {
    guard case .string(let string)? = ShownValue(description)?.unwrappedOptional else {
      return description
    }
    return string
  }

  /// The text without blanks around it.
  private static func plain(_ text: String) -> String {
    text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
