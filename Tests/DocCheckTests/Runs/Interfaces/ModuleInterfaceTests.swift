import Foundation
import Testing

@testable import DocCheck

@Suite("The names of an interface") struct ModuleInterfaceTests {
  private func interface(_ swift: String) -> ModuleInterface {
    ModuleInterface(ModuleInterface.Text(module: "Boxes", swift: swift))
  }

  @Test("Types and functions, their members and those of every view are told apart")
  func names() {
    let interface = interface(
      """
      import Swift

      infix operator <+ : BoxPrecedence
      precedencegroup BoxPrecedence {
      }

      /// A struct Comment in prose.
      public struct Box<Content> : View where Content : View {

          @available(*, deprecated, message: "there is no case where it helps")
          public init?(_ content: Content)

          public var body: some View { get }

          public struct Inner {

              public var hidden: Int
          }

          public subscript(index: Int) -> Int { get }

          public static func < (left: Box, right: Box) -> Bool

          final class func make<T>(_ value: T) -> Box
      }
      extension View {

          public func boxed() -> some View

          public struct Corner {

              public var angle: Double
          }
      }
      extension Box.Inner : Sendable {

          public var `default`: Int { get }
      }
      public enum Side {

          case left

          indirect case right(Side)
      }

      public func open(_ side: Side)

      public let limit: Int
      """
    )
    #expect(
      interface.names == ["Box", "Side", "open", "limit", "<+", "BoxPrecedence"]
    )
    #expect(
      interface.members == [
        "init", "body", "Inner", "subscript", "<", "make", "boxed", "default", "left", "right",
        "hidden", "Corner", "angle",
      ]
    )
    #expect(interface.viewMembers == ["boxed", "Corner"])
  }

  @Test("Equal interfaces are stored as equal bytes, whose names stand in their order")
  func stored() throws {
    let names = ["oak", "elm", "ash", "fir", "yew", "box"]
    let text = names.map { "public func \($0)()\n" }.joined()
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let stored = String(decoding: try encoder.encode(interface(text)), as: UTF8.self)
    let listed = #"["ash","box","elm","fir","oak","yew"]"#
    #expect(stored == #"{"members":[],"module":"Boxes","names":\#(listed),"viewMembers":[]}"#)
  }

  @Test(
    "What is no Swift has no names",
    arguments: ["", "}{ \u{0} ((", "func", "case", "\"", "  {"]
  )
  func odd(text: String) {
    let interface = interface(text)
    #expect(interface.names.isEmpty && interface.members.isEmpty)
  }
}
