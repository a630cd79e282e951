import Combine
import Testing

struct CombineIdentifierTests {
  @Test("New identifiers differ and those of one object agree")
  func newIdentifiersDifferAndThoseOfOneObjectAgree() {
    let object = PassthroughSubject<Int, Never>()
    #expect(CombineIdentifier() != CombineIdentifier())
    #expect(CombineIdentifier(object) == CombineIdentifier(object))
    #expect(CombineIdentifier(object).description.hasPrefix("0x"))
  }
}
