import Testing

@testable import DocCheck

@Suite("Claims in English, in other words")
struct EnglishVariantsTests {
  static let claims: [ClaimExample] = [
    ClaimExample(
      "Making it async halves the load on the main thread.",
      .statistic,
      .unsourced,
      "Making it async halves the load on the main thread"
    ),
    ClaimExample(
      "82% of respondents have no time to write tests (Developer Poll 2022).",
      .statistic,
      .vagueSource,
      "82% of respondents have no time to write tests"
    ),
    ClaimExample(
      "You can shave 55% off your compile times with modules.",
      .statistic,
      .unsourced,
      "You can shave 55% off your compile times with modules"
    ),
    ClaimExample(
      "80% of bugs come from boundary handling.",
      .statistic,
      .unsourced,
      "80% of bugs come from boundary handling"
    ),
    ClaimExample(
      "Review time went down by a third.",
      .statistic,
      .unsourced,
      "Review time went down by a third"
    ),
    ClaimExample(
      "According to an internal report, crashes fell 30%.",
      .statistic,
      .vagueSource,
      "crashes fell 30%"
    ),
    ClaimExample(
      "Nine out of ten developers prefer structs.",
      .statistic,
      .unsourced,
      "Nine out of ten developers prefer structs"
    ),
    ClaimExample(
      "Teams ship 1.5x more features with it.",
      .multiplier,
      .unsourced,
      "Teams ship 1.5x more features with it"
    ),
    ClaimExample(
      "It delivers four times the performance of the old code.",
      .multiplier,
      .unsourced,
      "It delivers four times the performance of the old code"
    ),
    ClaimExample(
      "Our encoder is several times faster than the stock one.",
      .multiplier,
      .unsourced,
      "Our encoder is several times faster than the stock one"
    ),
    ClaimExample(
      "Responses arrive in under 50 ms.",
      .perfFigure,
      .unsourced,
      "Responses arrive in under 50 ms"
    ),
    ClaimExample(
      "Sorting 100,000 rows takes about 0.2 seconds.",
      .perfFigure,
      .unsourced,
      "Sorting 100,000 rows takes about 0.2 seconds"
    ),
    ClaimExample(
      "Average latency dropped from 300 ms to 80 ms.",
      .perfFigure,
      .unsourced,
      "Average latency dropped from 300 ms to 80 ms"
    ),
    ClaimExample(
      "No other framework comes close in performance.",
      .superlative,
      .unsourced,
      "No other framework comes close in performance"
    ),
    ClaimExample(
      "Realm is far faster than Core Data.",
      .superlative,
      .unsourced,
      "Realm is far faster than Core Data"
    ),
    ClaimExample(
      "UIKit consistently outperforms SwiftUI.",
      .superlative,
      .unsourced,
      "UIKit consistently outperforms SwiftUI"
    ),
    ClaimExample(
      "Several studies have found that typed languages have fewer defects.",
      .attribution,
      .vagueSource,
      "Several studies have found that typed languages have fewer defects"
    ),
    ClaimExample(
      "Google engineers claim that monorepos scale better.",
      .attribution,
      .vagueSource,
      "Google engineers claim that monorepos scale better"
    ),
    ClaimExample(
      "Singletons are widely considered an anti-pattern.",
      .attribution,
      .vagueSource,
      "Singletons are widely considered an anti-pattern"
    ),
    ClaimExample(
      "`async let` is available from Swift 5.5.",
      .availability,
      .unsourced,
      "`async let` is available from Swift 5.5"
    ),
    ClaimExample(
      "`UIWebView` was deprecated in iOS 12.",
      .availability,
      .unsourced,
      "`UIWebView` was deprecated in iOS 12"
    ),
    ClaimExample(
      "This queue is safe to call from any thread.",
      .behaviour,
      .unsourced,
      "This queue is safe to call from any thread"
    ),
    ClaimExample(
      "Nearly every company has moved away from VIPER.",
      .popularity,
      .unsourced,
      "Nearly every company has moved away from VIPER"
    ),
    ClaimExample(
      "The vast majority of iOS developers use SwiftUI today.",
      .popularity,
      .unsourced,
      "The vast majority of iOS developers use SwiftUI today"
    ),
  ]

  @Test("A claim is found in other words too", arguments: claims)
  func claim(example: ClaimExample) throws {
    try example.check()
  }

  static let traps: [String] = [
    "Load the next page once the scroll position reaches 80%.",
    "The chance of heads is 50%.",
    "Draw only a quarter of the circle.",
    "Split the array in half and recurse.",
    "The method runs three times in this test.",
    "Make the title 1.5 times larger.",
    "This is a 30-minute video.",
    "The cache holds at most 50 MB.",
    "The label updates every second.",
    "The toast disappears after 0.5 seconds.",
    "The outermost view gets a background.",
    "Let's look at the simplest example.",
    "This reads better, I feel.",
    "I ran it in the iOS 15 simulator.",
    "Follow the steps in the documentation.",
    "We surveyed the code for similar problems.",
    "Use a faster device than the one from chapter 2.",
    "Swift 6 is the version used in this article.",
    "A `Double` takes 8 bytes.",
  ]

  @Test("A sentence that claims nothing is left alone in other words too", arguments: traps)
  func trap(markdown: String) throws {
    #expect(try ClaimExample.claims(in: markdown).map(\.text) == [])
  }
}
