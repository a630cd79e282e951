/// Puts edits into the bytes of a file; everything else stays as it is.
enum Splice {
  /// The bytes after the edits of some fixes.
  ///
  /// A fix is made whole or not at all: one that touches an earlier one's place waits for the next
  /// round.
  static func applying(_ fixes: [Finding.Fix], to bytes: [UInt8]) -> [UInt8] {
    var taken: [Finding.Fix.Edit] = []
    for fix in fixes {
      let new = fix.edits.filter { !taken.contains($0) }
      let isFree = new.allSatisfy { edit in
        edit.bytes.upperBound <= bytes.count && !taken.contains { overlap($0.bytes, edit.bytes) }
      }
      if isFree { taken += new }
    }
    var result = bytes
    for edit in taken.sorted(by: { $0.bytes.lowerBound > $1.bytes.lowerBound }) {
      result.replaceSubrange(edit.bytes, with: edit.replacement.utf8)
    }
    return result
  }

  /// Whether two ranges share a byte, or two insertions their place.
  private static func overlap(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    left.overlaps(right) || left.lowerBound == right.lowerBound
      || left.isEmpty && right.contains(left.lowerBound)
      || right.isEmpty && left.contains(right.lowerBound)
  }
}
