import Headless
import SwiftUI
import Testing

/// Apple's pages `Gesture`, `GestureState`, `SequenceGesture`, `SimultaneousGesture`,
/// `ExclusiveGesture` and "Composing SwiftUI gestures".
@MainActor @Suite("Behaviours: Gesture") struct GestureBehaviourTests {
  @MainActor private final class Diary { var events: [String] = [] }

  // GestureState: "resets the property back to its initial state when the gesture ends".
  @Test("A gesture state follows the gesture and is reset at its end")
  func gestureState() throws {
    struct Screen: View {
      @GestureState private var offset = CGSize.zero
      let diary: Diary
      var body: some View {
        Text("box")
          .gesture(DragGesture().updating($offset) { value, state, _ in state = value.translation })
          .onChange(of: offset) { diary.events.append("\(Int($1.width))") }
        Text("at \(Int(offset.width))")
      }
    }
    let diary = Diary()
    let view = mount(Screen(diary: diary))
    try view.find("box").drag(to: CGPoint(x: 10, y: 0))
    #expect(view.shows("at 0"))
  }

  @Test("The steps of a sequence are told in their order")
  func sequence() throws {
    let diary = Diary()
    let gesture = LongPressGesture().sequenced(before: DragGesture())
      .onChanged { value in
        switch value {
        case .first(let isPressed): diary.events.append("pressed \(isPressed)")
        case .second(_, let drag): diary.events.append("moved \(Int(drag?.translation.width ?? 0))")
        }
      }
      .onEnded { value in
        if case .second(true, let drag?) = value {
          diary.events.append("ended \(Int(drag.translation.width))")
        }
      }
    let view = mount(Text("box").gesture(gesture))
    try view.find("box").drag(to: CGPoint(x: 8, y: 0))
    #expect(diary.events == ["pressed true", "moved 4", "moved 8", "ended 8"])
  }

  @Test("A gesture that is the first of a sequence alone does not end it")
  func incompleteSequence() throws {
    let diary = Diary()
    let gesture = LongPressGesture().sequenced(before: DragGesture())
      .onEnded { _ in diary.events.append("ended") }
    let view = mount(Text("box").gesture(gesture))
    #expect(throws: InteractionError.self) { try view.find("box").longPress() }
    #expect(diary.events.isEmpty)
  }

  @Test("Simultaneous gestures each tell what they see")
  func simultaneous() throws {
    let diary = Diary()
    let gesture = TapGesture().onEnded { diary.events.append("tap") }
      .simultaneously(with: LongPressGesture().onEnded { _ in diary.events.append("press") })
    let view = mount(Text("box").gesture(gesture))
    try view.find("box").tap()
    try view.find("box").longPress()
    #expect(diary.events == ["tap", "press"])
  }

  // ExclusiveGesture: "only one of the gestures succeeds, giving precedence to the first".
  @Test("Of exclusive gestures the first has precedence")
  func exclusive() throws {
    let diary = Diary()
    let gesture = TapGesture().onEnded { diary.events.append("first") }
      .exclusively(before: TapGesture().onEnded { diary.events.append("second") })
      .onEnded { value in
        if case .first = value { diary.events.append("first won") }
      }
    let view = mount(Text("box").gesture(gesture))
    try view.find("box").tap()
    #expect(diary.events == ["first", "first won"])
  }

  // Gesture/map(_:)
  @Test("A mapped gesture tells the new value")
  func map() throws {
    let diary = Diary()
    let gesture = DragGesture().map { $0.translation.width > 5 }
      .onEnded { diary.events.append("far \($0)") }
    let view = mount(Text("box").gesture(gesture))
    try view.find("box").drag(to: CGPoint(x: 8, y: 0))
    #expect(diary.events == ["far true"])
  }

  @Test("A gesture type of the author's is made of its body")
  func custom() throws {
    struct Hold: Gesture {
      typealias Value = Bool
      let action: () -> Void
      var body: some Gesture { LongPressGesture().onEnded { _ in action() } }
    }
    let diary = Diary()
    let view = mount(Text("box").gesture(Hold { diary.events.append("held") }))
    try view.find("box").longPress()
    #expect(diary.events == ["held"])
  }

  // View/onTapGesture(count:perform:): "The number of taps or clicks required to trigger the action".
  @Test("A gesture of two taps is not made by one")
  func doubleTap() throws {
    let diary = Diary()
    let view = mount(
      Text("box")
        .onTapGesture(count: 2) { diary.events.append("double") }
        .onTapGesture { diary.events.append("single") }
    )
    try view.tap("box")
    #expect(diary.events == ["single"])
    try view.tap("box", count: 2)
    #expect(diary.events == ["single", "double"])
    let other = mount(Text("box").gesture(TapGesture(count: 2).onEnded { diary.events = [] }))
    #expect(throws: InteractionError.self) { try other.tap("box") }
    try other.tap("box", count: 2)
    #expect(diary.events.isEmpty)
  }

  // Transferable, View/draggable(_:), View/dropDestination(for:action:isTargeted:)
  @Test("A dragged value is dropped where values of its type are taken")
  func dragAndDrop() throws {
    struct Screen: View {
      @State private var dropped: [String] = []
      let diary: Diary
      var body: some View {
        Text("apple").draggable("apple payload")
        Text("basket: \(dropped.joined())")
          .dropDestination(for: String.self) { items, _ in
            dropped = items
            return true
          } isTargeted: {
            diary.events.append("targeted \($0)")
          }
        Text("plain")
      }
    }
    let diary = Diary()
    let view = mount(Screen(diary: diary))
    #expect(try view.find("apple").drag(onto: view.find("basket: ")))
    #expect(view.shows("basket: apple payload"))
    #expect(diary.events == ["targeted true", "targeted false"])
    #expect(throws: InteractionError.self) { try view.find("plain").drag(onto: view.find("apple")) }
    #expect(throws: InteractionError.self) { try view.find("basket: apple payload").drop([3]) }
  }
}
