import Foundation

/// The file descriptors that doccheck inherits from the program that starts it.
enum InheritedDescriptors {
  /// Closes them in the programs that doccheck starts, and opens missing standard streams.
  static func confine() {
    // A report that got the number of a closed standard stream would receive what is printed.
    var descriptor: Int32 = 0
    repeat { descriptor = open("/dev/null", O_RDONLY) } while (0...2).contains(descriptor)
    close(descriptor)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    for descriptor in names.compactMap({ Int32($0) }) where descriptor > 2 {
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }
  }
}
