/// A message of the compiler with the changes that it offers, as `-serialize-diagnostics-path` has
/// them written.
struct SerializedDiagnostic: Hashable, Sendable {
  /// A replacement of the bytes between two places of the program.
  struct Edit: Hashable, Sendable {
    let start: Place
    let end: Place
    let replacement: String
  }

  /// A line of the program and a column in bytes, both counted from 1.
  struct Place: Hashable, Sendable {
    let line: Int
    let column: Int
  }

  let isError: Bool
  /// The message without its identifier.
  let text: String
  /// The compiler's own name for the message.
  let id: String?
  let place: Place
  /// What the message itself offers, all of which belongs together.
  let edits: [Edit]
  /// The notes that belong to the message.
  let notes: [SerializedDiagnostic]

  /// The diagnostics about the program in what the compiler wrote.
  ///
  /// - Throws: `BitstreamReader.Malformed` if the bytes are nothing of the kind.
  static func list(in bytes: [UInt8]) throws(BitstreamReader.Malformed) -> [SerializedDiagnostic] {
    let blocks = try BitstreamReader.blocks(in: bytes, after: "DIAG")
    let files = Set(blocks.flatMap(programFiles))
    return blocks.compactMap { SerializedDiagnostic($0, files: files) }
  }

  /// What blocks and records are, from Clang's `SerializedDiagnostics.h`.
  private enum Code {
    static let diagnosticBlock = 9
    static let (diagnostic, fileName, fixIt) = (2, 6, 7)
    static let error = 3
  }

  /// The numbers of the files that hold the program.
  private static func programFiles(_ block: BitstreamReader.Block) -> [Int] {
    let own = block.records.filter { record in
      record.code == Code.fileName
        && String(decoding: record.blob, as: UTF8.self).hasSuffix("/" + Compiler.programFile)
    }
    return own.compactMap(\.values.first) + block.blocks.flatMap(programFiles)
  }

  /// Nothing where a block is about something else than the program.
  private init?(_ block: BitstreamReader.Block, files: Set<Int>) {
    guard block.id == Code.diagnosticBlock,
      let record = block.records.first(where: { $0.code == Code.diagnostic }),
      let severity = record.values.first,
      let place = Place(record.values.dropFirst(), files: files)
    else { return nil }
    isError = severity == Code.error
    (text, id) = CompilerMessage.splitIdentifier(String(decoding: record.blob, as: UTF8.self))
    self.place = place
    let offered = block.records.filter { $0.code == Code.fixIt }
    let edits = offered.compactMap { Edit($0, files: files) }
    // A part of what was offered is another offer.
    self.edits = edits.count == offered.count ? edits : []
    notes = block.blocks.compactMap { SerializedDiagnostic($0, files: files) }
  }
}

extension SerializedDiagnostic.Place {
  /// The numbers of a place: its file, its line, its column and its offset.
  fileprivate init?(_ values: ArraySlice<Int>, files: Set<Int>) {
    let values = Array(values.prefix(4))
    guard values.count == 4, files.contains(values[0]) else { return nil }
    (line, column) = (values[1], values[2])
  }
}

extension SerializedDiagnostic.Edit {
  fileprivate init?(_ record: BitstreamReader.Record, files: Set<Int>) {
    guard let start = SerializedDiagnostic.Place(record.values[...], files: files),
      let end = SerializedDiagnostic.Place(record.values.dropFirst(4), files: files)
    else { return nil }
    (self.start, self.end) = (start, end)
    replacement = String(decoding: record.blob, as: UTF8.self)
  }
}
