/// What a sandboxed program may reach, besides the system's own libraries.
struct Permissions: Sendable {
  /// Files and folders that it may read and execute.
  var readable: [String]
  /// Files and folders that it may write to.
  var writable: [String] = []
  /// A folder for its temporary files where there is no private one; nothing for none.
  var temporaryFolder: String?
  /// How many processes it may start; nothing for any number.
  var processes: Int?
  /// The bytes of memory that it and its processes may use together; nothing for any number.
  var memory: Int?

  /// The bytes that a program's temporary files may take.
  static let temporarySize = 64 << 20
}
