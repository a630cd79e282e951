/// A snippet as it was assembled and judged in one language mode.
struct ModeTrial: Sendable {
  let mode: LanguageMode
  let assembly: Assembly
  let judgement: Judgement
}
