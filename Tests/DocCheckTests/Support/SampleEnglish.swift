@testable import DocCheck

extension Samples {
  /// Each verdict, each state of evidence but two, findings in code, in prose and in neither.
  static func english() throws -> SampleArticle {
    var sample = SampleArticle(path: "articles/counter.md", englishText)
    let (first, second) = (sample.id(1), sample.id(2))
    try sample.addSnippet(.passed(.ran)) {
      $0.tests = [
        TestResult(name: "A counter starts at zero", line: 24, passed: true),
        TestResult(name: "Resetting twice changes nothing", line: 27, passed: true),
      ]
      $0.output = "count: 1\ncount: 2"
    }
    try sample.addSnippet(.passed(.compiled), shape: .members) {
      $0.dependsOn = [first]
      $0.assumed = ["Theme"]
      $0.imported = ["SwiftUI"]
      $0.needs = .swiftUI4
      $0.wrapped = "members"
    }
    try sample.addSnippet(.failed, shape: .statements) {
      $0.dependsOn = [first, second]
      $0.wrapped = "statements"
    }
    try sample.addSnippet(.undecided(reason: "the sample modules lack PhaseAnimator")) {
      $0.imported = ["SwiftUI"]
    }
    try sample.addSnippet(
      .skipped(reason: "pseudo-code: the author sketches a flow"),
      shape: .pseudoCode
    )
    try sample.addClaim("Two thirds of all counters", .statistic, .unsourced)
    try sample.addClaim("about 3 times faster", .multiplier, .vagueSource, "(a recent survey)")
    try sample.addClaim(
      "reads *only* what `body` used",
      .behaviour,
      .sourced,
      "https://developer.apple.com/documentation/observation"
    )
    try addEnglishFindings(to: &sample)
    return sample
  }

  private static func addEnglishFindings(to sample: inout SampleArticle) throws {
    let misspelt = try sample.span(of: "cuont")
    sample.findings = [
      Finding(
        rule("compile-error", .error),
        at: misspelt,
        "value of type 'Counter' has no member 'cuont'; did you mean 'count'?",
        notes: [
          Finding.Note(message: "'count' declared here", span: try sample.span(of: "count = 0"))
        ],
        snippet: sample.id(3),
        fix: Finding.Fix(edits: [.init(bytes: misspelt.bytes, replacement: "count")])
      ),
      Finding(
        rule("undeclared-name", .note),
        at: try sample.span(of: "Theme"),
        "'Theme' is declared nowhere in the article and was taken to exist",
        snippet: sample.id(2)
      ),
      Finding(
        .unsourcedClaim,
        at: try sample.span(of: "Two thirds of all counters"),
        "a statistic without a source"
      ),
      Finding(
        rule("broken-link", .warning),
        at: try sample.span(of: "the chapter on bindings"),
        "there is no file bindings.md",
        notes: [Finding.Note(message: "links are relative to the article", span: nil)]
      ),
    ]
  }

  private static let englishText = """
    ---
    title: Counting with Observation
    ---

    # Counting with Observation

    A counter is the smallest model that is worth watching. Two thirds of all counters on screen \
    hold a single number, and yet each of them wants to be reset.

    ```swift
    import Observation

    /// A number that goes up.
    @Observable
    final class Counter {
      var count = 0

      func reset() { count = 0 }
    }
    ```

    <!-- doccheck:test
    @Test("A counter starts at zero") func start() {
      #expect(Counter().count == 0)
    }
    @Test("Resetting twice changes nothing") func reset() {
      let counter = Counter()
      counter.reset()
      counter.reset()
      #expect(counter.count == 0)
    }
    -->

    ### A view that watches

    A view reads *only* what `body` used, says [the documentation](https://developer.apple.com/\
    documentation/observation). That makes it about 3 times faster than it was before (a recent \
    survey).

    ```swift
    @State private var counter = Counter()

    var body: some View {
      Button("\\(counter.count) taps") { counter.count += 1 }
        .foregroundStyle(Theme.accent)
    }
    ```

    1. Tap the button.
    2. Look at the label:

       ```swift
       let counter = Counter()
       counter.cuont += 1 // the name is misspelt
       print("count: \\(counter.count)")
       ```

    ## Animating the change

    > A number that jumps is a number nobody believes.

    ```swift
    PhaseAnimator([false, true]) { grown in
      Text("1").scaleEffect(grown ? 1.2 : 1)
    }
    ```

    The flow, in words, goes on in [the chapter on bindings](bindings.md) and in \
    [the Japanese article](カウンタ.md):

    ```swift
    tap → count += 1 → body → diff
    ```

    ```sh
    swift build
    ```

    """
}
