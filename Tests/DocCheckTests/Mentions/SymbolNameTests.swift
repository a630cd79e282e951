import Testing

@testable import DocCheck

@Suite("Names in prose")
struct SymbolNameTests {
  @Test(
    "The forms in which prose writes names are read",
    arguments: [
      ("View", ["View"]), ("@State", ["State"]), ("#Preview", ["Preview"]), ("$name", ["name"]),
      (".task", ["task"]), ("\\.dismiss", ["dismiss"]), ("Model.items", ["Model", "items"]),
      ("sink(receiveValue:)", ["sink"]), ("Binding<Int>", ["Binding"]), ("Item?", ["Item"]),
      ("_storage", ["_storage"]),
    ]
  )
  func names(text: String, parts: [String]) {
    #expect(SymbolName(text)?.parts.map(\.text) == parts)
  }

  @Test(
    "Signs before a name tell attributes and macros",
    arguments: [
      ("@State", true), ("#Preview", true), ("State", false), ("$name", false), (".task", false),
    ]
  )
  func attributes(text: String, isAttribute: Bool) {
    #expect(SymbolName(text)?.isAttribute == isAttribute)
  }

  @Test(
    "Anything else is no name",
    arguments: [
      "", "@", "42", "swift build", "a + b", "Package.swift", "x = 1", "--help", "a.", "f(x) + 1",
      "日本", "a/b",
    ]
  )
  func others(text: String) {
    #expect(SymbolName(text) == nil)
  }

  @Test("Brackets say that a name is called, and each part has its place")
  func parts() {
    #expect(SymbolName("Model.save()")?.isCalled == true)
    #expect(SymbolName("Model.save")?.isCalled == false)
    #expect(SymbolName("@Model.save")?.parts.map(\.offset) == [1, 7])
  }
}
