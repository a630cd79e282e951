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
      guard let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
        let end = status.lastIndex(of: ")")
      else { return false }
      // proc_pid_stat(5): after the name are state, parent, group and session.
      let fields = status[end...].split(separator: " ").dropFirst().map(String.init)
      return fields.count > 3 && fields[0] != "Z" && fields[3] == String(leader)
    }
  }
}
