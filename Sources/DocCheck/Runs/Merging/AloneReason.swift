/// Why a program is compiled alone.
enum AloneReason: String, Sendable {
  /// Nobody tried to have it share one.
  case apart = "programs share no calls here"
  case unshareable = "the code cannot share a call"
  case few = "too few programs to share a call with"
  /// It was refused together with others, or its call said nothing.
  case refused = "a call shared with others did not take it"
}
