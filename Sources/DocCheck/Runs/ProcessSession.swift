import Foundation

/// A program with everything that it has started.
///
/// Build tools give their compilers process groups of their own, so that a group does not hold them
/// all; the session is what they share.
struct ProcessSession: Sendable {
  /// The process that leads the session, whose number is the session's.
  let leader: pid_t

  /// Ends every process of the session.
  func end() {
    // While some are ended, others may start new ones.
    for _ in 0..<100 {
      let processes = members
      guard !processes.isEmpty else { return }
      for process in processes { kill(process, SIGKILL) }
      usleep(1000)
    }
  }

  /// The processes of the session that have not ended yet.
  private var members: [pid_t] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { pid_t($0) }.filter { process in
      // The name of a process need not be UTF-8.
      guard let status = FileManager.default.contents(atPath: "/proc/\(process)/stat"),
        let end = status.lastIndex(of: UInt8(ascii: ")"))
      else { return false }
      // proc_pid_stat(5): after the name are state, parent, group and session, and later the number of
      // threads. If only the first thread has ended, the state is Z, too.
      let fields = String(decoding: status[end...], as: UTF8.self).split(separator: " ").dropFirst()
        .map(String.init)
      guard fields.count > 17, fields[3] == String(leader) else { return false }
      return fields[0] != "Z" || fields[17] != "1"
    }
  }
}
