import Foundation

/// The processes of this machine.
enum LiveProcesses {
  /// Whether no process has an argument, or none has after some seconds.
  static func isGone(_ argument: String, within seconds: Double = 2) -> Bool {
    let clock = ContinuousClock()
    let end = clock.now + .seconds(seconds)
    while has(argument) {
      guard clock.now < end else { return false }
      usleep(10_000)
    }
    return true
  }

  private static func has(_ argument: String) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.contains {
      let text = FileManager.default.contents(atPath: "/proc/\($0)/cmdline") ?? Data()
      return text.split(separator: 0).contains { $0.elementsEqual(argument.utf8) }
    }
  }
}
