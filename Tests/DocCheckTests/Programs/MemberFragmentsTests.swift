import Testing

@testable import DocCheck

@Suite("Members that stand alone belong to the type that they use")
struct MemberFragmentsTests {
  /// The texts of what comes along with one of some snippets, the last one unless told.
  private func context(_ codes: String..., of subject: Int? = nil) throws -> [String] {
    let known = try Checking.environment.get().known
    let markdown = codes.map { "```swift\n\($0)\n```\n" }.joined(separator: "\n")
    let article = ArticleReader().article(path: "a.md", bytes: Array(markdown.utf8))
    let items = ArticleDraft(article, claimReader: try ClaimReader()).items
    let linker = Linker(items: items, known: known)
    let draft = Draft(subject: subject ?? codes.count - 1)
    return linker.context(for: draft).sorted().map { items[$0].text }
  }

  private let chain = "public class Chain<T> {\n  private var values: [T] = []\n}"
  private let append = "public func append(value: T) { values.append(value) }"

  @Test("A later snippet finds them in an extension of the type")
  func later() throws {
    let use = "let chain = Chain<String>()\nchain.append(value: \"a\")"
    #expect(try context(chain, append, use) == [chain, "extension Chain { \(append) }"])
  }

  @Test("The type itself finds what only a later snippet shows")
  func earlier() throws {
    let list = """
      struct Basket: View {
        @State private var pears = [1]
        var body: some View { List(pears, id: \\.self) { Text("\\($0)") }.onTapGesture(perform: empty) }
      }
      """
    let empty = "private func empty() { pears.removeAll() }"
    #expect(try context(list, empty, of: 0) == ["extension Basket { \(empty) }"])
  }

  @Test("Subscripts come along wherever the type does")
  func subscripts() throws {
    let item = "public subscript(index: Int) -> T { values[index] }"
    let use = "let chain = Chain<Int>()\nprint(chain[0])"
    #expect(try context(chain, item, use) == [chain, "extension Chain { \(item) }"])
  }

  @Test("Members of members that stand alone belong to the same type")
  func further() throws {
    let node = "public func value(at place: Int) -> T { values[place] }"
    let item = "public subscript(index: Int) -> T { value(at: index) }"
    let expected = [chain, "extension Chain { \(node) }", "extension Chain { \(item) }"]
    #expect(try context(chain, node, item, "print(Chain<Int>()[0])") == expected)
  }

  @Test("Overloads come along side by side, a newer version in the place of the older one")
  func versions() throws {
    let other = "public func append(all: [T]) { values += all }"
    let newer = "public func append(value: T) { values.insert(value, at: 0) }"
    let use = "let chain = Chain<Int>()\nchain.append(value: 1)\nchain.append(all: [2])"
    let expected = [chain, "extension Chain { \(other) }", "extension Chain { \(newer) }"]
    #expect(try context(chain, append, other, newer, use) == expected)
  }

  @Test("A version of the type that has the member needs no extension")
  func wholeType() throws {
    let whole = "public class Chain<T> {\n  private var values: [T] = []\n  \(append)\n}"
    let use = "let chain = Chain<Int>()\nchain.append(value: 1)"
    #expect(try context(chain, append, whole, use) == [whole])
  }

  @Test("What stands for itself, or only in the type itself, stays as it is")
  func others() throws {
    let free = "public func total(_ values: [Int]) -> Int { values.reduce(0, +) }"
    #expect(try context(chain, free, "print(total([1]))") == [free])
    let ship = "class Ship { var sails = 2 }"
    let over = "override var sails: Int { didSet { print(sails) } }"
    #expect(try context(ship, over, "print(Ship().sails)") == [ship])
  }
}
