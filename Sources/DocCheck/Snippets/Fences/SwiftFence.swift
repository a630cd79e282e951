/// A fence or indented code with Swift in it, as the article's readers are meant to see it.
struct SwiftFence {
  /// What the text of a fence turns out to be.
  enum Content {
    case code
    /// The new side of a change, which may show a part of a file only.
    case change
    /// Messages of the compiler or what a program prints, and no code.
    case output
  }

  /// The code, without the marks of a change and without output behind it.
  let code: CodeBlock
  let parsed: ParsedSwift
  let info: InfoString
  let content: Content
  /// What the output behind the code says about it.
  let outcome: OutputCutter.Outcome
  /// Whether line breaks of the code are lost that cannot be put back.
  let lacksLineBreaks: Bool
  /// What is wrong with the fence, its language left out.
  let findings: [Finding]
  /// That the fence does not name the language, or misspells it.
  let languageFinding: Finding?

  /// Whether the fence holds something other than Swift.
  var isForeign: Bool { shape(of: code.text, parsed: parsed) == .otherLanguage }

  /// The shape of a part of the code.
  func shape(of code: String, parsed: ParsedSwift) -> Shape {
    let isTooLong = parsed.isRefused && FenceClassifier.kind(of: code) != nil
    guard content != .output, !isTooLong else { return .otherLanguage }
    let shape = ShapeReader().shape(of: code, parsed: parsed)
    return content == .change && shape == .broken ? .pseudoCode : shape
  }
}
