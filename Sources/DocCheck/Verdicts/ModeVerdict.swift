/// What compiling a snippet in one language mode came to.
struct ModeVerdict: Codable, Hashable, Sendable {
  let mode: LanguageMode
  let verdict: Verdict
}
