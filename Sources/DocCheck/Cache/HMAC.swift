/// The message authentication code HMAC with SHA-256 (RFC 2104).
enum HMAC {
  /// The code of a message in 64 hexadecimal digits.
  static func hexadecimal(of message: [UInt8], key: [UInt8]) -> String {
    let short = key.count > 64 ? SHA256.hash(key) : key
    let padded = short + [UInt8](repeating: 0, count: 64 - short.count)
    let inner = SHA256.hash(padded.map { $0 ^ 0x36 } + message)
    return SHA256.hexadecimal(padded.map { $0 ^ 0x5c } + inner)
  }
}
