extension Rule {
  /// A fact that no reader can check, because no source is named.
  static let unsourcedClaim = Rule(
    id: "unsourced-claim",
    severity: .error,
    summary: "A figure or a fact has no source.",
    explanation: """
      Readers cannot verify it: no source is near, and the article does not show the measurement. \
      Link the source, show how the figure was measured, mark it as your opinion, or remove it.

      A source counts in the same paragraph, list item or table (row, head, caption, introduction), \
      in a line such as "Source:" beside it or in its section, in a heading that is a link, in a \
      footnote and in an entry of the references that is cited. A section with the device, the method \
      and the code bears out the article's own figures.

      Is a figure missed, or is something flagged that is none? The words by which doccheck reads \
      English, Japanese, Korean and Chinese are in the folder Sources/DocCheck/Claims/Lexicon, one a \
      line: its class, a tab, the word. A `metric` is what is measured, `change`, `comparative` and \
      `level` are what happens to it, `people` and `event` are what a share counts; `judgement` \
      compares without a number, `praise` does so beside a `performance`. `setting`, `layout`, \
      `sample`, `possible` and their like take a claim away, and a longer word that only contains \
      another one is `other`. After a further tab, `verb` and `noun` give a word its other forms; a \
      Korean verb is listed as in a dictionary, `줄이다`. `#` is a number. A statement about code is \
      compared with facts only if each of its words is known: `plain` words change nothing, `joint` \
      ones join a member to its type, `works-on` and `from-version` belong to a version.
      """,
    failingExample: """
      # Caching

      With this cache the app starts 42% faster.
      """,
    correctedExample: """
      # Caching

      With this cache the app starts faster on our devices.
      """
  )
}
