import Headless
import SwiftUI
import Testing

@Observable private final class Book {
  var title = "Draft"
  var isLent = false
  @ObservationIgnored var shelf = "A"
  var author = Author()
}

@Observable private final class Author {
  var name = "Sora"
}

private struct BookTitle: View {
  let book: Book
  var body: some View { Text(book.title) }
}

@MainActor @Suite("Observation") struct MountedObservationTests {
  @Test("A property that the body reads has it evaluated, others do not")
  func perProperty() {
    let book = Book()
    let view = mount(BookTitle(book: book))
    book.isLent = true
    #expect(view.bodyCount(of: BookTitle.self) == 1)
    book.title = "Final"
    #expect(view.texts == ["Final"])
    #expect(view.causes(of: BookTitle.self) == [[.identity], [.observed(\Book.title)]])
  }

  @Test("An ignored property is not tracked")
  func ignored() {
    struct Shelf: View {
      let book: Book
      var body: some View { Text(book.shelf) }
    }
    let book = Book()
    let view = mount(Shelf(book: book))
    book.shelf = "B"
    #expect(view.texts == ["A"])
  }

  @Test("A nested observable object has the reader evaluated")
  func nested() {
    struct AuthorName: View {
      let book: Book
      var body: some View { Text(book.author.name) }
    }
    let book = Book()
    let view = mount(AuthorName(book: book))
    book.author.name = "Haru"
    #expect(view.texts == ["Haru"])
    #expect(view.bodyCount(of: AuthorName.self) == 2)
  }

  @Test("Several writes make one evaluation")
  func coalescing() {
    let book = Book()
    let view = mount(BookTitle(book: book))
    book.title = "One"
    book.title = "Two"
    #expect(view.texts == ["Two"])
    #expect(view.bodyCount(of: BookTitle.self) == 2)
  }

  @Test("A view that does not read the property any more is left alone")
  func dynamicDependency() throws {
    struct Screen: View {
      let book: Book
      @State private var showsTitle = true
      var body: some View {
        if showsTitle { Text(book.title) } else { Text("hidden") }
        Button("Hide") { showsTitle = false }
      }
    }
    let book = Book()
    let view = mount(Screen(book: book))
    try view.tap("Hide")
    book.title = "Later"
    #expect(view.bodyCount(of: Screen.self) == 2)
  }

  @Test("@Bindable writes into the object")
  func bindable() throws {
    struct Editor: View {
      @Bindable var book: Book
      var body: some View {
        TextField("Title", text: $book.title)
        Toggle("Lent", isOn: $book.isLent)
        Text("\(book.title), \(book.isLent ? "lent" : "here")")
      }
    }
    let book = Book()
    let view = mount(Editor(book: book))
    try view.type("!", into: "Title")
    try view.toggle("Lent")
    #expect(view.shows("Draft!, lent"))
  }

  @Test("Making a binding to a property reads it, with the body that makes it")
  func bindingReads() throws {
    struct Field: View {
      @Binding var title: String
      var body: some View { TextField("Title", text: $title) }
    }
    struct Editor: View {
      @Bindable var book: Book
      var body: some View { Field(title: $book.title) }
    }
    let view = mount(Editor(book: Book()))
    try view.type("2", into: "Title")
    #expect(view.causes(of: Editor.self) == [[.identity], [.observed(\Book.title)]])
    #expect(view.bodyCount(of: Field.self) == 1)
  }

  @Test("An observable object in a state gives bindings to its properties")
  func inState() throws {
    struct Editor: View {
      @State private var book = Book()
      var body: some View {
        TextField("Title", text: $book.title)
        Text(book.title)
      }
    }
    let view = mount(Editor())
    try view.type("2", into: "Title")
    #expect(view.shows("Draft2"))
  }

  @Test("An object in the environment is found by its type, and by an optional type")
  func environment() {
    struct Screen: View {
      @Environment(Book.self) private var book
      @Environment(Author.self) private var author: Author?
      var body: some View { Text("\(book.title), \(author?.name ?? "nobody")") }
    }
    let book = Book()
    let view = mount(Screen().environment(book))
    book.title = "Found"
    #expect(view.texts == ["Found, nobody"])
  }

  @Test("A row of a list is evaluated alone when its object changes")
  func rows() {
    struct Titles: View {
      let books: [Book]
      var body: some View {
        List(books.indices, id: \.self) { index in
          BookTitle(book: books[index])
        }
      }
    }
    let books = (0..<1000).map { _ in Book() }
    let view = mount(Titles(books: books))
    view.resetCounts()
    books[500].title = "Changed"
    #expect(view.texts[500] == "Changed")
    #expect(view.bodyCount(of: BookTitle.self) == 1)
    #expect(view.bodyCount(of: Titles.self) == 0)
  }

  @Test("A closure of a ForEach that reads an object depends on it alone")
  func closureOfForEach() {
    struct Titles: View {
      let books: [Book]
      var body: some View {
        ForEach(books.indices, id: \.self) { Text(books[$0].title) }
      }
    }
    let books = [Book(), Book()]
    let view = mount(Titles(books: books))
    books[1].title = "Second"
    #expect(view.texts == ["Draft", "Second"])
    #expect(view.bodyCount(of: Titles.self) == 1)
  }

  @Test("A class that only says that it conforms to Observable is not observed")
  func conformanceAlone() throws {
    final class Plain: Observable { var count = 0 }
    struct Screen: View {
      let plain = Plain()
      var body: some View {
        Button("\(plain.count)") { plain.count += 1 }
      }
    }
    let view = mount(Screen())
    try view.tap("0")
    #expect(view.has("0"))
    #expect(view.bodyCount(of: Screen.self) == 1)
  }

  @Test("A child changes a property through a plain reference, and its label follows")
  func plainReference() throws {
    struct Desk: View {
      let book: Book
      var body: some View {
        Button(book.isLent ? "Give back" : "Lend") { book.isLent.toggle() }
      }
    }
    let book = Book()
    let view = mount(Desk(book: book))
    try view.tap("Lend")
    #expect(book.isLent)
    try view.tap("Give back")
    #expect(!book.isLent)
    #expect(view.bodyCount(of: Desk.self) == 3)
  }
}
