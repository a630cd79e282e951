import Glibc

/// Tells when something happens in folders, by inotify(7).
///
/// What happened is not told: whoever asks looks at the files, so that no event can mislead.
final class FolderWatch {
  private let descriptor: Int32

  /// Files that are written, renamed, made and removed; the folders themselves too.
  private static let events =
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_DELETE_SELF
    | IN_MOVE_SELF | IN_ATTRIB

  /// Editors and checkouts touch several files at once: so long nothing must have happened, and so
  /// long that is waited for at most, in milliseconds.
  private static let (quiet, longest): (Int32, Int32) = (40, 400)

  /// Begins to watch; a folder that is gone by now is left out.
  ///
  /// - Throws: `EnvironmentError` if the system watches no more.
  init(_ folders: some Sequence<String>) throws(EnvironmentError) {
    descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    guard descriptor >= 0 else { throw Self.failure("inotify") }
    for folder in folders
    where inotify_add_watch(descriptor, folder, UInt32(Self.events)) < 0 && errno == ENOSPC {
      throw Self.failure(folder)
    }
  }

  deinit { close(descriptor) }

  /// Waits until something happens, and then until nothing has happened for a moment.
  func wait() {
    while !isReady(within: -1) {}
    var left = Self.longest
    repeat {
      drain()
      left -= Self.quiet
    } while left > 0 && isReady(within: Self.quiet)
  }

  private func isReady(within milliseconds: Int32) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, milliseconds) > 0
  }

  private func drain() {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while read(descriptor, &buffer, buffer.count) > 0 {}
  }

  private static func failure(_ path: String) -> EnvironmentError {
    EnvironmentError(
      stage: "watch",
      path: path,
      message: "cannot be watched (\(String(cString: strerror(errno)))); raise "
        + "fs.inotify.max_user_watches or name fewer folders"
    )
  }
}
