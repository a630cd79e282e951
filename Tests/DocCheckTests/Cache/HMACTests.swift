import Testing

@testable import DocCheck

@Suite("HMAC") struct HMACTests {
  @Test("Codes are those of RFC 4231")
  func vectors() {
    #expect(
      HMAC.hexadecimal(of: Array("Hi There".utf8), key: [UInt8](repeating: 0x0b, count: 20))
        == "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
    )
    #expect(
      HMAC.hexadecimal(of: Array("what do ya want for nothing?".utf8), key: Array("Jefe".utf8))
        == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    )
    let long = "Test Using Larger Than Block-Size Key - Hash Key First"
    #expect(
      HMAC.hexadecimal(of: Array(long.utf8), key: [UInt8](repeating: 0xaa, count: 131))
        == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
    )
  }
}
