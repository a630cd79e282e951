import Testing

@testable import DocCheck

@Suite("Facts about availability")
struct AvailabilityFactTests {
  private func claims(_ markdown: String) throws -> [String] {
    try ClaimExample.claims(in: markdown).filter { $0.kind == .availability }
      .map { "\($0.evidence.rawValue): \($0.evidenceText ?? "")" }
  }

  @Test(
    "A claim that names the version of an API is verified",
    arguments: [
      "`@StateObject` requires iOS 14.",
      "The `StateObject` wrapper is old; `@StateObject` needs iOS 14.",
      "`@StateObject` was introduced in macOS 11.", "@StateObjectはiOS14にならないと使えません。",
      "`@StateObject`はiOS 14以降で使えます。", "`@StateObject`는 iOS 14부터 사용할 수 있습니다.",
      "`@StateObject` 需要 iOS 14。", "`@StateObject` 从 iOS 14 开始可用。",
    ]
  )
  func verified(markdown: String) throws {
    let claims = try claims(markdown)
    #expect(claims == ["verified: 'StateObject' needs iOS 14.0, macOS 11.0"])
  }

  @Test(
    "A claim that names another version is contradicted, and the fact is stated",
    arguments: [
      "`@StateObject` requires iOS 13.", "The `@StateObject` requires iOS 15.",
      "@StateObjectはiOS13から使えます。", "`@StateObject`는 iOS 15부터 사용할 수 있습니다.",
      "`@StateObject` 需要 iOS 15。", "`@StateObject` was introduced in macOS 10.15.",
      "As [the page](https://example.com/a/b) says, `@StateObject` requires iOS 13.",
    ]
  )
  func contradicted(markdown: String) throws {
    let claims = try claims(markdown)
    #expect(claims == ["contradicted: 'StateObject' needs iOS 14.0, macOS 11.0"])
  }

  @Test(
    "What may speak of something else than the first release is left open",
    arguments: [
      "The second initializer of `NavigationStack` requires iOS 17.",
      "`onChange` requires iOS 17.", "`Unheard` requires iOS 14.",
      "`@StateObject` in a widget requires iOS 15.",
      "`@StateObject` doesn't need iOS 15 to be available.",
      "`@StateObject` needs tvOS 13.",
    ]
  )
  func open(markdown: String) throws {
    #expect(try claims(markdown).allSatisfy { $0.hasPrefix("unsourced") })
  }

  @Test("A contradicted claim is an error that states the fact")
  func finding() throws {
    let claims = try ClaimExample.claims(in: "`@StateObject` requires iOS 13.")
    let findings = ClaimRules().findings(for: claims)
    #expect(findings.map(\.rule) == [.contradictedClaim])
    #expect(findings.map(\.severity) == [.error])
    #expect(
      findings.map(\.message) == [
        "availability '`@StateObject` requires iOS 13' is not so: "
          + "'StateObject' needs iOS 14.0, macOS 11.0"
      ]
    )
  }
}
