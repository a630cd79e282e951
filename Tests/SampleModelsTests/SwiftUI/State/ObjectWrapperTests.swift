import Observation
import SwiftUI
import Testing

@Suite("Wrappers of objects")
@MainActor
struct ObjectWrapperTests {
  @MainActor
  private final class Model: ObservableObject {
    @Published var name = "a"
    static var made = 0

    init() { Model.made += 1 }
  }

  @Observable
  fileprivate final class Book {
    var title = "A"
  }

  @Test("A state object is made at the first access, once for all copies")
  func stateObject() {
    Model.made = 0
    let wrapper = StateObject(wrappedValue: Model())
    let copy = wrapper
    #expect(Model.made == 0)
    wrapper.wrappedValue.name = "b"
    #expect(copy.wrappedValue.name == "b")
    #expect(Model.made == 1)
  }

  @Test("Bindings of a state object and of an observed one write the object's property")
  func objectBindings() {
    let owner = StateObject(wrappedValue: Model())
    owner.projectedValue.name.wrappedValue = "c"
    #expect(owner.wrappedValue.name == "c")
    let observed = ObservedObject(wrappedValue: owner.wrappedValue)
    observed.projectedValue.name.wrappedValue = "d"
    #expect(owner.wrappedValue.name == "d")
  }

  @Test("A bindable's bindings write the object's property")
  func bindable() {
    let book = Book()
    @Bindable var bindable = book
    $bindable.title.wrappedValue = "B"
    #expect(book.title == "B")
    #expect(Bindable(book).title.wrappedValue == "B")
  }

  @Test("A view with a bindable property takes the object itself")
  func bindableMemberwise() {
    let book = Book()
    let editor = BookEditor(book: book)
    editor.rename()
    #expect(book.title == "New")
  }

  @Test("A missing environment object stops the program with Apple's message")
  func missingEnvironmentObject() async {
    let result = await promptly {
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          final class Missing: ObservableObject {}
          _ = EnvironmentObject<Missing>().wrappedValue
        }
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        """
        No ObservableObject of type Missing found. A View.environmentObject(_:) for Missing may be \
        missing as an ancestor of this view.
        """
      )
    )
  }
}

private struct BookEditor: View {
  @Bindable var book: ObjectWrapperTests.Book

  var body: some View { TextField("Title", text: $book.title) }

  func rename() { $book.title.wrappedValue = "New" }
}
