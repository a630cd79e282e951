/// Reads the container format of LLVM's bitstreams (https://llvm.org/docs/BitCodeFormat.html), as far
/// as the compiler uses it for diagnostics.
///
/// The compiler writes it while it reads code that nobody trusts, so that nothing here may rely on
/// what it says: every number is held against what is left of the bytes.
struct BitstreamReader {
  /// A block with what is in it.
  struct Block {
    let id: Int
    var records: [Record] = []
    var blocks: [Block] = []
  }

  /// Some numbers, and the bytes after them.
  struct Record {
    let code: Int
    let values: [Int]
    let blob: [UInt8]
  }

  /// The bytes are no such stream.
  struct Malformed: Error {}

  /// How an operand of a record is written.
  private enum Operand {
    case literal(UInt64)
    case fixed(Int)
    case variable(Int)
    case array
    case blob
  }

  private let bytes: [UInt8]
  private var bit = 0
  /// The abbreviations that all blocks of a kind begin with.
  private var shared: [Int: [[Operand]]] = [:]

  private static let deepest = 16
  /// The block that holds the abbreviations of others, and its record that names the kind.
  private static let (informationBlock, nextKind) = (0, 1)

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The outermost blocks after a stream's four magic bytes.
  static func blocks(in bytes: [UInt8], after magic: String) throws(Malformed) -> [Block] {
    guard bytes.starts(with: magic.utf8) else { throw Malformed() }
    var reader = BitstreamReader(bytes)
    reader.bit = magic.utf8.count * 8
    var blocks: [Block] = []
    while reader.bit < bytes.count * 8 {
      guard try reader.fixed(2) == 1 else { throw Malformed() }
      blocks.append(try reader.block())
    }
    return blocks
  }

  // MARK: Structure

  private mutating func block(depth: Int = 0) throws(Malformed) -> Block {
    var block = Block(id: try number(variable(8)))
    let width = try number(variable(4))
    align()
    _ = try fixed(32)
    guard depth < Self.deepest else { throw Malformed() }
    var abbreviations = shared[block.id] ?? []
    var kind = -1
    while true {
      switch try number(fixed(width)) {
      case 0:
        align()
        return block
      case 1: block.blocks.append(try self.block(depth: depth + 1))
      case 2 where block.id == Self.informationBlock:
        shared[kind, default: []].append(try operands())
      case 2: abbreviations.append(try operands())
      case 3: block.records.append(try plainRecord())
      case let index:
        guard index - 4 < abbreviations.count else { throw Malformed() }
        block.records.append(try record(abbreviations[index - 4]))
      }
      if block.id == Self.informationBlock, let last = block.records.last,
        last.code == Self.nextKind
      {
        kind = last.values.first ?? -1
      }
    }
  }

  private mutating func operands() throws(Malformed) -> [Operand] {
    var operands: [Operand] = []
    for _ in 0..<(try length(variable(5))) {
      if try fixed(1) == 1 {
        operands.append(.literal(try variable(8)))
        continue
      }
      switch try fixed(3) {
      case 1: operands.append(.fixed(try number(variable(5))))
      case 2: operands.append(.variable(try number(variable(5))))
      case 3: operands.append(.array)
      case 5: operands.append(.blob)
      default: throw Malformed()
      }
    }
    return operands
  }

  private mutating func plainRecord() throws(Malformed) -> Record {
    let code = try number(variable(6))
    var values: [Int] = []
    for _ in 0..<(try length(variable(6))) { values.append(try number(variable(6))) }
    return Record(code: code, values: values, blob: [])
  }

  private mutating func record(_ operands: [Operand]) throws(Malformed) -> Record {
    var values: [Int] = []
    var blob: [UInt8] = []
    var rest = operands[...]
    while let operand = rest.popFirst() {
      switch operand {
      case .array:
        guard let element = rest.popFirst() else { throw Malformed() }
        for _ in 0..<(try length(variable(6))) { values.append(try scalar(element)) }
      case .blob: blob = try self.blob()
      default: values.append(try scalar(operand))
      }
    }
    guard let code = values.first else { throw Malformed() }
    return Record(code: code, values: Array(values.dropFirst()), blob: blob)
  }

  // MARK: Parts

  private mutating func scalar(_ operand: Operand) throws(Malformed) -> Int {
    switch operand {
    case .literal(let value): try number(value)
    case .fixed(let width): try number(fixed(width))
    case .variable(let width): try number(variable(width))
    case .array, .blob: throw Malformed()
    }
  }

  private mutating func blob() throws(Malformed) -> [UInt8] {
    let count = try length(variable(6))
    align()
    let start = bit / 8
    guard count <= bytes.count - start else { throw Malformed() }
    bit += count * 8
    align()
    return Array(bytes[start..<start + count])
  }

  private mutating func fixed(_ width: Int) throws(Malformed) -> UInt64 {
    guard width <= 64, bit + width <= bytes.count * 8 else { throw Malformed() }
    var value: UInt64 = 0
    for place in 0..<width {
      let position = bit + place
      value |= UInt64(bytes[position / 8] >> UInt8(position % 8) & 1) << UInt64(place)
    }
    bit += width
    return value
  }

  /// A number in chunks of a width, whose highest bit says that there are more.
  private mutating func variable(_ width: Int) throws(Malformed) -> UInt64 {
    guard (2...32).contains(width) else { throw Malformed() }
    let more: UInt64 = 1 << UInt64(width - 1)
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while shift < 64 {
      let chunk = try fixed(width)
      value |= (chunk & (more - 1)) << shift
      if chunk & more == 0 { return value }
      shift += UInt64(width - 1)
    }
    throw Malformed()
  }

  /// A number of things each of which takes a bit at least.
  private func length(_ value: UInt64) throws(Malformed) -> Int {
    guard value <= bytes.count * 8 - bit else { throw Malformed() }
    return try number(value)
  }

  private func number(_ value: UInt64) throws(Malformed) -> Int {
    guard let number = Int(exactly: value) else { throw Malformed() }
    return number
  }

  /// Goes on at the next multiple of 32 bits.
  private mutating func align() { bit = (bit + 31) / 32 * 32 }
}
