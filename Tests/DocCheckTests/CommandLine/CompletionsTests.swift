import Foundation
import Testing

@testable import DocCheck

@Suite("Completions and the manual page")
struct CompletionsTests {
  private func script(_ shell: String) throws -> (path: String, folder: TemporaryFolder) {
    let run = CommandRun(["completions", shell])
    #expect(run.status == .clean)
    #expect(run.errors == "")
    let folder = try TemporaryFolder()
    return (try folder.write(run.output, to: "doccheck.\(shell)"), folder)
  }

  private func accepts(_ shell: String) throws {
    let (path, folder) = try script(shell)
    let outcome = try Tool.run(shell, "-n", path)
    #expect(String(decoding: outcome.standardError, as: UTF8.self) == "")
    #expect(outcome.ending == .exited(0))
    withExtendedLifetime(folder) {}
  }

  @Test("bash reads its script", .enabled(if: Tool.exists("bash")))
  func bash() throws { try accepts("bash") }

  @Test("zsh reads its script", .enabled(if: Tool.exists("zsh")))
  func zsh() throws { try accepts("zsh") }

  @Test("fish reads its script", .enabled(if: Tool.exists("fish")))
  func fish() throws { try accepts("fish") }

  @Test(
    "bash completes commands, options, and values behind a blank or an equals sign",
    .enabled(if: Tool.exists("bash")),
    arguments: [
      ("doccheck expl", "explain"),
      ("doccheck --min", "--min-verified"),
      ("doccheck --format js", "json"),
      ("doccheck --format = js", "json"),
      ("doccheck --sandbox = ", "auto bwrap landlock none"),
      ("doccheck a.md --fail-on ", "error warning never"),
      ("doccheck --report h", "html="),
      ("doccheck --rule trap", "trapped="),
      ("doccheck explain missing", "missing-import"),
      ("doccheck completions f", "fish"),
      ("doccheck --jobs ", ""),
    ]
  )
  func offers(line: String, expected: String) throws {
    let (path, folder) = try script("bash")
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let driver = """
      compopt() { :; }
      source "$1"
      shift
      COMP_WORDS=("$@")
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      cd /var/empty 2>/dev/null || cd /
      _doccheck
      echo "${COMPREPLY[*]}"
      """
    let command = ["bash", "-c", driver, "bash", path] + words
    let outcome = try Subprocess(
      command: command,
      environment: ["PATH": Tool.path],
      timeout: 30
    ).run()
    #expect(String(decoding: outcome.standardError, as: UTF8.self) == "")
    #expect(String(decoding: outcome.standardOutput, as: UTF8.self) == expected + "\n")
    withExtendedLifetime(folder) {}
  }

  @Test(
    "fish completes the same",
    .enabled(if: Tool.exists("fish")),
    arguments: [
      ("doccheck expl", "explain"),
      ("doccheck --min", "--min-verified"),
      ("doccheck --format js", "json"),
      ("doccheck --format=js", "--format=json"),
      ("doccheck a.md --fail-on ", "error never warning"),
      ("doccheck --report h", "html="),
      ("doccheck --rule trap", "trapped="),
      ("doccheck explain missing", "missing-import"),
      ("doccheck completions f", "fish"),
      ("doccheck --jobs ", ""),
    ]
  )
  func fishOffers(line: String, expected: String) throws {
    let (path, folder) = try script("fish")
    let driver = "source $argv[1]; complete -C $argv[2]"
    let outcome = try Tool.run(
      "fish",
      "--no-config",
      "-c",
      driver,
      path,
      line,
      environment: ["HOME": folder.path]
    )
    #expect(String(decoding: outcome.standardError, as: UTF8.self) == "")
    let offers = String(decoding: outcome.standardOutput, as: UTF8.self).split(separator: "\n")
    let words = offers.compactMap { $0.split(separator: "\t").first }
    #expect(words.joined(separator: " ") == expected)
  }

