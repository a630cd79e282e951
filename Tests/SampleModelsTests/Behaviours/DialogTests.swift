import Headless
import SwiftUI
import Testing

/// Apple's pages `View/confirmationDialog(_:isPresented:titleVisibility:actions:)`,
/// `View/interactiveDismissDisabled(_:)` and `View/transaction(_:)`.
@MainActor @Suite("Behaviours: dialogs") struct DialogTests {
  private struct Choice<Actions: View>: View {
    @State private var isShown = true
    @ViewBuilder let actions: Actions
    var body: some View {
      Text(isShown ? "shown" : "closed")
        .confirmationDialog("Really?", isPresented: $isShown) { actions }
    }
  }

  // "All actions in a confirmation dialog dismiss the dialog… the system includes a standard
  // dismiss action."
  @Test("A confirmation dialog has a Cancel of its own, which closes it")
  func ownCancel() throws {
    let view = mount(Choice { Button("Delete", role: .destructive) {} })
    #expect(view.texts == ["shown", "Really?", "Delete", "Cancel"])
    try view.tap("Cancel")
    #expect(view.texts == ["closed"])
  }

  // "If you provide a custom dismiss action by a button with the cancel role, it is used instead."
  @Test("A button with the role cancel takes the place of the standard one")
  func givenCancel() throws {
    struct Actions: View {
      var body: some View {
        Button("Delete") {}
        Button("Keep", role: .cancel) {}
      }
    }
    #expect(mount(Choice { Actions() }).texts == ["shown", "Really?", "Delete", "Keep"])
    let direct = Choice { Button("Keep", role: .cancel) {} }
    #expect(mount(direct).texts == ["shown", "Really?", "Keep"])
  }

  // View/alert(_:isPresented:actions:): without actions the system includes OK.
  @Test("An alert without actions has OK, one with actions has only these")
  func alert() {
    struct Screen<Actions: View>: View {
      @State private var isShown = true
      @ViewBuilder let actions: Actions
      var body: some View { Text("a").alert("Oops", isPresented: $isShown) { actions } }
    }
    #expect(mount(Screen {}).texts == ["a", "Oops", "OK"])
    #expect(mount(Screen { Button("Retry") {} }).texts == ["a", "Oops", "Retry"])
  }

  private struct Sheet: View {
    @State private var isShown = true
    let isLocked: Bool
    var body: some View {
      Text("below").sheet(isPresented: $isShown) {
        Closing().interactiveDismissDisabled(isLocked)
      }
    }
  }

  private struct Closing: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Close") { dismiss() } }
  }

  @Test("A sheet with interactiveDismissDisabled cannot be swiped away, but closes by its action")
  func interactiveDismiss() throws {
    let free = mount(Sheet(isLocked: false))
    try free.dismiss()
    #expect(free.presentations.isEmpty)
    let locked = mount(Sheet(isLocked: true))
    #expect(throws: InteractionError.self) { try locked.dismiss() }
    #expect(locked.presentations == ["sheet"])
    try locked.tap("Close")
    #expect(locked.presentations.isEmpty)
  }

  @MainActor private final class Seen {
    var animations: [Animation?] = []
    var sources: [String] = []
  }

  // View/transaction(_:): "Applies the given transaction mutation function to all animations used
  // within the view."
  @Test("transaction is called with the transaction of each update of its view")
  func transaction() throws {
    struct Screen: View {
      @State private var count = 0
      let seen: Seen
      var body: some View {
        Button("\(count)") { withAnimation(.linear) { count += 1 } }
          .transaction { seen.animations.append($0.animation) }
      }
    }
    let seen = Seen()
    let view = mount(Screen(seen: seen))
    seen.animations = []
    try view.tap("0")
    #expect(seen.animations == [.linear])
  }

  // TransactionKey and withTransaction(_:_:_:): the value of a key is passed on with the change, also
  // from within another one.
  @Test("A value of a key reaches the views with changes of transactions inside of its own")
  func transactionKey() throws {
    struct Screen: View {
      @State private var count = 0
      let seen: Seen
      var body: some View {
        Button("\(count)") {
          withTransaction(\.source, "outer") { withAnimation(.linear) { count += 1 } }
        }
        .transaction { seen.sources.append($0.source) }
        Button("Bound") {
          withTransaction(\.source, "bound") { $count.animation(.linear).wrappedValue += 1 }
        }
      }
    }
    let seen = Seen()
    let view = mount(Screen(seen: seen))
    seen.sources = []
    try view.tap("0")
    #expect(seen.sources == ["outer"])
    try view.tap("Bound")
    #expect(seen.sources == ["outer", "bound"])
  }

  // View/transaction(value:_:): "Applies the given transaction mutation function to all animations
  // used within the view when the value changes."
  @Test("transaction with a value is called when the value changes")
  func transactionWithValue() throws {
    struct Screen: View {
      @State private var count = 0
      @State private var other = 0
      let seen: Seen
      var body: some View {
        Button("count \(count)") { count += 1 }
          .transaction(value: count) { seen.animations.append($0.animation) }
        Button("other \(other)") { withAnimation(.linear) { other += 1 } }
      }
    }
    let seen = Seen()
    let view = mount(Screen(seen: seen))
    try view.tap("other 0")
    #expect(seen.animations.isEmpty)
    try view.tap("count 0")
    #expect(seen.animations == [nil])
  }

  // withAnimation(_:completionCriteria:_:completion:)
  @Test("The completion of an animation comes after its time")
  func completion() async throws {
    struct Screen: View {
      @State private var text = "ready"
      var body: some View {
        Button(text) {
          withAnimation {
            text = "moving"
          } completion: {
            text = "there"
          }
        }
      }
    }
    let view = mount(Screen())
    try view.tap("ready")
    #expect(view.has("moving"))
    await view.settle()
    #expect(view.has("there"))
  }

  // Transaction/addAnimationCompletion(criteria:_:)
  @Test("The completions of a transaction come after its animation, once each")
  func transactionCompletion() async throws {
    struct Screen: View {
      @State private var done: [String] = []
      var body: some View {
        Button("Move") {
          var transaction = Transaction(animation: .default)
          transaction.addAnimationCompletion { done.append("first") }
          transaction.addAnimationCompletion(criteria: .removed) { done.append("second") }
          withTransaction(transaction) { withAnimation { done.append("moved") } }
        }
        Text(done.joined(separator: ", "))
      }
    }
    let view = mount(Screen())
    try view.tap("Move")
    #expect(view.shows("moved"))
    await view.settle()
    #expect(view.shows("moved, first, second"))
  }

  @Test("transaction changes what a view of UIKit inside is told")
  func transactionOfRepresentable() throws {
    struct Platform: UIViewRepresentable {
      let count: Int
      let seen: Seen
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {
        seen.animations.append(context.transaction.animation)
      }
    }
    struct Screen: View {
      @State private var count = 0
      let seen: Seen
      var body: some View {
        Button("Add") { withAnimation(.linear) { count += 1 } }
        Platform(count: count, seen: seen)
        Platform(count: count, seen: seen).transaction { $0.animation = nil }
      }
    }
    let seen = Seen()
    let view = mount(Screen(seen: seen))
    seen.animations = []
    try view.tap("Add")
    #expect(seen.animations == [.linear, nil])
  }
}

private struct SourceKey: TransactionKey {
  static let defaultValue = "none"
}

extension Transaction {
  fileprivate var source: String {
    get { self[SourceKey.self] }
    set { self[SourceKey.self] = newValue }
  }
}
