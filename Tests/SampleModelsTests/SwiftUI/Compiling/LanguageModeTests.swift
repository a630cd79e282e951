import Testing

@Suite("Language modes", .serialized)
struct LanguageModeTests {
  private func diagnostics(
    of snippet: String,
    mode: String
  ) throws -> (errors: [String], warnings: [String]) {
    let compiler = SnippetCompiler(languageMode: mode)
    let source = "import SwiftUI\n" + snippet
    return (try compiler.errors(in: source), try compiler.warnings(in: source))
  }

  @Test("A method of a view belongs to the main actor, of which only Swift 6 warns")
  func isolation() throws {
    let snippet = """
      struct V: View { func f() {}; var body: some View { Text("") } }
      struct S { func g(_ v: V) { v.f() } }
      """
    let swift5 = try diagnostics(of: snippet, mode: "5")
    #expect(swift5.errors + swift5.warnings == [])
    let swift6 = try diagnostics(of: snippet, mode: "6")
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
  func customBinding(mode: String) throws {
    let result = try diagnostics(
      of: """
        struct V: View {
          @State private var celsius = 20.0
          private var fahrenheit: Binding<Double> {
            Binding(get: { celsius * 9 / 5 + 32 }, set: { celsius = ($0 - 32) * 5 / 9 })
          }
          var body: some View { Slider(value: fahrenheit, in: -40...122) }
        }
        """,
      mode: mode
    )
    #expect(result.errors == [])
    #expect(result.warnings == [])
  }

  @Test("A task and an action may change a view's state", arguments: ["5", "6"])
  func actions(mode: String) throws {
    let result = try diagnostics(
      of: """
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
        """,
      mode: mode
    )
    #expect(result.errors == [])
    #expect(result.warnings == [])
  }

  @Test("Shapes, layouts and preference keys stay outside the main actor", arguments: ["5", "6"])
  func nonisolated(mode: String) throws {
    let result = try diagnostics(
      of: """
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
        """,
      mode: mode
    )
    #expect(result.errors == [])
    #expect(result.warnings == [])
  }

  @Test("Macros expand to code that both modes accept", arguments: ["5", "6"])
  func macros(mode: String) throws {
    let result = try diagnostics(
      of: """
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
        """,
      mode: mode
    )
    #expect(result.errors == [])
    #expect(result.warnings == [])
  }

  @Test("A deprecated modifier warns with Apple's advice")
  func deprecation() throws {
    let result = try diagnostics(
      of: """
        struct V: View {
          @State private var n = 1
          var body: some View { Text("").onChange(of: n) { new in print(new) } }
        }
        """,
      mode: "5"
    )
    #expect(result.errors == [])
    #expect(
      result.warnings == [
        """
        4: 'onChange(of:perform:)' is deprecated: Use `onChange` with a two or zero parameter \
        action closure instead. [#DeprecatedDeclaration]
        """
      ]
    )
  }

  @Test("An entry in the wrong place says where it belongs")
  func misplacedEntry() throws {
    let result = try diagnostics(of: "struct S { @Entry var x = 1 }", mode: "5")
    let message = """
      2: '@Entry' macro can only attach to var declarations inside extensions of \
      EnvironmentValues, Transaction, ContainerValues, or FocusedValues
      """
    #expect(result.errors.contains { $0.hasPrefix(message) })
  }
}
