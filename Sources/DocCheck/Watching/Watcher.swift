/// Checks again whenever the files change that a check rests on, until it is interrupted.
struct Watcher {
  /// What the command line and the configuration ask for now.
  let options: () throws -> Options
  /// Makes what checks with some options need.
  let environment: (Options) throws -> CheckEnvironment
  /// Checks and reports, given the name of what the report's page is to be known by.
  let check: (Options, CheckEnvironment, LivePage) throws -> Void
  /// Tells people how the watching goes.
  let say: (String) -> Void

  /// Checks for as long as doccheck runs.
  ///
  /// - Throws: what keeps the first check from being made; later such errors are told, since the
  ///   next change may fix them.
  func run() throws -> Never {
    var options = try options()
    var watch = try FolderWatch(WatchedFiles(options).folders)
    var seen = WatchedFiles(options)
    var environment = try environment(options)
    var built = seen.sources
    while true {
      do {
        let new = try self.options()
        if new != options || seen.sources != built {
          let old = environment
          environment = try self.environment(new)
          (options, built) = (new, seen.sources)
          old.close()
        }
        try checkOnce(options, environment)
      } catch {
        say("\(error)")
      }
      repeat { watch.wait() } while try !hasChanged(&seen, &watch, options)
    }
  }

  /// Looks at the files again and watches what folders there are by now.
  private func hasChanged(
    _ seen: inout WatchedFiles,
    _ watch: inout FolderWatch,
    _ options: Options
  ) throws -> Bool {
    // First watched, then looked at, so that nothing can happen between.
    watch = try FolderWatch(WatchedFiles(options).folders)
    let now = WatchedFiles(options)
    defer { seen = now }
    return now.differ(from: seen)
  }

  private func checkOnce(_ options: Options, _ environment: CheckEnvironment) throws {
    let start = ContinuousClock.now
    try check(options, environment, LivePage())
    say("checked in \((ContinuousClock.now - start).seconds.inSeconds); watching, Ctrl-C ends it")
  }
}
