/// A pattern of paths, as in `.gitignore`: `drafts`, `*.draft.md`, `docs/**/old-*`.
///
/// `*` and `?` represent anything but a slash, `**` for any number of folders. A pattern without a
/// slash fits at any depth, one with a slash from the top; one that fits a folder fits all in it.
struct PathGlob: Hashable, Sendable {
  private let steps: [[Character]]

  init(_ pattern: String) {
    let steps = pattern.split(separator: "/").filter { $0 != "." }.map(Array.init)
    let isAnchored = pattern.hasPrefix("/") || steps.count > 1
    self.steps = isAnchored ? steps : [["*", "*"]] + steps
  }

  /// Whether nothing but names of Swift files fits it.
  var endsAsSwift: Bool { steps.last?.suffix(6) == Array(".swift")[...] }

  /// Whether the pattern fits a path without `.` and `..`, or a folder that it is in.
  func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").map(Array.init)
    // The state after each name: the numbers of steps that may have been taken by then.
    var states = reached(from: [0])
    for name in names {
      var following: Set<Int> = []
      for state in states where state < steps.count {
        if steps[state] == ["*", "*"] {
          following.insert(state)
          if state + 1 == steps.count { following.insert(steps.count) }
        } else if Self.fits(name[...], steps[state][...]) {
          following.insert(state + 1)
        }
      }
      states = reached(from: following)
      if states.contains(steps.count) { return true }
    }
    return false
  }

  /// The states with those that `**` reaches by standing for no folder at all.
  private func reached(from states: Set<Int>) -> Set<Int> {
    var all = states
    for state in states.sorted() {
      var state = state
      while state + 1 < steps.count, steps[state] == ["*", "*"] {
        state += 1
        all.insert(state)
      }
    }
    return all
  }

  /// Whether a name fits a pattern; the last `*` that can take more does.
  private static func fits(_ name: ArraySlice<Character>, _ pattern: ArraySlice<Character>) -> Bool
  {
    var (name, pattern) = (name, pattern)
    var retry: (name: ArraySlice<Character>, pattern: ArraySlice<Character>)?
    while let character = name.first {
      if pattern.first == "*" {
        pattern = pattern.dropFirst()
        retry = (name, pattern)
      } else if pattern.first == "?" || pattern.first == character {
        (name, pattern) = (name.dropFirst(), pattern.dropFirst())
      } else if let last = retry {
        (name, pattern) = (last.name.dropFirst(), last.pattern)
        retry = (name, pattern)
      } else {
        return false
      }
    }
    return pattern.allSatisfy { $0 == "*" }
  }
}
