/// A line is a text and numbers without names, since there are thousands of lines in what is
/// remembered.
extension CodeBlock.Line: Codable {
  init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    text = try values.decode(String.self)
    number = try values.decode(Int.self)
    fileOffset = try values.decode(Int.self)
    virtualSpaces = try values.decode(Int.self)
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    try values.encode(text)
    for number in [number, fileOffset, virtualSpaces] { try values.encode(number) }
  }
}
