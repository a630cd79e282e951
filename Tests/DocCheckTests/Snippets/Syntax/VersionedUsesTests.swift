import Testing

@testable import DocCheck

@Suite("Uses on every system") struct VersionedUsesTests {
  private func names(_ code: String) -> [String] {
    VersionedUses.list(in: code).map { use in
      use.labels.isEmpty ? use.name : "\(use.name)(\(use.labels.joined(separator: ":")):)"
    }
  }

  @Test("Names are found with the labels that they are called with")
  func calls() {
    let found = names("let a: Tern = make(size: 3).fly(to: b, at: 4)")
    #expect(Set(found) == ["Tern", "fly(to:at:)", "make(size:)", "b"])
  }

  @Test("What asks for a version itself is left out, what stands in its other branch is not")
  func guarded() {
    let code = """
      if #available(iOS 17, *) { newer() } else { older() }
      @available(iOS 17, *) func f() { newer() }
      func g() { guard #available(iOS 17, *) else { return }; newer() }
      #if os(iOS)
      newer()
      #endif
      """
    #expect(names(code) == ["older"])
  }

  @Test(
    "Code that cannot be parsed has none",
    arguments: ["", "struct {", "\u{0}", "if #available("]
  )
  func odd(code: String) { #expect(names(code) == []) }
}
