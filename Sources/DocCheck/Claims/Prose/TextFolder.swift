/// Turns the running text of a block into the form that cues are matched against.
struct TextFolder {
  private let raw: RawProse
  private let numerals: NumeralTable
  private var index = 0
  private var result = FoldedText()
  /// The folded start and the target's index of the link that is open.
  private var openLink: (start: Int, destination: Int, file: Int)?
  private var nextDestination = 0
  /// Whether the last character is an ideograph, kana or their punctuation.
  private var endsInIdeograph = false
  /// Where a template tag may be looked for again, so that a flood of braces costs linear time.
  private var templateFreeUntil = 0

  /// The folded form of a text.
  static func fold(_ raw: RawProse, numerals: NumeralTable) -> FoldedText {
    var folder = TextFolder(raw, numerals)
    while folder.index < raw.bytes.count { folder.step() }
    return folder.result
  }

  private init(_ raw: RawProse, _ numerals: NumeralTable) {
    self.raw = raw
    self.numerals = numerals
    result.bytes.reserveCapacity(raw.bytes.count)
    result.starts.reserveCapacity(raw.bytes.count)
    result.ends.reserveCapacity(raw.bytes.count)
  }

  private mutating func step() {
    let byte = raw.bytes[index]
    if let end = numerals.end(in: raw.bytes, from: index) {
      return emitNumber(to: end)
    }
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): foldNumber()
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): emit(byte | 0x20, index..<index + 1)
    case UInt8(ascii: "h"): if !foldAddress() { emit(byte, index..<index + 1) }
    case UInt8(ascii: " "), UInt8(ascii: "\n"): foldBlank()
    case UInt8(ascii: "*"): foldAsterisk()
    case UInt8(ascii: "{"): foldTemplate()
    case Marker.linkStart: startLink()
    case Marker.linkEnd: endLink()
    case 0x80...: foldWide()
    default: emit(byte, index..<index + 1)
    }
  }

  private mutating func emit(_ byte: UInt8, _ source: Range<Int>) {
    result.bytes.append(byte)
    result.starts.append(raw.starts[source.lowerBound])
    result.ends.append(raw.ends[source.upperBound - 1])
    index = source.upperBound
    endsInIdeograph = false
  }

  // MARK: Numbers

  private mutating func foldNumber() {
    var end = DigitScanner.number(in: raw.bytes, from: index)
    if let second = DigitScanner.rangeConnector(in: raw.bytes, at: end) {
      end = DigitScanner.number(in: raw.bytes, from: second)
    }
    emitNumber(to: NumeralTable.withPower(raw.bytes, end))
  }

  /// Puts a number's marker, and leaves out the blank between it and its unit.
  private mutating func emitNumber(to end: Int) {
    emit(Marker.number, index..<end)
    var next = end
    while next < raw.bytes.count, raw.bytes[next] == UInt8(ascii: " ") { next += 1 }
    guard next > end, next < raw.bytes.count else { return }
    let byte = raw.bytes[next]
    let isUnit = ByteClass.leadsHangul(byte) || ByteClass.leadsIdeograph(byte)
    if isUnit || byte == UInt8(ascii: "%") || byte == 0xEF { index = next }
  }

  // MARK: Blanks and markup

  private mutating func foldBlank() {
    let start = index
    while index < raw.bytes.count,
      raw.bytes[index] == UInt8(ascii: " ") || raw.bytes[index] == UInt8(ascii: "\n")
    {
      index += 1
    }
    if raw.bytes[start..<index].contains(UInt8(ascii: "\n")) {
      result.lineStarts.insert(result.count)
    }
    let followedByIdeograph =
      index < raw.bytes.count && ByteClass.leadsIdeograph(raw.bytes[index])
    let isRepeated = result.bytes.last == UInt8(ascii: " ")
    guard !endsInIdeograph, !followedByIdeograph, !isRepeated else { return }
    emit(UInt8(ascii: " "), start..<index)
  }

  private mutating func foldAsterisk() {
    let isDouble = index + 1 < raw.bytes.count && raw.bytes[index + 1] == UInt8(ascii: "*")
    guard isDouble else { return emit(UInt8(ascii: "*"), index..<index + 1) }
    while index < raw.bytes.count, raw.bytes[index] == UInt8(ascii: "*") { index += 1 }
  }

  /// Hides `{{ … }}` and `{% … %}`, the tags of Hugo, Jekyll and Liquid, up to 200 bytes long.
  private mutating func foldTemplate() {
    guard let end = templateEnd() else { return emit(UInt8(ascii: "{"), index..<index + 1) }
    emit(Marker.code, index..<end)
  }

  private mutating func templateEnd() -> Int? {
    let limit = min(raw.bytes.count - 1, index + 200)
    guard index + 1 < limit, index >= templateFreeUntil else { return nil }
    let opener = raw.bytes[index + 1]
    guard opener == UInt8(ascii: "{") || opener == UInt8(ascii: "%") else { return nil }
    let closer = opener == UInt8(ascii: "{") ? UInt8(ascii: "}") : opener
    for end in index + 2..<limit
    where raw.bytes[end] == closer && raw.bytes[end + 1] == UInt8(ascii: "}") { return end + 2 }
    templateFreeUntil = limit - 100
    return nil
  }

  // MARK: Links

  private mutating func startLink() {
    openLink = (result.count, nextDestination, raw.starts[index])
    nextDestination += 1
    index += 1
  }

  private mutating func endLink() {
    let fileEnd = raw.ends[index]
    index += 1
    guard let link = openLink else { return }
    openLink = nil
    let range = link.start..<result.count
    let text = result.bytes[range]
    result.links.append(
      FoldedText.Link(
        range: range,
        file: link.file..<max(link.file, fileEnd),
        destination: raw.destinations[link.destination],
        words: String(decoding: text, as: UTF8.self),
        isCode: text.contains(Marker.code)
          && text.allSatisfy { $0 == Marker.code || $0 == UInt8(ascii: " ") }
      )
    )
  }

  private mutating func foldAddress() -> Bool {
    guard let end = AddressScanner.end(in: raw.bytes, from: index) else { return false }
    if openLink == nil {
      let text = String(decoding: raw.bytes[index..<end], as: UTF8.self)
      let file = raw.starts[index]..<raw.ends[end - 1]
      let link = FoldedText.Link(
        range: result.count..<result.count + 1,
        file: file,
        destination: text,
        words: text,
        isCode: false
      )
      result.links.append(link)
    }
    emit(Marker.address, index..<end)
    return true
  }

  // MARK: Characters outside ASCII

  private mutating func foldWide() {
    let width = WideCharacter.width(raw.bytes[index])
    let end = min(index + width, raw.bytes.count)
    switch WideCharacter.fold(raw.bytes[index..<end]) {
    case .drop: index = end
    case .blank: foldWideBlank(end)
    case .ascii(let byte) where ByteClass.isDigit(byte): foldNumber()
    case .ascii(let byte): emit(byte, index..<end)
    case .keep: keepWide(end)
    }
  }

  private mutating func foldWideBlank(_ end: Int) {
    if result.bytes.last == UInt8(ascii: " ") || endsInIdeograph {
      index = end
    } else {
      emit(UInt8(ascii: " "), index..<end)
    }
  }

  private mutating func keepWide(_ end: Int) {
    let isIdeograph = ByteClass.leadsIdeograph(raw.bytes[index])
    while index < end {
      result.bytes.append(raw.bytes[index])
      result.starts.append(raw.starts[index])
      result.ends.append(raw.ends[index])
      index += 1
    }
    endsInIdeograph = isIdeograph
  }
}
