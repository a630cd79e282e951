extension String {
  /// The parts of a piece of Swift between separators that are in no brackets, without blanks around them and
  /// without empty ones.
  func partsOutsideBrackets(at separator: Unicode.Scalar) -> [String] {
    guard !isEmpty else { return [] }
    var (parts, start, depth): ([Substring], Index, Int) = ([], startIndex, 0)
    var last: Unicode.Scalar = " "
    for (index, scalar) in zip(unicodeScalars.indices, unicodeScalars) {
      switch scalar {
      case "(", "[", "{", "<": depth += 1
      case ")", "]", "}": depth -= 1
      case ">" where last != "-": depth -= 1
      case separator where depth == 0:
        parts.append(self[start..<index])
        start = unicodeScalars.index(after: index)
      default: break
      }
      last = scalar
    }
    parts.append(self[start...])
    return parts.map { String($0).trimmingBlanks }.filter { !$0.isEmpty }
  }
}
