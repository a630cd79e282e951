/// The controls that narrow the page down, which the script brings to light.
struct PageControls {
  private let rules: [String]
  /// Whether there are several articles to put in order.
  private let isSorted: Bool

  init(_ articles: [ArticleReport]) {
    rules = Set(articles.flatMap(\.findings).map(\.rule.id)).sorted()
    isSorted = articles.count > 1
  }

  /// The search, the choices and what they leave.
  var markup: Markup {
    """
    <form class="controls" id="controls" role="search" aria-label="Filter" hidden="hidden">
    <label class="search">Search <input type="search" name="q" autocomplete="off" \
    spellcheck="false" /></label>
    \(Self.choice("Verdict", "verdict", verdicts, all: "All verdicts"))
    \(Self.choice("Severity", "severity", severities, all: "All severities"))
    \(Self.choice("Rule", "rule", rules.map { ($0, $0) }, all: "All rules"))
    \(isSorted ? order : .empty)
    <button type="reset">Clear</button>
    <p class="shown" role="status"></p>
    </form>

    """
  }

  private var order: Markup {
    """
    <label>Sort by <select name="sort"><option value="">Errors</option>\
    <option value="path">File name</option>\
    <option value="unchecked">Not checked</option></select></label>
    """
  }

  private var verdicts: [(value: String, label: String)] {
    [("passed", "Passed"), ("failed", "Failed"), (PageFilter.notChecked, "Not checked")]
  }

  private var severities: [(value: String, label: String)] {
    [("error", "Errors"), ("warning", "Warnings"), ("note", "Notes")]
  }

  private static func choice(
    _ label: String,
    _ name: String,
    _ values: [(value: String, label: String)],
    all: String
  ) -> Markup {
    """
    <label>\(label) <select name="\(name)"><option value="">\(all)</option>\
    \(Markup(values) { "<option value=\"\($0.value)\">\($0.label)</option>" })</select></label>
    """
  }
}
