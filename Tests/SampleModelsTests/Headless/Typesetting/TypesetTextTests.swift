import SwiftUI
import Testing

@testable import Headless

@MainActor @Suite("Typesetting") struct TypesetTextTests {
  private func text(
    _ text: Text,
    _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> TypesetText {
    var values = EnvironmentValues()
    change(&values)
    return TypesetText(text.runs(in: values), in: values)
  }

  private func lines(_ words: String, _ width: CGFloat, limit: Int? = nil) -> [String] {
    text(Text(verbatim: words)) { $0.lineLimit = limit }
      .fitted(ProposedViewSize(width: width, height: nil)).lines
      .map { $0.pieces.map(\.text).joined() }
  }

  @Test("Letters have the advance widths of the font, in thousandths of its size")
  func widths() {
    let font = ResolvedFont(.system(size: 1000), in: EnvironmentValues())
    #expect(font.width(of: "A") == 615)
    #expect(font.width(of: "i") == 250)
    #expect(font.width(of: "日") == 1000)
    #expect(font.width(of: "я") > 300)
    var bold = font
    bold.weight = .bold
    #expect(bold.width(of: "A") > font.width(of: "A"))
    var code = font
    code.design = .monospaced
    #expect(code.width(of: "i") == code.width(of: "W"))
  }

  @Test("Lines are broken behind spaces and hyphens")
  func latin() {
    #expect(lines("one two three", 70) == ["one two", "three"])
    #expect(lines("well-known fact", 70) == ["well-", "known", "fact"])
    #expect(lines("a\nb", 100) == ["a", "b"])
  }

  @Test("East Asian lines are broken between letters, but not before closing marks")
  func eastAsian() {
    #expect(lines("日本語です", 17 * 3) == ["日本語", "です"])
    #expect(lines("日本語。です", 17 * 3) == ["日本", "語。で", "す"])
    #expect(lines("日本「語」", 17 * 3) == ["日本", "「語」"])
  }

  @Test("A word that is too long is broken at any letter")
  func longWord() {
    let broken = lines("abcdefghijkl", 40)
    #expect(broken.count > 1)
    #expect(broken.joined() == "abcdefghijkl")
  }

  @Test("More than the greatest number of lines ends in dots")
  func truncated() {
    let shown = lines("one two three four five six", 60, limit: 1)
    #expect(shown.count == 1)
    #expect(shown[0].hasSuffix("…"))
  }

  @Test("Smaller letters are used where they may be")
  func scaled() {
    let typeset = text(Text("Hello, wide world")) {
      $0.lineLimit = 1
      $0.minimumScaleFactor = 0.5
    }
    let fitted = typeset.fitted(ProposedViewSize(width: 100, height: nil))
    #expect(fitted.lines[0].pieces.map(\.text) == ["Hello, wide world"])
    #expect(fitted.text.runs[0].font.size < 17)
  }

  @Test(
    "The text size of the user counts",
    arguments: [(DynamicTypeSize.large, 20), (.accessibility5, 64)]
  )
  func typeSize(size: DynamicTypeSize, height: CGFloat) {
    #expect(text(Text("a")) { $0.dynamicTypeSize = size }.lineHeight == height)
  }

  @Test("Runs of one text have their own looks")
  func runs() {
    let runs = (Text("a").bold() + Text("b **c** `d`")).foregroundStyle(.red)
      .runs(in: EnvironmentValues())
    #expect(runs.map(\.text) == ["a", "b ", "c", " ", "d"])
    #expect(runs.map(\.font.isBold) == [true, false, true, false, false])
    #expect(runs.last?.font.design == .monospaced)
    #expect(runs.allSatisfy { $0.style is Color })
  }

  @Test("Room for lines that are not there is kept where it is asked for")
  func reserved() {
    let typeset = text(Text("a")) {
      $0.lineLimit = 3
      $0.textTraits.reservesLines = true
    }
    #expect(typeset.size(.unspecified).height == 60)
  }
}
