/// The keys that the page listens to, shown on demand.
enum PageKeys {
  private static let keys: [(key: String, meaning: String)] = [
    ("/", "search"), ("j", "the next article, cause or snippet"),
    ("k", "the previous article, cause or snippet"),
    ("Enter", "open or link to the selected item"), ("Esc", "close the search"),
    ("?", "this list"),
  ]

  /// A dialogue, closed until the script opens it.
  static var markup: Markup {
    """
    <dialog id="keys" aria-labelledby="keys-title">
    <h2 id="keys-title">Keys</h2>
    <dl class="keys">
    \(Markup(keys) { "<div><dt><kbd>\($0.key)</kbd></dt><dd>\($0.meaning)</dd></div>\n" })</dl>
    <form method="dialog"><button>Close</button></form>
    </dialog>
    """
  }
}
