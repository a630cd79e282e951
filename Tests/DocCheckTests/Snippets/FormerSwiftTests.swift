import Testing

@testable import DocCheck

@Suite("Swift of earlier versions")
struct FormerSwiftTests {
  @Test(
    "A version that this compiler has no mode for is named",
    arguments: [
      ("Swift 2 wrote it so", true), ("In Swift 1.2 there was", true), ("swift3 and before", true),
      ("Swift 4.x", true), ("since Swift 5.2", false), ("Swift 6", false), ("Swift 12", false),
      ("SwiftUI 3", false), ("swiftly 4 times", false), ("", false), ("Swift", false),
      ("SWIFT-4", true), ("Swift v2", true),
      ("Swift " + String(repeating: "1", count: 90_000), false),
    ]
  )
  func named(text: String, isNamed: Bool) {
    #expect(FormerSwift.isNamed(in: text) == isNamed)
  }

  @Test("An article that names no version of today is about the earlier one that it names")
  func topic() {
    #expect(FormerSwift.isTopic(of: "Written for Xcode 7 and Swift 2.2."))
    #expect(!FormerSwift.isTopic(of: "Swift 2 had it, Swift 5 has not."))
    #expect(!FormerSwift.isTopic(of: "SwiftUI is newer than Swift 4."))
  }
}
