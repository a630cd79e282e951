import Glibc

/// One message of the compiler, at a place of the program's text.
struct CompilerMessage: Codable, Hashable, Sendable {
  /// How the compiler labels a message.
  enum Kind: String, Codable, Sendable {
    case error
    case warning
    case note
    case remark
  }

  let kind: Kind
  /// The message without its identifier.
  let text: String
  /// The compiler's own name for the message (`-debug-diagnostic-names`): `cannot_find_in_scope`.
  let id: String?
  /// The file that the message is about, as it was named on the command line; nothing where the
  /// compiler names none.
  private(set) var file: String?
  /// The line of that file, counted from 1.
  private(set) var line: Int
  /// The column of that line in bytes, counted from 1.
  private(set) var column: Int
  /// The notes that belong to an error.
  var notes: [CompilerMessage] = []

  /// Whether the message is about the program, not about a module that it imports.
  var isInProgram: Bool { file?.hasSuffix("/" + Compiler.programFile) ?? true }

  /// Whether the message is about the file that belongs to the program's module.
  var isInOtherFile: Bool { file?.hasSuffix("/" + Compiler.otherFile) ?? false }

  /// Reads messages in the style `-diagnostic-style llvm`: `file:line:column: kind: text [id]`,
  /// notes after the message that they belong to.
  static func list(in output: String) -> [CompilerMessage] {
    var messages: [CompilerMessage] = []
    for line in output.split(separator: "\n") {
      guard let message = CompilerMessage(line: String(line)) else { continue }
      if message.kind == .note, !messages.isEmpty {
        messages[messages.count - 1].notes.append(message)
      } else {
        messages.append(message)
      }
    }
    return messages.reduce(into: []) { list, message in message.join(&list) }
  }

  /// Adds the message to a list, among those of its kind at its place by its text.
  ///
  /// The compiler says these in no certain order. What says less of the place than another one is left out.
  private func join(_ list: inout [CompilerMessage]) {
    let start = list.lastIndex { !$0.isBeside(self) }.map { $0 + 1 } ?? 0
    guard start < list.endIndex else { return list.append(self) }
    if saysLittle { return }
    if list[start].saysLittle { list.remove(at: start) }
    let place = list[start...].firstIndex { text < $0.text } ?? list.endIndex
    list.insert(self, at: place)
  }

  /// Adds a note at the message's position.
  mutating func addNote(_ text: String) {
    let place = "\(file ?? "<unknown>"):\(line):\(column)"
    notes += [CompilerMessage(line: "\(place): note: \(text)")].compactMap(\.self)
  }

  /// Whether the message only follows from what another one says of its place, where there is one.
  private var saysLittle: Bool {
    ["cannot_infer_type_for_pattern", "invalid_redecl_implicit"].contains(id)
  }

  /// Whether the message is of the same kind and about the same place as another one.
  private func isBeside(_ other: CompilerMessage) -> Bool {
    file != nil
      && (kind, file, line, column) == (other.kind, other.file, other.line, other.column)
  }

  /// Whether the message comes before another one in the same file.
  func stands(before other: CompilerMessage) -> Bool {
    (line, column) < (other.line, other.column)
  }

  /// The message about one of some files, with its notes, as if it were about a program alone.
  func about(_ file: String) -> CompilerMessage {
    var message = self
    if message.file == file { message.file = "/" + Compiler.programFile }
    message.notes = notes.map { $0.about(file) }
    return message
  }

  /// The message at the place of another one.
  func moved(to other: CompilerMessage) -> CompilerMessage {
    var message = self
    (message.file, message.line, message.column) = (other.file, other.line, other.column)
    return message
  }

  /// The message at another place, with other notes.
  func moved(line: Int, column: Int, notes: [CompilerMessage]) -> CompilerMessage {
    var message = self
    (message.line, message.column, message.notes) = (line, column, notes)
    return message
  }

  /// Reads one line; nothing if it is not the head of a message.
  private init?(line: String) {
    for kind in [Kind.error, .warning, .note, .remark] {
      // Most lines are none, and C's function says so sooner.
      guard strstr(line, "\(kind.rawValue): ") != nil else { continue }
      guard let range = line.firstRange(of: "\(kind.rawValue): ") else { continue }
      let place = line[..<range.lowerBound]
      guard place.isEmpty || place.hasSuffix(": ") else { continue }
      let parts = place.dropLast(2).split(separator: ":", omittingEmptySubsequences: false)
      let numbers = parts.suffix(2).compactMap { Int($0) }
      guard place.isEmpty || place.hasPrefix("<unknown>") || numbers.count == 2 else { continue }
      self.kind = kind
      (text, id) = Self.splitIdentifier(String(line[range.upperBound...]))
      file = numbers.count == 2 ? parts.dropLast(2).joined(separator: ":") : nil
      self.line = numbers.first ?? 0
      column = numbers.last ?? 0
      return
    }
    return nil
  }

  /// Takes the identifier and the group, both in brackets, off the end of a message.
  static func splitIdentifier(_ text: String) -> (text: String, id: String?) {
    var rest = text
    var id: String?
    while rest.hasSuffix("]"), let open = rest.lastIndex(of: "["), open > rest.startIndex,
      rest[rest.index(before: open)] == " "
    {
      let name = rest[rest.index(after: open)...].dropLast()
      guard name.allSatisfy({ $0.isLetter || $0.isNumber || "_#-".contains($0) }) else { break }
      if name.first != "#" { id = String(name) }
      rest = String(rest[..<rest.index(before: open)])
    }
    return (rest, id)
  }
}
