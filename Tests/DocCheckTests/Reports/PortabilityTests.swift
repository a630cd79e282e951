import Testing

@testable import DocCheck

@Suite("Portability")
struct PortabilityTests {
  @Test(
    "Portability is read off the imports",
    arguments: [
      ([], Portability.portable),
      (["Foundation", "Observation"], .portable),
      (["SwiftUI"], .shimmed),
      (["Foundation", "Combine"], .shimmed),
      (["SwiftUI", "MapKit"], .unportable),
      (["UIKit.UIView"], .shimmed),
    ]
  )
  func portability(imports: [String], expected: Portability) {
    #expect(Portability(of: imports) == expected)
  }

  @Test("A module that was found here is as portable as what it stands beside")
  func found() {
    #expect(Portability(of: ["Orchard", "Foundation"], areFound: true) == .portable)
    #expect(Portability(of: ["Orchard", "SwiftUI"], areFound: true) == .shimmed)
  }
}
