/// The items of a window, from its first one on, that are Swift code and belong together.
struct CodeRegion {
  let window: CodeWindow
  /// The items; none where the window does not begin with code.
  private(set) var items: [CodeOutline.Item] = []
  /// The offsets of the items that begin where the line break after other code was lost.
  private(set) var seams: [Int] = []
  /// The first item that does not belong to the code.
  private(set) var next: CodeOutline.Item?
  /// The number of items in the window.
  private let count: Int
  /// The types that the items declare.
  private var types: Set<String> = []
  private var hasOnlyImports = true

  init(_ outline: CodeOutline, in window: CodeWindow) {
    self.window = window
    count = outline.items.count
    for item in outline.items {
      guard belongs(item) else {
        next = item
        break
      }
      if isSeam(before: item) { seams.append(item.bytes.lowerBound) }
      items.append(item)
      types.formUnion(item.types)
      if !item.isImport { hasOnlyImports = false }
    }
    while let last = items.last, last.clarity < .strong, !endsClearly(last) {
      next = items.removeLast()
    }
  }

  /// Whether more of the file may change what the code is: it takes all items, or the window cuts the
  /// last one off.
  var mayGoOn: Bool {
    guard !window.isLast else { return false }
    guard let next else { return true }
    return items.count + 1 == count && (window.isCut || (!next.isSound && next.clarity > .none))
  }

  /// Whether something shows that this is code and no prose.
  var isClear: Bool {
    items.contains { $0.clarity == .strong } || (spansLines && !hasOnlyImports)
  }

  /// Whether the code takes several lines.
  var spansLines: Bool { items.last.map { lineIndex($0.bytes.upperBound) > firstLine } ?? false }

  /// The number of line breaks that are lost inside of items and between them.
  var lostLineBreaks: Int {
    let between = zip(items, items.dropFirst()).count { first, second in
      lineIndex(first.bytes.upperBound) == lineIndex(second.bytes.lowerBound)
    }
    return items.reduce(between) { $0 + $1.lostLineBreaks }
  }

  /// The end of the code in the window's text: after the last item and the comments that follow
  /// it, unless they lead to other code.
  var end: Int {
    guard let last = items.last else { return 0 }
    let end = last.bytes.upperBound
    let rest = window.rest(from: end)
    guard isBlankOrComment(rest), rest.first != UInt8(ascii: "/") else { return end }
    guard next.map({ $0.clarity < .plain }) ?? true else { return end + rest.count }
    var stop = end + rest.count
    for line in window.lines.dropFirst(window.lineIndex(of: end) + 1) {
      guard line.text.utf8.drop(while: Self.isBlank).starts(with: "//".utf8) else { break }
      stop += 1 + line.text.utf8.count
    }
    return stop
  }

  /// Whether nothing but blanks and a comment comes after the last item on its line.
  var endsItsLine: Bool {
    items.last.map { isBlankOrComment(window.rest(from: $0.bytes.upperBound)) } ?? false
  }

  /// The item that the parser refuses, if the code begins with it or on its line.
  var brokenItem: CodeOutline.Item? {
    guard let next, !next.isSound, next.clarity == .strong,
      items.last.map({ lineIndex($0.bytes.upperBound) == lineIndex(next.bytes.lowerBound) }) ?? true
    else { return nil }
    return next
  }

  private var firstLine: Int { items.first.map { lineIndex($0.bytes.lowerBound) } ?? 0 }

  private func lineIndex(_ offset: Int) -> Int { window.lineIndex(of: offset) }

  /// Whether an item goes on what the items before it began.
  private func belongs(_ item: CodeOutline.Item) -> Bool {
    guard item.isSound else { return false }
    guard let last = items.last else { return item.clarity >= .plain }
    if last.isCut || (item.isImport && !hasOnlyImports) || !types.isDisjoint(with: item.types) {
      return false
    }
    return item.clarity >= (isSeam(before: item) ? .strong : .weak)
  }

  /// Whether an item begins on the last line of code that takes several.
  private func isSeam(before item: CodeOutline.Item) -> Bool {
    guard let last = items.last, spansLines else { return false }
    return lineIndex(last.bytes.upperBound) == lineIndex(item.bytes.lowerBound)
  }

  /// Whether an item without braces ends where its line does, and not with a word of prose.
  private func endsClearly(_ item: CodeOutline.Item) -> Bool {
    let end = item.bytes.upperBound
    return window.rest(from: end - 1).first.map { $0 < 0x80 } ?? false
      && isBlankOrComment(window.rest(from: end))
  }

  private func isBlankOrComment(_ rest: Substring.UTF8View) -> Bool {
    let text = rest.drop { Self.isBlank($0) || $0 == UInt8(ascii: ";") }
    return text.isEmpty || text.starts(with: "//".utf8)
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}
