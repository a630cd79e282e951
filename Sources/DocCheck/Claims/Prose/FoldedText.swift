/// Prose in the form that cues are matched against, with the way back to the file.
///
/// Letters are lower case, full-width forms are ASCII, a number is one marker byte, blanks beside
/// ideographs and kana are gone, literal `**` is gone: libcmark leaves it where a closing run
/// is between punctuation and a letter (CommonMark 0.31.2 §6.2), as in `**42%**減少`.
struct FoldedText: Sendable {
  /// A link or a written-out address.
  struct Link: Sendable {
    /// The folded bytes of the link's text.
    let range: Range<Int>
    /// The bytes of the file, markup included.
    let file: Range<Int>
    let destination: String
    /// The link's text in folded form.
    let words: String
    /// Whether the text is nothing but a code span.
    let isCode: Bool
  }

  /// UTF-8 with `Marker` bytes.
  var bytes: [UInt8] = []
  /// The file offset of each byte's first source byte.
  var starts: [Int] = []
  /// The file offset after each byte's last source byte.
  var ends: [Int] = []
  var links: [Link] = []
  /// The indices of the bytes that begin a new line of the source.
  var lineStarts: Set<Int> = []

  var count: Int { bytes.count }

  /// The bytes of the file after a range of folded bytes.
  func file(_ range: Range<Int>) -> Range<Int> {
    guard let first = range.first, let last = range.last else {
      let place = range.lowerBound < starts.count ? starts[range.lowerBound] : ends.last ?? 0
      return place..<place
    }
    return starts[first]..<max(starts[first], ends[last])
  }

  /// The links that overlap a range, found by binary search.
  func links(in range: Range<Int>) -> ArraySlice<Link> {
    var low = 0
    var high = links.count
    while low < high {
      let middle = (low + high) / 2
      if links[middle].range.upperBound <= range.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return links[low...].prefix { $0.range.lowerBound < range.upperBound }
  }

  /// Whether the folded bytes of a range begin with the given text.
  func holds(_ text: StaticString, at index: Int) -> Bool {
    guard index >= 0, index + text.utf8CodeUnitCount <= bytes.count else { return false }
    for offset in 0..<text.utf8CodeUnitCount
    where bytes[index + offset] != text.utf8Start[offset] { return false }
    return true
  }
}
