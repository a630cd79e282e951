import Foundation

/// A socket on the loopback interface that waits for connections.
final class LoopbackListener {
  let port: UInt16
  private let descriptor: Int32

  /// What the system refuses.
  struct Refused: Error {}

  init() throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let descriptor = descriptor
    let isListening = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, size) == 0 && listen(descriptor, 8) == 0
          && getsockname(descriptor, $0, &size) == 0
      }
    }
    guard isListening else { throw Refused() }
    port = UInt16(bigEndian: address.sin_port)
  }

  deinit { close(descriptor) }
}
