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

  @Test("What is before a name is told, and names that the code declares are left out")
  func receivers() {
    let code = """
      struct S { @Environment(\\.dismiss) var end; let own = 1 }
      enum E { case first }
      own.fly(); Tern.fly(); .first; .swim; make().dive; tern!.soar; a.b.run; \\.name
      """
    let found = VersionedUses.list(in: code)
    func receiver(_ name: String) -> VersionedUses.Receiver? {
      found.first { $0.name == name }?.receiver
    }
    #expect(receiver("dismiss") == .type("EnvironmentValues"))
    #expect(receiver("fly") == .value)
    #expect(found.contains { $0.name == "fly" && $0.receiver == .type("Tern") })
    #expect(receiver("swim") == .context)
    #expect(receiver("dive") == .result)
    #expect(receiver("soar") == .value)
    #expect(receiver("run") == .value)
    #expect(receiver("name") == .nothing)
    #expect(!found.contains { ["own", "first", "end"].contains($0.name) })
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
