import Foundation
import Testing

@testable import DocCheck

@Suite("Page style")
struct PageStyleTests {
  /// The value of each colour in the light theme, then in the dark one.
  private static let themes: [[String: String]] = {
    let parts = PageStyle.sheet.components(separatedBy: "prefers-color-scheme: dark")
    return parts.prefix(2).map { part in
      var colors: [String: String] = [:]
      for line in part.split(separator: "\n") {
        let words = line.split(whereSeparator: { " :;".contains($0) })
        guard words.count == 2, words[0].hasPrefix("--"), words[1].hasPrefix("#") else { continue }
        colors[String(words[0])] = colors[String(words[0])] ?? String(words[1])
      }
      return colors
    }
  }()

  /// The relative luminance of WCAG 2.2.
  private func luminance(_ color: String) throws -> Double {
    let value = try #require(Int(color.dropFirst(), radix: 16))
    let channels = [value >> 16 & 255, value >> 8 & 255, value & 255].map { channel -> Double in
      let share = Double(channel) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
  }

  @Test(
    "Every text has the contrast of WCAG AA on every ground that it stands on",
    arguments: [
      ("--ink", ["--ground", "--surface", "--code-ground"]),
      (
        "--ink",
        ["--passed-tint", "--failed-tint", "--undecided-tint", "--skipped-tint", "--note-tint"]
      ),
      ("--muted", ["--ground", "--surface", "--code-ground"]),
      ("--link", ["--ground", "--surface"]),
      ("--passed", ["--ground", "--surface", "--passed-tint"]),
      ("--failed", ["--ground", "--surface", "--failed-tint"]),
      ("--undecided", ["--ground", "--surface", "--undecided-tint"]),
      ("--skipped", ["--surface", "--skipped-tint"]),
      ("--note", ["--ground", "--surface", "--note-tint"]),
      ("--code-keyword", ["--code-ground"]), ("--code-string", ["--code-ground"]),
      ("--code-number", ["--code-ground"]), ("--code-comment", ["--code-ground"]),
      ("--code-type", ["--code-ground"]), ("--code-attribute", ["--code-ground"]),
    ]
  )
  func contrast(text: String, grounds: [String]) throws {
    #expect(Self.themes.count == 2)
    for theme in Self.themes {
      for ground in grounds {
        let pair = [
          try luminance(try #require(theme[text])), try luminance(try #require(theme[ground])),
        ].sorted()
        #expect((pair[1] + 0.05) / (pair[0] + 0.05) >= 4.5, "\(text) on \(ground)")
      }
    }
  }

  @Test("The style sheet loads nothing and stays whole inside its element and in XML")
  func selfContained() {
    for trace in ["url(", "@import", "<", "&", "]]>"] {
      #expect(!PageStyle.sheet.contains(trace), "\(trace)")
    }
  }
}
