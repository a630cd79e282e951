/// All cues in one tree of bytes, walked once from each place in the text where a cue may begin.
///
/// The cost is linear in the text: the longest cue bounds each walk.
struct CueTrie: Sendable {
  /// A cue that ends at a node.
  private struct Terminal: Sendable {
    let group: CueGroup
    let language: ProseLanguage
    let cue: Cue
  }

  /// The children, keyed by parent node and byte, in a hash table with open addressing.
  private var keys: [UInt32] = Array(repeating: 0, count: 1 << 12)
  private var children: [Int32] = Array(repeating: 0, count: 1 << 12)
  private var used = 0
  /// The terminals of each node; most have none.
  private var terminals: [[Terminal]] = [[]]
  /// Whether any cue begins with a byte, and whether one may do so inside a Latin word.
  private var begins = [Bool](repeating: false, count: 256)
  private var beginsInWord = [Bool](repeating: false, count: 256)

  /// Adds a cue.
  mutating func insert(_ cue: Cue, group: CueGroup, language: ProseLanguage) {
    guard let first = cue.bytes.first else { return }
    begins[Int(first)] = true
    if cue.isOpenAtStart { beginsInWord[Int(first)] = true }
    var node: Int32 = 0
    for byte in cue.bytes { node = makeChild(of: node, byte) }
    terminals[Int(node)].append(Terminal(group: group, language: language, cue: cue))
  }

  /// Calls back for each cue that begins in a range of the text, in the order of their first bytes.
  func scan(
    _ text: FoldedText,
    in range: Range<Int>,
    source: SourceText,
    _ found: (CueHit) -> Void
  ) {
    text.bytes.withUnsafeBufferPointer { bytes in
      for start in range {
        let first = bytes[start]
        guard begins[Int(first)], !ByteClass.isContinuation(first) else { continue }
        let isInWord = start > 0 && ByteClass.isLetter(bytes[start - 1])
        if isInWord, ByteClass.isLetter(first), !beginsInWord[Int(first)] { continue }
        walk(from: start, isInWord: isInWord, bytes, text, source, found)
      }
    }
  }

  private func walk(
    from start: Int,
    isInWord: Bool,
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ text: FoldedText,
    _ source: SourceText,
    _ found: (CueHit) -> Void
  ) {
    var node: Int32 = 0
    var end = start
    while end < bytes.count, let next = child(of: node, bytes[end]) {
      node = next
      end += 1
      guard !terminals[Int(node)].isEmpty else { continue }
      let isBeforeWord = end < bytes.count && ByteClass.isLetter(bytes[end])
      for terminal in terminals[Int(node)] {
        let cue = terminal.cue
        if isInWord && !cue.isOpenAtStart || isBeforeWord && !cue.isOpenAtEnd { continue }
        if cue.isBeforeCapital, !isCapital(after: end, in: text, source) { continue }
        found(
          CueHit(
            group: terminal.group,
            language: terminal.language,
            range: start..<end,
            isAtSentenceStart: cue.isAtSentenceStart,
            isStem: cue.isStem
          )
        )
      }
    }
  }

  private func isCapital(after end: Int, in text: FoldedText, _ source: SourceText) -> Bool {
    var index = end
    if index < text.count, text.bytes[index] == UInt8(ascii: " ") { index += 1 }
    guard index < text.count, text.starts[index] < source.bytes.count else { return false }
    let byte = source.bytes[text.starts[index]]
    return byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
  }

  // MARK: The tree

  private func child(of node: Int32, _ byte: UInt8) -> Int32? {
    let key = UInt32(node) << 8 | UInt32(byte)
    let mask = keys.count - 1
    var slot = Self.slot(key, mask)
    while children[slot] != 0 {
      if keys[slot] == key { return children[slot] }
      slot = (slot + 1) & mask
    }
    return nil
  }

  private mutating func makeChild(of node: Int32, _ byte: UInt8) -> Int32 {
    if let child = child(of: node, byte) { return child }
    if used * 2 >= keys.count { grow() }
    let child = Int32(terminals.count)
    terminals.append([])
    store(UInt32(node) << 8 | UInt32(byte), child)
    used += 1
    return child
  }

  private mutating func store(_ key: UInt32, _ child: Int32) {
    let mask = keys.count - 1
    var slot = Self.slot(key, mask)
    while children[slot] != 0 { slot = (slot + 1) & mask }
    keys[slot] = key
    children[slot] = child
  }

  private mutating func grow() {
    let old = zip(keys, children).filter { $0.1 != 0 }
    keys = Array(repeating: 0, count: keys.count * 2)
    children = Array(repeating: 0, count: keys.count)
    for (key, child) in old { store(key, child) }
  }

  @inline(__always)
  private static func slot(_ key: UInt32, _ mask: Int) -> Int {
    Int((key &* 2_654_435_769) >> 7) & mask
  }
}
