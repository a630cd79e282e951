import Testing

/// A snippet with a mistake, and what the compiler says of it on Apple's platforms.
struct Mistake: CustomTestStringConvertible, Sendable {
  /// What is wrong.
  let name: String
  /// The snippet, without its import.
  let snippet: String
  /// The errors, each with its line.
  let errors: [String]

  init(_ name: String, _ snippet: String, _ errors: String...) {
    self.name = name
    self.snippet = snippet
    self.errors = errors
  }

  var testDescription: String { name }
}

@Suite("Compile errors")
struct CompileErrorTests {
  private static let all = views + dataFlow + requirements

  /// What one call says of all of them.
  private static let messages = Task {
    let said = try await SnippetCompiler(languageMode: "5").messages(ofApart: all.map(\.snippet))
    return Dictionary(uniqueKeysWithValues: zip(all.map(\.name), said))
  }

  @Test("Mistakes read as on Apple's platforms", arguments: all)
  func mistakes(_ mistake: Mistake) async throws {
    #expect(try await Self.messages.value[mistake.name]?.errors == mistake.errors)
  }

  private static let views: [Mistake] = [
    Mistake(
      "a misspelt modifier",
      """
      struct V: View {
        var body: some View { Text("a").boldd() }
      }
      """,
      "3: value of type 'Text' has no member 'boldd'"
    ),
    Mistake(
      "a missing argument",
      """
      struct Child: View { let name: String; var body: some View { Text(name) } }
      struct V: View { var body: some View { Child() } }
      """,
      "3: missing argument for parameter 'name' in call"
    ),
    Mistake(
      "a value that is no view",
      """
      struct V: View {
        var body: some View {
          VStack {
            Text("a")
            3
          }
        }
      }
      """,
      "6: 'buildExpression' is unavailable: this expression does not conform to 'View'"
    ),
    Mistake(
      "a loop in a builder",
      """
      struct V: View {
        var body: some View { VStack { for i in 0..<3 { Text("\\(i)") } } }
      }
      """,
      """
      3: closure containing control flow statement cannot be used with result builder 'ViewBuilder'
      """
    ),
    Mistake(
      "arguments in the wrong order",
      """
      struct V: View {
        var body: some View { VStack(spacing: 3, alignment: .leading) { Text("a") } }
      }
      """,
      "3: argument 'alignment' must precede argument 'spacing'"
    ),
    Mistake(
      "an unknown font",
      #"struct V: View { var body: some View { Text("a").font(.hugeTitle) } }"#,
      "2: type 'Font?' has no member 'hugeTitle'"
    ),
    Mistake(
      "different views in a conditional expression",
      """
      struct V: View {
        let flag = true
        var body: some View {
          let view = flag ? Text("a") : Image("b")
          return view
        }
      }
      """,
      "5: result values in '? :' expression have mismatching types 'Text' and 'Image'"
    ),
    Mistake(
      "a text of a number",
      "struct V: View { let n = 3; var body: some View { Text(n) } }",
      "2: no exact matches in call to initializer "
    ),
    Mistake(
      "a label of a date",
      "struct V: View { let d = Date(); var body: some View { Label(d, systemImage: \"a\") } }",
      "2: initializer 'init(_:systemImage:)' requires that 'Date' conform to 'StringProtocol'"
    ),
  ]

  private static let dataFlow: [Mistake] = [
    Mistake(
      "a misspelt wrapper",
      """
      class M: ObservableObject {}
      struct V: View { @EnviromentObject var m: M; var body: some View { Text("a") } }
      """,
      "3: unknown attribute 'EnviromentObject'"
    ),
    Mistake(
      "a change of a plain property",
      #"struct V: View { var n = 1; var body: some View { Button("a") { n += 1 } } }"#,
      "2: left side of mutating operator isn't mutable: 'self' is immutable"
    ),
    Mistake(
      "a value in the place of a binding",
      """
      struct V: View {
        @State private var isOn = false
        var body: some View { Toggle("a", isOn: isOn) }
      }
      """,
      """
      4: cannot convert value 'isOn' of type 'Bool' to expected type 'Binding<Bool>', use wrapper \
      instead
      """
    ),
    Mistake(
      "a private state in an initializer",
      """
      struct Child: View { @State private var isOn = false; var body: some View { Text("a") } }
      struct V: View { var body: some View { Child(isOn: true) } }
      """,
      "3: argument passed to call that takes no arguments"
    ),
    Mistake(
      "a write to the environment",
      """
      struct V: View {
        @Environment(\\.colorScheme) var scheme
        var body: some View { Button("x") { scheme = .dark } }
      }
      """,
      "4: cannot assign to property: 'scheme' is a get-only property"
    ),
    Mistake(
      "a published property of a struct",
      "struct M { @Published var x = 1 }",
      """
      2: 'wrappedValue' is unavailable: @Published is only available on properties of classes
      """
    ),
    Mistake(
      "a bindable that is not observable",
      """
      class B { var title = "" }
      struct V: View { @Bindable var b: B; var body: some View { Text("a") } }
      """,
      """
      3: 'init(wrappedValue:)' is unavailable: The wrapped value must be an object that conforms \
      to Observable
      """
    ),
  ]

  private static let requirements: [Mistake] = [
    Mistake(
      "a state object that can't be observed",
      """
      class M {}
      struct V: View { @StateObject var m = M(); var body: some View { Text("a") } }
      """,
      "3: generic struct 'StateObject' requires that 'M' conform to 'ObservableObject'"
    ),
    Mistake(
      "rows without identity",
      """
      struct Item { var name = "a" }
      struct V: View {
        let items = [Item()]
        var body: some View { ForEach(items) { Text($0.name) } }
      }
      """,
      """
      5: referencing initializer 'init(_:content:)' on 'ForEach' requires that 'Item' conform to \
      'Identifiable'
      """
    ),
    Mistake(
      "a list without identity",
      """
      struct Item { var name = "a" }
      struct V: View {
        let items = [Item()]
        var body: some View { List(items) { Text($0.name) } }
      }
      """,
      "5: initializer 'init(_:rowContent:)' requires that 'Item' conform to 'Identifiable'"
    ),
    Mistake(
      "a sheet for a value without identity",
      """
      struct V: View {
        @State var name: String?
        var body: some View { Text("").sheet(item: $name) { Text($0) } }
      }
      """,
      """
      4: instance method 'sheet(item:onDismiss:content:)' requires that 'String' conform to \
      'Identifiable'
      """
    ),
    Mistake(
      "a link to a value that can't be hashed",
      """
      struct Item {}
      struct V: View { var body: some View { NavigationLink(value: Item()) { Text("") } } }
      """,
      "3: initializer 'init(value:label:)' requires that 'Item' conform to 'Hashable'"
    ),
    Mistake(
      "a view in the place of a scene",
      #"@main struct A: App { var body: some Scene { Text("a") } }"#,
      "2: static method 'buildExpression' requires that 'Text' conform to 'Scene'"
    ),
    Mistake(
      "a view without a body",
      "struct V: View {}",
      "2: type 'V' does not conform to protocol 'View'"
    ),
  ]
}
