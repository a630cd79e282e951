/// Gives headings levels without gaps, below a heading of the page.
///
/// Authors skip levels; a page whose headings do is hard to get around in by ear.
struct HeadingOutline {
  private let base: Int
  private var open: [Int] = []

  /// - Parameter above: the level of the heading that all others are below.
  init(above: Int) { base = above }

  /// The level on the page for the author's level of the next heading; at most 6.
  mutating func level(for authored: Int) -> Int {
    while let last = open.last, last >= authored { open.removeLast() }
    open.append(authored)
    return min(6, base + open.count)
  }
}
