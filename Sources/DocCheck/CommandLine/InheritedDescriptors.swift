import Foundation

/// The open files that doccheck gets from the program that has started it.
enum InheritedDescriptors {
  /// Keeps them from the programs that doccheck starts, and their numbers from the files that it opens.
  static func confine() {
    // A file that took the number of a closed standard stream would get what is printed.
    var descriptor: Int32 = 0
    repeat { descriptor = open("/dev/null", O_RDONLY) } while (0...2).contains(descriptor)
    close(descriptor)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    for descriptor in names.compactMap({ Int32($0) }) where descriptor > 2 {
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }
  }
}
