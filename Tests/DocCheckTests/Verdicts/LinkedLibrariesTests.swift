import Testing

@testable import DocCheck

@Suite("Libraries that an article links to") struct LinkedLibrariesTests {
  @Test("The folders of sources in addresses are modules")
  func modules() {
    let text = """
      See https://example.com/a/b/blob/main/Sources/Lamps/Lamp.swift and
      [this](https://example.com/a/Sources/Shades), not src/Sources/Other/a.swift
      nor https://example.com/Sources/ alone.
      """
    #expect(LinkedLibraries.modules(in: text) == ["Lamps", "Shades"])
  }

  @Test("Packages that readers install are named by their addresses")
  func packages() {
    let text = """
      Add `.package(url: "https://example.com/a/Lamps")` to the manifest:
          .package(url: "https://example.com/a/Shades.git", from: "1.0.0"),
      .package(name: "Bulbs", url: "https://example.com/a/bulb-kit", from: "1.0.0")
      github "a/Wires" ~> 1.0
      pod 'Plugs/Extra', '~> 2.0'
      """
    #expect(
      LinkedLibraries.packages(in: text) == ["Lamps", "Plugs", "Shades", "Wires", "bulb-kit"]
    )
  }
}
