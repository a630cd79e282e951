import Combine
import Testing

struct MapKeyPathTests {
  @Test("One, two or three properties are sent instead of a value")
  func oneTwoOrThreePropertiesAreSentInsteadOfAValue() {
    let source = PassthroughSubject<String, Never>()
    let one = source.map(\.count).recorded()
    let two = source.map(\.count, \.isEmpty).recorded()
    let three = source.map(\.count, \.isEmpty, \.first).recorded()
    source.send("ab")
    #expect(one.events.last == "value 2")
    #expect(two.events.last == "value (2, false)")
    #expect(three.events.last == "value (2, false, Optional(\"a\"))")
  }
}
