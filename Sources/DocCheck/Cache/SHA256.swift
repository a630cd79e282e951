/// The hash function SHA-256 (FIPS 180-4 §6.2).
struct SHA256 {
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
    0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
  private var schedule = [UInt32](repeating: 0, count: 64)

  /// The hash of the bytes: 32 bytes.
  static func hash(_ bytes: some Collection<UInt8>) -> [UInt8] {
    var hasher = SHA256()
    padding(Array(bytes)).withUnsafeBytes { padded in
      for start in stride(from: 0, to: padded.count, by: 64) { hasher.compress(padded, at: start) }
    }
    return hasher.state.flatMap { word in
      [UInt8(word >> 24), UInt8(word >> 16 & 255), UInt8(word >> 8 & 255), UInt8(word & 255)]
    }
  }

  /// The hash of the bytes in 64 hexadecimal digits.
  static func hexadecimal(_ bytes: some Collection<UInt8>) -> String {
    hash(bytes).map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }

  /// The hash of the bytes in Base64 (RFC 4648 §4), as a Content-Security-Policy wants it.
  static func base64(_ bytes: some Collection<UInt8>) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    let digest = hash(bytes)
    var text = ""
    for start in stride(from: 0, to: digest.count, by: 3) {
      let group = digest[start..<min(start + 3, digest.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for digit in 0..<4 {
        text.append(digit <= group.count ? alphabet[bits >> (18 - 6 * digit) & 63] : "=")
      }
    }
    return text
  }

  /// The message with a one bit, zeros and its length in bits (FIPS 180-4 §5.1.1).
  private static func padding(_ message: [UInt8]) -> [UInt8] {
    var padded = message + [0x80]
    padded += [UInt8](repeating: 0, count: (120 - padded.count % 64) % 64)
    let length = UInt64(message.count) * 8
    padded += (0..<8).map { UInt8(truncatingIfNeeded: length >> (56 - 8 * $0)) }
    return padded
  }

  private mutating func compress(_ message: UnsafeRawBufferPointer, at start: Int) {
    expand(message, at: start)
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for round in 0..<64 {
      let sum1 = e.rotated(6) ^ e.rotated(11) ^ e.rotated(25)
      let first = h &+ sum1 &+ (e & f ^ ~e & g) &+ Self.constants[round] &+ schedule[round]
      let sum0 = a.rotated(2) ^ a.rotated(13) ^ a.rotated(22)
      let second = sum0 &+ (a & b ^ a & c ^ b & c)
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ second)
    }
    state[0] &+= a
    state[1] &+= b
    state[2] &+= c
    state[3] &+= d
    state[4] &+= e
    state[5] &+= f
    state[6] &+= g
    state[7] &+= h
  }

  private mutating func expand(_ message: UnsafeRawBufferPointer, at start: Int) {
    for word in 0..<16 {
      let bytes = message.loadUnaligned(fromByteOffset: start + word * 4, as: UInt32.self)
      schedule[word] = UInt32(bigEndian: bytes)
    }
    for word in 16..<64 {
      let early = schedule[word - 15]
      let late = schedule[word - 2]
      let sigma0 = early.rotated(7) ^ early.rotated(18) ^ early &>> 3
      let sigma1 = late.rotated(17) ^ late.rotated(19) ^ late &>> 10
      schedule[word] = schedule[word - 16] &+ sigma0 &+ schedule[word - 7] &+ sigma1
    }
  }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes (§4.2.2).
  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1,
    0x923f_82a4, 0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3,
    0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786,
    0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147,
    0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13,
    0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a,
    0x5b9c_ca4f, 0x682e_6ff3, 0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208,
    0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}

extension UInt32 {
  /// The bits moved to the right by `count`, those that fall off coming in again on the left.
  fileprivate func rotated(_ count: UInt32) -> UInt32 { self &>> count | self &<< (32 &- count) }
}
