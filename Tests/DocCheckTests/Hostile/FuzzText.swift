import Foundation

/// Texts made by chance of pieces that mean something, the same ones for the same seed.
struct FuzzText {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  /// The next number below a bound (SplitMix64).
  mutating func number(below bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((value ^ (value >> 31)) % UInt64(bound))
  }

  /// Some of the pieces, one after the other.
  mutating func text(of pieces: [String], most: Int) -> String {
    (0...number(below: most)).map { _ in pieces[number(below: pieces.count)] }.joined()
  }

  /// The bytes of a text, some of them lost, doubled or changed.
  mutating func damaged(_ text: String) -> [UInt8] {
    var bytes = Array(text.utf8)
    for _ in 0..<number(below: 4) where !bytes.isEmpty {
      let place = number(below: bytes.count)
      switch number(below: 4) {
      case 0: bytes.remove(at: place)
      case 1: bytes.insert(bytes[place], at: place)
      case 2: bytes[place] = UInt8(number(below: 256))
      default: bytes.removeLast(bytes.count - place)
      }
    }
    return bytes
  }
}

extension FuzzText {
  /// The pieces of a kind of input, which `scripts/fuzz` reads as well.
  static func pieces(_ kind: String) throws -> [String] {
    try JSONDecoder().decode(
      [String].self,
      from: Repository.data("Tests/Fixtures/Fuzz/\(kind).json")
    )
  }
}