  private static let zshExamples = [
    ("doccheck expl", "explain "),
    ("doccheck --min", "--min-verified="),
    ("doccheck --format js", "json "),
    ("doccheck --format=js", "--format=json "),
    ("doccheck a.md --fail-on=e", "--fail-on=error "),
    ("doccheck --report h", "html="),
    ("doccheck --rule trap", "trapped="),
    ("doccheck explain missing", "missing-import "),
    ("doccheck completions f", "fish "),
  ]

  /// What one zsh at a terminal makes of the lines.
  private static let zshAnswers = Result {
    let folder = try TemporaryFolder()
    try folder.write(CommandRun(["completions", "zsh"]).output, to: "functions/_doccheck")
    // Behind what the key completes stands the whole line, which then makes way for the next.
    let driver = """
      zmodload zsh/zpty
      zpty shell 'TERM=dumb zsh -f -i'
      zpty -w shell "unsetopt zle_bracketed_paste; fpath=($1/functions $fpath); cd $1"
      zpty -w shell 'autoload -Uz compinit; compinit -u -D; zle -N show; bindkey "^X" show'
      zpty -w shell 'show() { zle complete-word; print -r -- "<$BUFFER>"; BUFFER= }; print rea""dy'
      zpty -r shell output '*ready*'
      shift
      for line; do
        zpty -n -w shell "$line"$'\\C-x'
        zpty -r shell output '*<doccheck*>*'
        print -r -- "${${output##*<}%%>*}"
      done
      """
    let command = ["zsh", "-f", "-c", driver, "zsh", folder.path] + zshExamples.map(\.0)
    let outcome = try Tool.run(command, environment: ["HOME": folder.path])
    return String(decoding: outcome.standardOutput, as: UTF8.self).split(separator: "\n")
  }

  @Test(
    "zsh completes the same at a terminal",
    .enabled(if: Tool.exists("zsh")),
    .timeLimit(.minutes(30)),
    arguments: zshExamples
  )
  func zshOffers(line: String, expected: String) throws {
    let place = try #require(Self.zshExamples.firstIndex { $0.0 == line })
    let offers = try Self.zshAnswers.get()
    try #require(offers.count == Self.zshExamples.count)
    let completed = line.split(separator: " ").dropLast() + [expected[...]]
    #expect(offers[place] == completed.joined(separator: " "))
  }

  @Test("Every shell is told of every command and option", arguments: Shell.allCases)
  func complete(shell: Shell) throws {
    let text = try Shell.completions([shell.rawValue])
    for entry in OptionTable.entries { #expect(text.contains(entry.name.dropFirst(2))) }
    for command in Options.Command.allCases { #expect(text.contains(command.rawValue)) }
  }

  @Test("No shell, two shells and another shell are mistakes")
  func mistakes() {
    #expect(throws: UsageError(message: "'completions' takes one of bash, zsh, fish")) {
      try Shell.completions([])
    }
    #expect(throws: UsageError(message: "'completions' takes one of bash, zsh, fish")) {
      try Shell.completions(["bash", "zsh"])
    }
    #expect(CommandRun(["completions", "tcsh"]).status == .couldNotCheck)
  }

  @Test("Every command is in the table that help is made from")
  func commands() {
    #expect(CommandTable.entries.map(\.command) == Options.Command.allCases)
  }

  @Test("groff reads the manual page without a complaint", .enabled(if: Tool.exists("groff")))
  func manual() throws {
    let run = CommandRun(["man"])
    #expect(run.status == .clean)
    let folder = try TemporaryFolder()
    let path = try folder.write(run.output, to: "doccheck.1")
    let outcome = try Tool.run("groff", "-man", "-Tutf8", "-ww", "-P-cbou", path)
    #expect(String(decoding: outcome.standardError, as: UTF8.self) == "")
    let shown = String(decoding: outcome.standardOutput, as: UTF8.self)
    for entry in OptionTable.entries { #expect(shown.contains(entry.name)) }
    #expect(shown.contains("EXIT STATUS"))
  }
}
