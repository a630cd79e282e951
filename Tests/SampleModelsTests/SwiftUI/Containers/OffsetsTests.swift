import Foundation
import SwiftUI
import Testing

@Suite("Edits of collections by offsets")
struct OffsetsTests {
  @Test("Elements at offsets are removed")
  func removal() {
    var letters = ["a", "b", "c", "d"]
    letters.remove(atOffsets: IndexSet([0, 2]))
    #expect(letters == ["b", "d"])
    letters.remove(atOffsets: IndexSet())
    #expect(letters == ["b", "d"])
    letters.remove(atOffsets: IndexSet([7]))
    #expect(letters == ["b", "d"])
  }

  @Test(
    "Elements move in front of a destination that counts from before the move",
    arguments: [
      ([0], 4, "bcda"), ([3], 0, "dabc"), ([0, 1], 3, "cabd"), ([1, 3], 0, "bdac"),
      ([2], 2, "abcd"), ([2], 3, "abcd"), ([], 1, "abcd"),
    ]
  )
  func moves(source: [Int], destination: Int, result: String) {
    var letters = Array("abcd")
    letters.move(fromOffsets: IndexSet(source), toOffset: destination)
    #expect(String(letters) == result)
  }

  @Test("Offsets count from the start of a slice")
  func slices() {
    var slice = Array("abcdef")[2...]
    slice.move(fromOffsets: [0], toOffset: 2)
    #expect(String(slice) == "dcef")
    slice.remove(atOffsets: [0])
    #expect(String(slice) == "cef")
  }
}
