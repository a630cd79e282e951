import Testing

@testable import DocCheck

@Suite("The page in a browser", .enabled(if: Chromium.installed != nil, "no Chromium here"))
struct PageInBrowserTests {
  @Test("The sample page says nothing on the console and asks for nothing")
  func silent() throws {
    let browser = try #require(Chromium.installed)
    let visit = try browser.visit(HTMLReporter().render(Samples.report()))
    #expect(visit.console == [])
    #expect(visit.requests == [])
  }

  @Test("A page that does speak and ask is noticed")
  func noticed() throws {
    let browser = try #require(Chromium.installed)
    let host = Samples.hostileHost
    let visit = try browser.visit(
      """
      <!DOCTYPE html><html><body><img src="http://\(host)/a.png" /><script>console.log("here")</script>
      </body></html>
      """
    )
    #expect(visit.console.contains { $0.contains("here") })
    #expect(visit.requests.contains("http://\(host)/a.png"))
  }
}
