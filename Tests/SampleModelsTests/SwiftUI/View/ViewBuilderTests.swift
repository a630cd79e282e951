import SwiftUI
import Testing

@Suite("View builders")
@MainActor
struct ViewBuilderTests {
  private func build<Content: View>(@ViewBuilder _ content: () -> Content) -> Content { content() }

  private func typeBuilt<Content: View>(@ViewBuilder by content: () -> Content) -> Content.Type {
    Content.self
  }

  @Test("An empty block is an empty view and a single view stays itself")
  func small() {
    #expect(typeBuilt {} == EmptyView.self)
    #expect(typeBuilt { Text("a") } == Text.self)
  }

  @Test("Several views become a tuple of any length")
  func tuples() {
    let pair = build {
      Text("a")
      Divider()
    }
    #expect(type(of: pair) == TupleView<(Text, Divider)>.self)
    let many = build {
      Text("1")
      Text("2")
      Text("3")
      Text("4")
      Text("5")
      Text("6")
      Text("7")
      Text("8")
      Text("9")
      Text("10")
      Text("11")
      Text("12")
    }
    #expect(many.children.count == 12)
  }

  @Test("A condition remembers which branch it took", arguments: [true, false])
  func conditions(flag: Bool) {
    let content = build {
      if flag {
        Text("yes")
      } else {
        Image(systemName: "no")
      }
    }
    switch content.storage {
    case .trueContent(let text): #expect(flag && text.plainText == "yes")
    case .falseContent(let image): #expect(!flag && image.name == "no")
    }
  }

  @Test("A condition without else is an optional")
  func optionals() {
    let absent = build { if Bool(false) { Text("x") } }
    #expect(type(of: absent) == Text?.self)
    #expect(absent == nil)
  }

  @Test("Newer views hide behind a type-erased one")
  func limitedAvailability() {
    let content = build {
      if #available(macOS 99, *) {
        Text("new")
      }
    }
    #expect(type(of: content) == AnyView?.self)
  }

  @Test("A type-erased view of a type-erased view holds the view itself")
  func erasure() {
    #expect(AnyView(AnyView(Text("a"))).content is Text)
  }

  @Test("Modifiers keep their name and their arguments")
  func displayModifiers() throws {
    let view = Text("a").frame(width: 10, height: nil, alignment: .leading)
    let modifier = Mirror(reflecting: view).descendant("modifier")
    let modified = try #require(modifier as? any AnyDisplayModifier)
    #expect(modified.name == "frame(width:height:alignment:)")
    #expect(modified.argumentList.count == 3)
    #expect(modified.argumentList[0] as? CGFloat == 10)
    #expect(modified.argumentList[2] as? Alignment == .leading)
  }

  @available(*, deprecated)
  @Test("Text keeps being text through its own modifiers")
  func textModifiers() {
    let text = Text("a").bold().font(.title).foregroundColor(.red) + Text("b")
    #expect(type(of: text) == Text.self)
    #expect(text.plainText == "ab")
  }
}
