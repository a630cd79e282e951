extension Substring {
  /// The columns of a row of a table, which tabs part, looked for by bytes.
  var columns: [Substring] {
    utf8.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map(Substring.init)
  }

  /// A name with argument labels, or with the mark of an initialiser that may fail, without these.
  var baseOfName: String {
    let end = utf8.firstIndex { byte in
      byte == UInt8(ascii: "(") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!")
    }
    return String(self[..<(end ?? endIndex)])
  }
}
