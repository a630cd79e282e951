import Testing
@testable import DocCheck
@Test func works() { #expect(1 == 1) }
