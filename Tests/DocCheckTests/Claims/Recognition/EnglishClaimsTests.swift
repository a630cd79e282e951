import Testing

@testable import DocCheck

@Suite("Claims in English")
struct EnglishClaimsTests {
  static let claims: [ClaimExample] = [
    ClaimExample(
      "Lazy loading cuts the time to first frame by 35%.",
      .statistic,
      .unsourced,
      "Lazy loading cuts the time to first frame by 35%"
    ),
    ClaimExample(
      "With image caching, network traffic dropped 70 percent.",
      .statistic,
      .unsourced,
      "network traffic dropped 70 percent"
    ),
    ClaimExample(
      "Two out of three beginners give up on their first crash.",
      .statistic,
      .unsourced,
      "Two out of three beginners give up on their first crash"
    ),
    ClaimExample(
      "More than half of all teams skip code review on Fridays.",
      .statistic,
      .unsourced,
      "More than half of all teams skip code review on Fridays"
    ),
    ClaimExample(
      "- Crash rate: 2.4% → 0.3%\n- Supported systems: unchanged",
      .statistic,
      .unsourced,
      "Crash rate: 2.4% → 0.3%"
    ),
    ClaimExample(
      "Roughly 45% of sessions last under a minute, a recent survey says.",
      .statistic,
      .vagueSource,
      "Roughly 45% of sessions last under a minute, a recent survey says"
    ),
    ClaimExample(
      "Builds got **42%** shorter (Build Report 2023).",
      .statistic,
      .vagueSource,
      "Builds got **42%** shorter"
    ),
    ClaimExample(
      "At one large retailer, churn fell by 18% after the redesign.",
      .statistic,
      .vagueSource,
      "churn fell by 18% after the redesign"
    ),
    ClaimExample(
      "Moving to actors makes the importer about three times faster.",
      .multiplier,
      .unsourced,
      "Moving to actors makes the importer about three times faster"
    ),
    ClaimExample(
      "The new parser is 10x faster.",
      .multiplier,
      .unsourced,
      "The new parser is 10x faster"
    ),
    ClaimExample(
      "Pairing doubled the productivity of the team.",
      .multiplier,
      .unsourced,
      "Pairing doubled the productivity of the team"
    ),
    ClaimExample(
      "Writes are an order of magnitude cheaper with batching.",
      .multiplier,
      .unsourced,
      "Writes are an order of magnitude cheaper with batching"
    ),
    ClaimExample(
      "The list loads in 120 ms.",
      .perfFigure,
      .unsourced,
      "The list loads in 120 ms"
    ),
    ClaimExample(
      "Each diff takes only 3 milliseconds.",
      .perfFigure,
      .unsourced,
      "Each diff takes only 3 milliseconds"
    ),
    ClaimExample(
      "Scrolling runs at 60 fps even on old phones.",
      .perfFigure,
      .unsourced,
      "Scrolling runs at 60 fps even on old phones"
    ),
    ClaimExample(
      "- Launch: 2.8 s → 0.9 s",
      .perfFigure,
      .unsourced,
      "Launch: 2.8 s → 0.9 s"
    ),
    ClaimExample(
      "Core Data is the slowest store of all.",
      .superlative,
      .unsourced,
      "Core Data is the slowest store of all"
    ),
    ClaimExample(
      "Structs are always faster than classes.",
      .superlative,
      .unsourced,
      "Structs are always faster than classes"
    ),
    ClaimExample(
      "Dictionaries are more efficient than arrays for lookups.",
      .superlative,
      .unsourced,
      "Dictionaries are more efficient than arrays for lookups"
    ),
    ClaimExample(
      "Experts recommend small functions.",
      .attribution,
      .vagueSource,
      "Experts recommend small functions"
    ),
    ClaimExample(
      "According to Google, short functions are easier to review.",
      .attribution,
      .vagueSource,
      "According to Google, short functions are easier to review"
    ),
    ClaimExample(
      "It is well known that shared state causes bugs.",
      .attribution,
      .vagueSource,
      "It is well known that shared state causes bugs"
    ),
    ClaimExample(
      "Apple recommends value types for models.",
      .attribution,
      .vagueSource,
      "Apple recommends value types for models"
    ),
    ClaimExample(
      "Research shows that tests save money.",
      .attribution,
      .vagueSource,
      "Research shows that tests save money"
    ),
    ClaimExample(
      "As one of the designers put it, \"simplicity was the goal\".",
      .quote,
      .vagueSource,
      "\"simplicity was the goal\""
    ),
    ClaimExample(
      "`NavigationStack` was introduced in iOS 16.",
      .availability,
      .verified,
      "`NavigationStack` was introduced in iOS 16"
    ),
    ClaimExample(
      "Typed throws require Swift 6.",
      .availability,
      .unsourced,
      "Typed throws require Swift 6"
    ),
    ClaimExample(
      "Appending to an array is amortized O(1).",
      .behaviour,
      .unsourced,
      "Appending to an array is amortized O(1)"
    ),
    ClaimExample(
      "`Mutex` is thread-safe.",
      .behaviour,
      .unsourced,
      "`Mutex` is thread-safe"
    ),
    ClaimExample(
      "Combine is the industry standard for asynchronous code.",
      .popularity,
      .unsourced,
      "Combine is the industry standard for asynchronous code"
    ),
    ClaimExample(
      "Most companies write unit tests today.",
      .popularity,
      .unsourced,
      "Most companies write unit tests today"
    ),
    ClaimExample(
      "| Metric | Before | After | Change |\n| --- | --- | --- | --- |\n| Binary | 12 MB | 9 MB | -25% |",
      .statistic,
      .unsourced,
      "-25%"
    ),
    ClaimExample(
      "| Metric | Before | After |\n| --- | --- | --- |\n| Launch | 2.1 s | 0.8 s |",
      .perfFigure,
      .unsourced,
      "2.1 s | 0.8 s"
    ),
    ClaimExample(
      "| Case | Speedup |\n| --- | --- |\n| Parsing | 3.2x |",
      .multiplier,
      .unsourced,
      "3.2x"
    ),
  ]

