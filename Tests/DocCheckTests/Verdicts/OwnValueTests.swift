import Testing

@testable import DocCheck

@Suite("Values that an app adds to the types of libraries")
struct OwnValueTests {
  @Test(
    "A value that no library has is the app's own",
    arguments: [
      ("Text(\"a\").font(.app(.title))", "Font.app"),
      ("Text(\"a\").font(.app(size: 12, weight: .bold))", "Font.app"),
      ("Text(\"a\").foregroundColor(.theme(.accent))", "Color.theme"),
      ("let colour = Color.theme(.accent)", "Color.theme"),
      ("Text(\"a\").foregroundStyle(.plumage)", "ShapeStyle.plumage"),
      ("Image(.tern).resizable()", "ImageResource.tern"),
      ("Text(.greetingOfTheDay)", "LocalizedStringResource.greetingOfTheDay"),
      ("Button(\"a\") {}.buttonStyle(.plumage)", "PrimitiveButtonStyle.plumage"),
      ("Button(\"a\") {}.buttonStyle(.plumage(.red))", "PrimitiveButtonStyle.plumage"),
      ("Toggle(\"a\", isOn: .constant(true)).toggleStyle(.plumage)", "ToggleStyle.plumage"),
      ("Label(\"a\", image: \"b\").labelStyle(.plumage(3))", "LabelStyle.plumage"),
      ("Text(\"a\").transition(.flyAway)", "AnyTransition.flyAway"),
      ("withAnimation(.flapping) {}", "Animation.flapping"),
      (
        "let text = Date().formatted(date: .long, time: .omitted)\nlet day = Date.hatching",
        "Date.hatching"
      ),
      ("Text(\"a\").padding(.wide)", "CGFloat.wide"),
      ("let request = URLRequest(url: .users)", "URL.users"),
      ("let decoder = JSONDecoder.colony", "JSONDecoder.colony"),
      ("let session = URLSession.offline", "URLSession.offline"),
      ("let address = URL.colony", "URL.colony"),
      (
        "NotificationCenter.default.addObserver(forName: .hatched, object: nil, queue: nil) { _ in }",
        "NSNotification.Name.hatched"
      ),
    ]
  )
  func values(code: String, name: String) throws {
    #expect(try Checking.assumed(ofPassing: code) == [name])
  }

  @Test(
    "What is nearly a library's own value is misspelt",
    arguments: [
      "Text(\"a\").padding(.horizontl)", "let address = URL.documentsDirectry",
      "let day = Date.distantFutre",
      "Text(\"a\").font(.titel)", "Text(\"a\").foregroundStyle(.secundary)",
      "Button(\"a\") {}.buttonStyle(.bordred)",
      "TextField(\"a\", text: $b).textFieldStyle(.roundedBordr)",
      "Toggle(\"a\", isOn: .constant(true)).toggleStyle(.swich)",
    ]
  )
  func misspelt(code: String) throws {
    #expect(try Checking.verdicts(ofFences: code) == ["failed"])
  }

  @Test("A type's other members stay unknown")
  func others() throws {
    let report = try Checking.check(parts: "let text = Date().hatching")
    #expect(Checking.verdicts(report) == ["undecided: unsupported API: Date.hatching"])
    #expect(
      try Checking.verdicts(ofFences: "Text(\"a\").modifier(.plumage)")
        == ["undecided: unsupported API: ViewModifier.plumage"]
    )
  }
}
