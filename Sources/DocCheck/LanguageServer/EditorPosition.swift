/// A place in a text as editors count: lines and UTF-16 code units from 0.
struct EditorPosition: Hashable, Sendable {
  let line: Int
  let character: Int

  init(line: Int, character: Int) { (self.line, self.character) = (line, character) }

  /// Reads a place of a message.
  ///
  /// - Throws: `ResponseError` for what is none.
  init(_ json: JSONValue?) throws(ResponseError) {
    guard let line = json?["line"]?.integer, let character = json?["character"]?.integer,
      line >= 0, character >= 0
    else {
      throw ResponseError(code: .invalidParameters, message: "a position needs line and character")
    }
    (self.line, self.character) = (line, character)
  }

  /// The place of a byte.
  init(_ offset: Int, in source: SourceText) {
    let line = source.lineNumber(of: offset)
    let start = source.lineStarts[line - 1]
    self.line = line - 1
    character =
      String(decoding: source.bytes[start..<max(start, offset)], as: UTF8.self).utf16.count
  }

  /// The byte at the place: the end of the line where the line is shorter, and that of the text where
  /// there is no such line.
  func offset(in source: SourceText) -> Int {
    guard line < source.lineCount else { return source.bytes.count }
    let start = source.lineStarts[line]
    let end = max(start, source.lineBytes(line + 1).upperBound)
    var left = character
    var offset = start
    for scalar in String(decoding: source.bytes[start..<end], as: UTF8.self).unicodeScalars {
      left -= scalar.utf16.count
      guard left >= 0 else { break }
      offset += scalar.utf8.count
    }
    return offset
  }

  /// The place as it is in a message.
  var json: JSONValue { ["line": JSONValue(line), "character": JSONValue(character)] }

  /// A stretch of bytes as it is in a message.
  static func range(_ bytes: Range<Int>, in source: SourceText) -> JSONValue {
    [
      "start": EditorPosition(bytes.lowerBound, in: source).json,
      "end": EditorPosition(bytes.upperBound, in: source).json,
    ]
  }

  /// Reads a stretch of a message; one that ends before it starts is empty.
  static func bytes(_ json: JSONValue?, in source: SourceText) throws(ResponseError) -> Range<Int> {
    let start = try EditorPosition(json?["start"]).offset(in: source)
    return start..<max(start, try EditorPosition(json?["end"]).offset(in: source))
  }
}
