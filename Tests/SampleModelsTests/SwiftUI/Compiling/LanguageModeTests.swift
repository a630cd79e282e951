import Testing

@Suite("Language modes")
struct LanguageModeTests {
  /// Snippets without an error.
  private static let correct = [
    calling, binding, actions, nonisolated, macros, deprecated,
  ]

  private static let calling = """
    struct V: View { func f() {}; var body: some View { Text("") } }
    struct S { func g(_ v: V) { v.f() } }
    """

  private static let binding = """
    struct V: View {
      @State private var celsius = 20.0
      private var fahrenheit: Binding<Double> {
        Binding(get: { celsius * 9 / 5 + 32 }, set: { celsius = ($0 - 32) * 5 / 9 })
      }
      var body: some View { Slider(value: fahrenheit, in: -40...122) }
    }
    """

  private static let actions = """
    final class Loader { func load() async -> Int { 1 } }
    struct V: View {
      @State private var number: Int?
      let loader = Loader()
      var body: some View {
        Button("Reset") { number = nil }
          .task { number = 1 }
          .task(id: number) { await MainActor.run { number = 2 } }
          .refreshable { number = 3 }
          .onAppear { number = 4 }
      }
    }
    """

  private static let nonisolated = """
    struct Triangle: Shape {
      var tip: CGFloat
      var animatableData: CGFloat { get { tip } set { tip = newValue } }
      func path(in rect: CGRect) -> Path { Path(rect) }
    }
    func outline(_ t: Triangle) -> Path { t.path(in: .zero) }
    struct Column: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.first?.sizeThatFits(proposal) ?? .zero
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }
    struct Size: PreferenceKey {
      static let defaultValue = CGSize.zero
      static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
    }
    """

  private static let macros = """
    extension EnvironmentValues {
      @Entry var pageWidth = 10.0
      @Entry var note: String?
    }
    #Preview("A", traits: .portrait) {
      @Previewable @State var isOn = false
      Toggle("On", isOn: $isOn)
    }
    #Preview {
      struct Wrapper: View { var body: some View { Text("a") } }
      return Wrapper()
    }
    #Preview { if Bool.random() { Text("a") } }
    """

  private static let deprecated = """
    struct V: View {
      @State private var n = 1
      var body: some View { Text("").onChange(of: n) { new in print(new) } }
    }
    """

  private static let messages5 = Task { try await messages(mode: "5") }
  private static let messages6 = Task { try await messages(mode: "6") }

  /// What one call in a language mode says of all of them.
  private static func messages(mode: String) async throws -> [String: SnippetMessages] {
    let said = try await SnippetCompiler(languageMode: mode).messages(ofApart: correct)
    return Dictionary(uniqueKeysWithValues: zip(correct, said))
  }

  private func messages(of snippet: String, mode: String) async throws -> SnippetMessages {
    try #require(try await (mode == "5" ? Self.messages5 : Self.messages6).value[snippet])
  }

  @Test("A method of a view belongs to the main actor, of which only Swift 6 warns")
  func isolation() async throws {
    #expect(try await messages(of: Self.calling, mode: "5") == SnippetMessages())
    let swift6 = try await messages(of: Self.calling, mode: "6")
    #expect(swift6.errors == [])
    #expect(swift6.warnings.count == 1)
    #expect(
      swift6.warnings.first?.hasPrefix("3: call to main actor-isolated instance method 'f()'")
        == true
    )
  }

  @Test(
    "A binding of functions may use a view's state without any complaint",
    arguments: ["5", "6"]
  )
  func customBinding(mode: String) async throws {
    #expect(try await messages(of: Self.binding, mode: mode) == SnippetMessages())
  }

  @Test("A task and an action may change a view's state", arguments: ["5", "6"])
  func actions(mode: String) async throws {
    #expect(try await messages(of: Self.actions, mode: mode) == SnippetMessages())
  }

  @Test("Shapes, layouts and preference keys stay outside the main actor", arguments: ["5", "6"])
  func nonisolated(mode: String) async throws {
    #expect(try await messages(of: Self.nonisolated, mode: mode) == SnippetMessages())
  }

  @Test("Macros expand to code that both modes accept", arguments: ["5", "6"])
  func macros(mode: String) async throws {
    #expect(try await messages(of: Self.macros, mode: mode) == SnippetMessages())
  }

  @Test("A deprecated modifier warns with Apple's advice")
  func deprecation() async throws {
    let result = try await messages(of: Self.deprecated, mode: "5")
    #expect(result.errors == [])
    #expect(
      result.warnings == [
        """
        4: 'onChange(of:perform:)' is deprecated: since iOS 17.0; use onChange(of:initial:_:) \
        [#DeprecatedDeclaration]
        """
      ]
    )
  }

  @Test("An entry in the wrong place says where it belongs")
  func misplacedEntry() async throws {
    let compiler = SnippetCompiler(languageMode: "5")
    let said = try await compiler.messages(ofApart: ["struct S { @Entry var x = 1 }"])
    let message = """
      2: '@Entry' macro can only attach to var declarations inside extensions of \
      EnvironmentValues, Transaction, ContainerValues, or FocusedValues
      """
    #expect(said.flatMap(\.errors).contains { $0.hasPrefix(message) })
  }
}
