/// A snippet's code with statements that print marks and values behind those of its own.
struct OutputProbes {
  /// What is printed about values.
  enum Content {
    /// Their descriptions for debugging and for reading.
    case descriptions
    /// Whether they are equal to expressions, by the comments' places.
    case equalities([Span: String])
  }

  /// A text that the snippet cannot know.
  private let mark: String
  private let content: Content
  private var code: [UInt8]
  /// The numbers of parts that the marks have cut the output into.
  private var count = 0

  init(code: String, mark: String, content: Content) {
    self.code = Array(code.utf8)
    (self.mark, self.content) = (mark, content)
  }

  /// The lines of the code, as many as before.
  var lines: [String] { SourceText(code).lines }

  /// Puts probes behind the items that expectations belong to.
  ///
  /// - Parameters:
  ///   - expectations: in the order of the code.
  ///   - items: for each expectation the item that it stands behind; nothing if there is none.
  /// - Returns: for each expectation the parts of the output that it speaks of; of a value, each
  ///   candidate's descriptions for debugging and for reading.
  mutating func insert(_ expectations: [Expectation], behind items: [Item?]) -> [[Int]] {
    var parts = expectations.map { _ in [Int]() }
    var insertions: [(offset: Int, text: String)] = []
    let ends = Set(items.compactMap { $0?.bytes.upperBound }).sorted()
    for end in ends {
      var probes = closing
      let printed = count - 1
      for index in items.indices where items[index]?.bytes.upperBound == end {
        guard let item = items[index] else { continue }
        let comment = expectations[index].span
        switch expectations[index].subject {
        case .printed: parts[index] = [printed]
        case .variable(let name): parts[index] = show([name], for: comment, in: &probes)
        case .result:
          // The value of an item is kept once, for the first comment that speaks of it.
          guard !insertions.contains(where: { $0.offset == item.bytes.lowerBound }) else {
            continue
          }
          let (name, opening) = result(of: item, number: index)
          if let opening {
            insertions.append((item.bytes.lowerBound, opening))
            probes = ")" + probes
          }
          parts[index] = show([name] + base(of: item), for: comment, in: &probes)
        }
      }
      insertions.append((end, probes))
    }
    for insertion in insertions.sorted(by: { $0.offset > $1.offset }) {
      code.insert(contentsOf: Array(insertion.text.utf8), at: insertion.offset)
    }
    return parts
  }

  /// Ends a part of the output.
  private var closing: String {
    mutating get {
      count += 1
      return "; print(\"\(mark)\")"
    }
  }

  /// Prints what is asked about values, each in parts of their own.
  private mutating func show(
    _ values: [String],
    for comment: Span,
    in probes: inout String
  ) -> [Int] {
    let shown =
      switch content {
      case .descriptions:
        values.flatMap { value in
          ["reflecting", "describing"].map { "Swift.String(\($0): \(value))" }
        }
      case .equalities(let expressions):
        expressions[comment].map { ["docCheckEquality(\(values[0]), \($0))"] } ?? []
      }
    let first = count
    for text in shown { probes += "; print(\(text))" + closing }
    return Array(first..<count)
  }

  /// The declarations before the code that the probes need.
  var opening: String {
    guard case .equalities = content else { return "print(\"\(mark)\")" }
    let head = "func docCheckEquality<T"
    return """
      \(head): Swift.Equatable>(_ a: T, _ b: T) -> Swift.String { a == b ? "equal" : "different" }; \
      @_disfavoredOverload \(head)>(_ a: T, _ b: T) -> Swift.String { \
      Swift.String(reflecting: a) == Swift.String(reflecting: b) ? "equal" : "unknown" }; \
      print("\(mark)")
      """
  }

  /// The name that holds an item's value, and what must stand before an expression to give it one.
  private func result(of item: Item, number: Int) -> (name: String, opening: String?) {
    if let name = item.declares.first, item.kind == .variable { return (name, nil) }
    let name = "docCheckResult\(number)"
    return (name, "let \(name) = (")
  }

  /// The variable that an expression begins with: a comment behind `list.append(3)` may well speak
  /// of the list.
  private func base(of item: Item) -> [String] {
    guard item.kind == .expression else { return [] }
    let text = String(decoding: code[item.bytes], as: UTF8.self)
    let name = text.leadingName
    guard let first = name.first, first.isLowercase, name.count < text.count,
      !["try", "await"].contains(name), text.dropFirst(name.count).first != "("
    else { return [] }
    return [name]
  }
}
