import Testing

@testable import DocCheck

@Suite("What snippets need of one another") struct LinkerTests {
  @Test("The extension that a later snippet shows may need Foundation where its use does not")
  func laterExtension() throws {
    #expect(
      try Checking.verdicts(
        ofFences: "let name = \"tern \".trimmed()",
        "extension String {\n  func trimmed() -> String { trimmingCharacters(in: .whitespaces) }\n}"
      ) == ["passed", "passed"]
    )
  }

  @Test(
    "A type with the name of a library's generic one is the article's, though it is shown later"
  )
  func laterType() throws {
    #expect(
      try Checking.verdicts(
        ofFences: "protocol PickerDelegate: AnyObject {\n  func didPick(in picker: Picker)\n}",
        "class Picker {\n  weak var delegate: PickerDelegate?\n}"
      ) == ["passed", "passed"]
    )
  }

  @Test("A snippet gets what it needs from the nearest snippet before it, then after it")
  func linking() throws {
    let report = try Checking.check(
      parts: "struct A { let one = 1 }",
      "print(A().two)",
      "struct A { let two = 2 }",
      "print(A().two, B().three)",
      "struct B { let three = 3 }"
    )
    #expect(Checking.verdicts(report) == Array(repeating: "passed", count: 5))
    #expect(
      report.snippets.map(\.dependsOn) == [[], ["a.md#3"], [], ["a.md#3", "a.md#5"], []]
    )
  }

  @Test("A call beside its function means an overload that was shown before, never a later one")
  func overloads() throws {
    let own = "func add(first: Int) {}\nadd(1)"
    let other = "func add(_ first: Int) {}"
    #expect(try Checking.verdicts(ofFences: own, other) == ["failed", "passed"])
    #expect(try Checking.verdicts(ofFences: other, own) == ["passed", "passed"])
  }

  @Test("A type of one's own inside of another hides a library's, also where it is shown later")
  func nestedTypes() throws {
    let report = try Checking.check(
      parts: "import Combine\n\nstruct Once: Publisher {\n  typealias Output = Int\n"
        + "  typealias Failure = Never\n"
        + "  func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {\n"
        + "    subscriber.receive(subscription: Subscription(subscriber))\n  }\n}",
      "extension Once {\n  final class Subscription<S: Subscriber> {\n    var target: S?\n"
        + "    init(_ target: S) { self.target = target }\n  }\n}",
      "extension Once.Subscription: Cancellable {\n  func cancel() { target = nil }\n}",
      "extension Once.Subscription: Subscription {\n  func request(_ demand: Subscribers.Demand) {}\n}"
    )
    #expect(Checking.verdicts(report) == Array(repeating: "passed", count: 4))
    #expect(report.snippets[0].dependsOn == ["a.md#2", "a.md#3", "a.md#4"])
  }

  @Test("What an extension uses of its type by name alone stands in another extension")
  func extensions() throws {
    let report = try Checking.check(
      parts: "extension String {\n  func words(longerThan count: Int) -> [Substring] {\n"
        + "    split(separator: \" \").filter { $0.count > count }\n  }\n}",
      "extension String {\n  var longWords: [Substring] { words(longerThan: 8) }\n}"
    )
    #expect(Checking.verdicts(report) == ["passed", "passed"])
    #expect(report.snippets[1].dependsOn == ["a.md#1"])
    #expect(report.snippets[1].assumed.isEmpty)
  }

  @Test("How a library declares a protocol is not what the article's own types conform to")
  func printedProtocols() throws {
    let report = try Checking.check(
      parts: "import Combine\n\npublic protocol ObservableObject : AnyObject {\n"
        + "  associatedtype Changes\n  var objectWillChange: Changes { get }\n}",
      "import SwiftUI\n\nclass Shelf: ObservableObject {\n  @Published var books = [1]\n}"
    )
    #expect(Checking.verdicts(report) == ["passed", "passed"])
    #expect(report.snippets[1].dependsOn.isEmpty)
  }

  @Test("A type that the article only lists is that of the library which has it")
  func listedTypes() throws {
    let report = try Checking.check(
      parts: "public struct Regex<Output> {\n  public init(pattern: String)\n}",
      "let pattern: Regex<Substring> = /a/\nprint(\"a\".contains(pattern))"
    )
    #expect(report.snippets.map(\.verdict.name) == ["undecided", "passed"])
    #expect(report.snippets[1].dependsOn.isEmpty)
    let elided = try Checking.check(
      parts: "public struct Regex<Output> { ... }",
      "let pattern: Regex<Substring> = /a/"
    )
    #expect(elided.snippets[1].verdict == .passed(.compiled))
  }

  @Test("Of several extensions with a member, the one that the code fits is meant")
  func earlierExtensions() throws {
    let report = try Checking.check(
      parts: "struct Paint { var depth = 1 }",
      "extension Paint {\n  static var hull: Paint { .init() }\n}",
      "struct Paint { let depth: Int; let tint: String }",
      "extension Paint {\n  static func hull(_ tint: String) -> Paint { .init(depth: 1, tint: tint) }\n}",
      "func paint(_ paint: Paint) {}\npaint(.hull(\"red\"))",
      "func paint(_ paint: Paint) {}\npaint(.hull)",
      "func paint(_ paint: Paint) {}\npaint(.hulll)"
    )
    #expect(
      report.snippets.map(\.verdict.name) == Array(repeating: "passed", count: 6) + ["failed"]
    )
    #expect(report.snippets[4].dependsOn == ["a.md#3", "a.md#4"])
    #expect(report.snippets[5].dependsOn == ["a.md#1", "a.md#2"])
  }

  @Test("A type of a library's name is the library's where the code fits that one alone")
  func namesakes() throws {
    let own = "enum Color { case crimson, azure }\nlet wine = Color.crimson"
    let view = "struct Banner: View {\n  var body: some View { Color.red }\n}"
    let report = try Checking.check(
      parts: own,
      view,
      "import SwiftUI\n\n" + view,
      "let sky = Color.azure",
      "let sky = Color.azzure"
    )
    #expect(
      report.snippets.map(\.verdict.name) == Array(repeating: "passed", count: 4) + ["failed"]
    )
    #expect(report.snippets.map(\.dependsOn) == [[], [], [], ["a.md#1"], ["a.md#1"]])
  }

  @Test("A pattern brings the extension along that compares it, and no function of other versions")
  func patterns() throws {
    let text = "switch \"a\" {\ncase \"a\": print(1)\ndefault: break\n}"
    let report = try Checking.check(
      parts:
        "struct Knot { let text: String }\nextension Knot { static let a = Knot(text: \"a\") }",
      "extension Knot {\n  static func ~= (knot: Knot, text: String) -> Bool { knot.text == text }\n}",
      "switch \"a\" {\ncase Knot.a: print(1)\ndefault: break\n}",
      text,
      "func ~= (a: String, b: String) -> Bool { a == b }",
      "func ~= (a: String, b: String) -> Bool { b.contains(a) }\n\n" + text
    )
    #expect(report.snippets.map(\.verdict.name) == Array(repeating: "passed", count: 6))
    #expect(report.snippets[2].dependsOn.prefix(2) == ["a.md#1", "a.md#2"])
    #expect(report.snippets[3].dependsOn == [])
  }
}
