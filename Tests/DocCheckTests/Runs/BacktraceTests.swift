import Testing

@testable import DocCheck

@Suite("Backtraces")
struct BacktraceTests {
  @Test("The failure and the places of the calls are read, whatever stands around them")
  func reading() {
    let backtrace = Backtrace(
      """
      *** Program crashed: Illegal instruction at 0x01 ***

      Platform: x86_64 Linux

      Thread 0 "program" crashed:

        0 [inlined] [system] 0x01 Swift runtime failure: arithmetic overflow in program at //<generated>
        1                    0x01 look at(_:) + 57 in program at /tmp/at home/Article.swift:2:12
        2 [ra]               0x02 closure #1 in main + 851 in program at /tmp/Article.swift:10:7
        3 [ra]               0x03 start + 1 in libc.so
      ...

      Backtrace took 0.00s at a:1:2
      """
    )
    #expect(backtrace.failure == "arithmetic overflow")
    #expect(
      backtrace.frames == [
        Backtrace.Frame(file: "Article.swift", line: 2),
        Backtrace.Frame(file: "Article.swift", line: 10),
      ]
    )
    #expect(Backtrace("*** Swift runtime failure: b in c ***\n").failure == "b in c")
    #expect(Backtrace("\u{0} at : at ::\n1 at a:9:9:9\n1 at :x:1").frames == [])
  }
}
