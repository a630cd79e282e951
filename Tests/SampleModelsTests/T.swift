import Testing
import SwiftUI
@Test func works() { #expect(1 == 1) }
