import Foundation
import Synchronization
import Testing

@testable import DocCheck

@Suite("The progress line")
struct ProgressLineTests {
  @Test("Short work says nothing; long work says how far it is, and takes the line away")
  func line() {
    let written = Mutex("")
    let line = ProgressLine { text in written.withLock { $0 += text } }
    line.begin(3)
    line.advance()
    line.end()
    #expect(written.withLock { $0 } == "")
    usleep(1_050_000)
    line.advance()
    line.advance()
    line.end()
    #expect(written.withLock { $0 } == "\r\u{1B}[2Kchecked 2 of 3 snippets\r\u{1B}[2K")
    written.withLock { $0 = "" }
    line.begin(25)
    line.end()
    #expect(written.withLock { $0 } == "\r\u{1B}[2Kchecking 25 snippets\r\u{1B}[2K")
  }
}
