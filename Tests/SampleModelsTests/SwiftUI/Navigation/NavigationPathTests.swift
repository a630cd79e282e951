import Foundation
import SwiftUI
import Testing

@Suite("Navigation paths")
struct NavigationPathTests {
  private struct Secret: Hashable {}

  @Test("Values of any kind are put on top and taken away")
  func stack() {
    var path = NavigationPath()
    path.append(1)
    path.append("two")
    #expect(path.count == 2)
    path.removeLast()
    #expect(path == NavigationPath([1]))
    path.removeLast(1)
    #expect(path.isEmpty)
  }

  @Test("Only a path of codable values can be written")
  func coding() throws {
    var path = NavigationPath([1, 2])
    let representation = try #require(path.codable)
    let data = try JSONEncoder().encode(representation)
    #expect(String(decoding: data, as: UTF8.self) == #"["Si",2,"Si",1]"#)
    path.append(Secret())
    #expect(path.codable == nil)
  }
}
