extension FenceClassifier {
  /// Commands for a shell, with or without what they print.
  static let shell = FenceClassifier(
    name: "shell commands",
    language: "sh",
    evidence:
      "A prompt, or lines at least half of which begin with a well-known command and its words."
  ) { text in
    text.has(1) { $0.text.contains(prompt) } || text.first.begins(with: ["#!/"])
      || isCommand(text.first) && text.most(isCommand)
  }

  private static func isCommand(_ line: FenceText.Line) -> Bool {
    guard commands.contains(line.word) || line.word.hasPrefix("./") else { return false }
    let rest = line.text.dropFirst(line.word.count + 1)
    return rest.first.map { $0.isLetter || $0.isNumber || "-./~\"'$@*<".contains($0) } ?? false
      && !rest.hasPrefix("class ") && !line.text.hasSuffix("{")
  }

  private static let commands: Set<Substring> = [
    "swift", "swiftc", "git", "cd", "ls", "mkdir", "curl", "brew", "xcodebuild", "xcrun",
    "xcode-select",
    "docker", "npm", "npx", "yarn", "pod", "sudo", "export", "echo", "cat", "make", "cmake", "apt",
    "apt-get", "pip", "pip3", "python", "python3", "chmod", "rm", "cp", "mv", "touch", "tuist",
    "mint",
    "carthage", "bundle", "fastlane", "gem", "ssh", "vapor", "heroku", "grep", "sed", "awk", "tar",
    "unzip",
    "wget", "which", "source", "swiftly", "swiftlint", "swiftformat", "sourcery", "lldb",
    "defaults",
    "open", "plutil", "codesign", "nm", "otool", "mise", "jq",
  ]

  private static let prompt = Pattern(/^[$%] [\w.\/~"-]/)
}
