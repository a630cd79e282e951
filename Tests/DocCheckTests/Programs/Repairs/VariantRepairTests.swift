import Testing

@testable import DocCheck

@Suite("Good and bad variants under their markers inside of one declaration")
struct VariantRepairTests {
  @Test("Other names are as long, and branches stand in the order of the code")
  func places() {
    let variants = NestedVariants(
      "struct A {\n  // bad\n  func one() {}\n  // good\n  func one() {}\n  // bad\n  func o() {}\n"
        + "  // good\n  func o() {}\n  func b() {\n    // bad\n    c()\n    // good\n    d()\n  }\n}"
    )
    #expect(variants.renamings.map(\.text) == ["on1"])
    #expect(variants.renamings.map(\.bytes.count) == [3])
    #expect(variants.branches.map(\.text).last == " }")
    #expect(variants.branches.map(\.offset) == variants.branches.map(\.offset).sorted())
    #expect(NestedVariants("func a() {\n  // good\n  b()\n  // good\n  c()\n}").isEmpty)
    #expect(NestedVariants("").isEmpty)
  }
}
