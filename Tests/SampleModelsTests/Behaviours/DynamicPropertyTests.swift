import Headless
import SwiftUI
import Testing

/// Apple's pages `DynamicProperty` and `DynamicProperty/update()`.
@MainActor @Suite("Behaviours: properties of the author's own") struct DynamicPropertyTests {
  private struct Counter: DynamicProperty {
    @State private var value = 0
    var count: Int { value }
    func add() { value += 1 }
  }

  private struct Pair: DynamicProperty {
    let left = Counter()
    let right = Counter()
  }

  @Test("Each property has a state of its own, also those with the same parts")
  func parts() throws {
    struct Screen: View {
      private let first = Counter()
      private let pair = Pair()
      var body: some View {
        Button("first \(first.count)") { first.add() }
        Button("left \(pair.left.count)") { pair.left.add() }
        Button("right \(pair.right.count)") { pair.right.add() }
      }
    }
    let view = mount(Screen())
    try view.tap("first 0")
    try view.tap("right 0")
    try view.tap("right 1")
    #expect(view.texts == ["first 1", "left 0", "right 2"])
  }

  @Test("update is called before each evaluation of the body")
  func update() throws {
    struct Doubled: DynamicProperty {
      @State private var value = 1
      private(set) var double = 0
      mutating func update() { double = value * 2 }
      func add() { value += 1 }
    }
    struct Screen: View {
      private var doubled = Doubled()
      var body: some View { Button("\(doubled.double)") { doubled.add() } }
    }
    let view = mount(Screen())
    try view.tap("2")
    #expect(view.texts == ["4"])
  }
}
