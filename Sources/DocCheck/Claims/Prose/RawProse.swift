/// The running text of a block before folding: bytes, and the bytes of the file after each.
///
/// Markup is gone; a code span or an image is one marker byte, the ends of a link are marker
/// bytes of their own.
struct RawProse {
  /// The UTF-8 text with markers.
  private(set) var bytes: [UInt8] = []
  /// The file offset of each byte's first source byte.
  private(set) var starts: [Int] = []
  /// The file offset after each byte's last source byte.
  private(set) var ends: [Int] = []
  /// The targets of the links, in the order of their opening markers.
  private(set) var destinations: [String] = []
  /// The alternative texts of images: prose of their own.
  private(set) var captions: [RawProse] = []

  init(_ inlines: [Inline]) { append(inlines) }

  private init() {}

  /// Parts of the prose in ascending order, each with its own links.
  func slices(_ ranges: [Range<Int>]) -> [RawProse] {
    var opened = 0
    var index = 0
    return ranges.map { range in
      opened += bytes[index..<range.lowerBound].count { $0 == Marker.linkStart }
      let inside = bytes[range].count { $0 == Marker.linkStart }
      var part = RawProse()
      part.bytes = Array(bytes[range])
      part.starts = Array(starts[range])
      part.ends = Array(ends[range])
      part.destinations = Array(destinations[opened..<opened + inside])
      opened += inside
      index = range.upperBound
      return part
    }
  }

  /// Kept out of line: inlined into itself through links and emphasis, it costs the optimiser
  /// the better part of a minute.
  @inline(never)
  private mutating func append(_ inlines: [Inline]) {
    for inline in inlines { append(inline) }
  }

  private mutating func append(_ inline: Inline) {
    switch inline.kind {
    case .text(let text): append(text, of: inline)
    case .softBreak: append(UInt8(ascii: "\n"), inline.bytes)
    case .lineBreak: append(Marker.hardBreak, inline.bytes)
    case .code: append(Marker.code, inline.bytes)
    case .html(let tag):
      if tag.lowercased().hasPrefix("<br") { append(Marker.hardBreak, inline.bytes) }
    case .emphasis, .strong: append(inline.children)
    case .link(let destination, _): append(link: inline, to: destination)
    case .image:
      append(Marker.code, inline.bytes)
      captions.append(RawProse(inline.children))
    }
  }

  private mutating func append(link: Inline, to destination: String) {
    destinations.append(destination)
    append(Marker.linkStart, link.bytes.lowerBound..<link.bytes.lowerBound)
    append(link.children)
    append(Marker.linkEnd, link.bytes.upperBound..<link.bytes.upperBound)
  }

  private mutating func append(_ byte: UInt8, _ file: Range<Int>) {
    bytes.append(byte)
    starts.append(file.lowerBound)
    ends.append(file.upperBound)
  }

  @inline(never)
  private mutating func append(_ text: String, of inline: Inline) {
    var piece = inline.pieces.startIndex
    var shift = inline.bytes.lowerBound
    for (offset, byte) in text.utf8.enumerated() {
      while piece < inline.pieces.endIndex, inline.pieces[piece].textOffset <= offset {
        shift = inline.pieces[piece].fileOffset - inline.pieces[piece].textOffset
        piece += 1
      }
      // Text that was not found in the file must not get a position after the node's end.
      let (place, end) = (shift + offset, inline.bytes.upperBound)
      let isControl = byte < 0x20 && byte != UInt8(ascii: "\n")
      append(isControl ? UInt8(ascii: " ") : byte, min(place, end)..<min(place + 1, end))
    }
  }
}
