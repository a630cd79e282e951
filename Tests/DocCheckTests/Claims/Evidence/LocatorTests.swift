import Testing

@testable import DocCheck

@Suite("Locators")
struct LocatorTests {
  @Test(
    "A target is judged by its text",
    arguments: [
      ("https://example.org/report.pdf", Locator.document), ("../bench/README.md", .document),
      ("https://doi.org/10.1145/3308558", .document), ("doi:10.1145/3308558", .document),
      ("https://example.org/?id=3", .document), ("https://example.org", .hostRoot),
      ("http://example.org/", .hostRoot), ("https://example.org/#top", .hostRoot), ("", .empty),
      ("#", .empty), ("#results", .other), ("mailto:a@example.org", .other),
      ("javascript:alert(1)", .other), ("doc:Guide", .interfaceReference),
      ("https://developer.apple.com/documentation/swiftui/view", .interfaceReference),
      ("https://developer.apple.com/documentation/xcode/improving-your-app-s-speed", .document),
      ("https://developer.apple.com/videos/play/wwdc2023/10164/", .document),
      ("https://github.com/apple/swift-collections", .project),
      ("https://github.com/apple/swift-collections/blob/main/README.md", .document),
    ]
  )
  func judge(destination: String, expected: Locator) {
    #expect(Locator(destination) == expected)
  }

  @Test(
    "An identifier is found where it stands as a word",
    arguments: [
      ("see RFC 8259 §8", "RFC 8259"), ("(10.1145/3308558.3313618)", "10.1145/3308558.3313618"),
      ("ISBN 978-3-16-148410-0", "ISBN 978-3-16-148410-0"), ("arXiv:1809.08193", "arXiv:1809"),
      ("per SE-0413.", "SE-0413"), ("version 10.15/x", nil), ("USE-0413", nil), ("RFC 12", nil),
    ]
  )
  func identifiers(text: String, expected: String?) {
    #expect(SourceIdentifier.first(in: text) == expected)
  }
}
