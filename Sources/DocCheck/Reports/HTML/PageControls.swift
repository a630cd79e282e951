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
    \(Self.choice("Verdict", "verdict", ["passed", "failed", "undecided", "skipped"]))
    \(Self.choice("Rule", "rule", rules))
    \(isSorted ? order : .empty)
    <button type="reset">Clear</button>
    <p class="shown" role="status"></p>
    </form>

    """
  }

  private var order: Markup {
    """
    <label>Order <select name="sort"><option value="">path</option>\
    <option value="errors">most errors</option>\
    <option value="unverified">least verified</option></select></label>
    """
  }

  private static func choice(_ label: String, _ name: String, _ values: [String]) -> Markup {
    """
    <label>\(label) <select name="\(name)"><option value="">any</option>\
    \(Markup(values) { "<option>\($0)</option>" })</select></label>
    """
  }
}