  @Test("A sentence that claims something is found with its kind and its place", arguments: claims)
  func claim(example: ClaimExample) throws {
    try example.check()
  }

  static let traps: [String] = [
    "Reduce the opacity to 50%.",
    "The image fills 60% of its container's width.",
    "CI fails when coverage drops below 80%.",
    "I agree with this 100%.",
    "Show a \"20% off\" badge above the cell.",
    "Play the clip at 1.5x or 2x speed.",
    "Double the delay after each failed attempt.",
    "The closure is called three times.",
    "The `@3x` asset is three times as wide as the original.",
    "The animation takes 0.3 seconds.",
    "Set the request timeout to 10 seconds.",
    "The buffer holds 4 KB.",
    "Enter at most 140 characters.",
    "Install the latest version of Xcode.",
    "This is the fastest way to learn the basics.",
    "Show the row only if the count is greater than 10.",
    "According to the log, the closure ran twice.",
    "The list is sorted according to the locale.",
    "This book recommends value types.",
    "The alert says \"Could not save\".",
    "We call this pattern \"lifting state up\".",
    "Everything here was tested with Swift 6.1 on macOS 15.",
    "Our app requires iOS 17.",
    "The standard library has everything we need.",
    "I think structs are faster.",
    "Suppose 5% of requests fail.",
    "If 5% of all users tapped at once, what would happen?",
    "25% of 400 is 100.",
    "We want to cut build times by 20% next year.",
    "Avoid phrases such as \"50% faster\" without a source.",
    "The type checker guarantees that the value is never nil.",
    "Pass the value as a percentage.",
    "This is considered best practice here.",
    "I researched the cause and found a retain cycle.",
    "| Setting | Value |\n| --- | --- |\n| Opacity | 50% |",
    "See SE-0395 and chapter 7 for details.",
    "# Ship 40% faster with modules",
  ]

  @Test("A sentence that claims nothing is left alone", arguments: traps)
  func trap(markdown: String) throws {
    #expect(try ClaimExample.claims(in: markdown).map(\.text) == [])
  }
}
