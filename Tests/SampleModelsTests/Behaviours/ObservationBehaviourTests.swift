import Headless
import Observation
import SwiftUI
import Synchronization
import Testing

/// Apple's pages `Observable()`, `ObservationIgnored()`, `withObservationTracking(_:onChange:)` and
/// `ObservationRegistrar`.
@MainActor @Suite("Behaviours: Observation") struct ObservationBehaviourTests {
  @Observable final class Author {
    var name = "Ada"
    var books: [Book] = [Book(title: "One"), Book(title: "Two")]
    @ObservationIgnored var drafts = 0
    var summary: String { "\(name): \(books.count)" }
  }

  @Observable final class Book: Identifiable {
    var title: String
    init(title: String) { self.title = title }
  }

  private func changes(_ read: () -> Void, _ write: () -> Void) -> Int {
    let count = Mutex(0)
    let box = UncheckedBox(count: 0)
    withObservationTracking(read) { box.count += 1 }
    write()
    return box.count + count.withLock { $0 }
  }

  private final class UncheckedBox: @unchecked Sendable {
    var count: Int
    init(count: Int) { self.count = count }
  }

  @Test("Tracking tells once, of the first change only")
  func once() {
    let author = Author()
    let told = changes {
      _ = author.name
    } _: {
      author.name = "Grace"
      author.name = "Alan"
    }
    #expect(told == 1)
  }

  @Test("Tracking that is armed again tells of the next change")
  func rearmed() {
    let author = Author()
    let box = UncheckedBox(count: 0)
    for name in ["Grace", "Alan"] {
      withObservationTracking {
        _ = author.name
      } onChange: {
        box.count += 1
      }
      author.name = name
    }
    #expect(box.count == 2)
  }

  @Test("An ignored property and one that was not read tell nothing")
  func unread() {
    let author = Author()
    #expect(changes({ _ = author.drafts }, { author.drafts = 1 }) == 0)
    #expect(changes({ _ = author.name }, { author.books = [] }) == 0)
  }

  @Test("A computed property is tracked through what it reads")
  func computed() {
    let author = Author()
    #expect(changes({ _ = author.summary }, { author.books.removeLast() }) == 1)
    #expect(changes({ _ = author.summary }, { author.name = "Grace" }) == 1)
  }

  @Test("A collection tells of its own changes, not of its elements'")
  func collection() {
    let author = Author()
    #expect(changes({ _ = author.books.count }, { author.books[0].title = "New" }) == 0)
    #expect(changes({ _ = author.books[0].title }, { author.books[0].title = "Newer" }) == 1)
  }

  @Test("A change of an element evaluates its row alone")
  func rows() throws {
    struct Row: View {
      let book: Book
      var body: some View { Text(book.title) }
    }
    struct Screen: View {
      let author: Author
      var body: some View {
        ForEach(author.books) { Row(book: $0) }
      }
    }
    let author = Author()
    let view = mount(Screen(author: author))
    author.books[1].title = "Three"
    #expect(view.texts == ["One", "Three"])
    #expect(view.bodyCount(of: Screen.self) == 1)
    #expect(view.bodyCount(of: Row.self) == 3)
  }

  final class Manual: Observable {
    private let registrar = ObservationRegistrar()
    private var stored = 1
    var value: Int {
      get {
        registrar.access(self, keyPath: \.value)
        return stored
      }
      set { registrar.withMutation(of: self, keyPath: \.value) { stored = newValue } }
    }
  }

  @Test("A class that calls the registrar by hand is followed by views")
  func registrar() {
    struct Screen: View {
      let manual: Manual
      var body: some View { Text("\(manual.value)") }
    }
    let manual = Manual()
    let view = mount(Screen(manual: manual))
    manual.value = 2
    #expect(view.texts == ["2"])
    #expect(view.bodyCount(of: Screen.self) == 2)
  }

  @Test("Views follow a change by themselves, as soon as the main actor is free")
  func following() async {
    struct Screen: View {
      let author: Author
      let seen: (String) -> Void
      var body: some View {
        Text(author.name).onChange(of: author.name) { seen(author.name) }
      }
    }
    let author = Author()
    var names: [String] = []
    let view = mount(Screen(author: author) { names.append($0) })
    author.name = "Grace"
    for _ in 0..<1000 where names.isEmpty { await Task.yield() }
    #expect(names == ["Grace"])
    #expect(view.texts == ["Grace"])
  }
}
