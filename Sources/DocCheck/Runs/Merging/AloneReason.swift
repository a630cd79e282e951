/// Why a program is compiled alone.
enum AloneReason: String, Sendable {
  /// Nobody tried to have it share one.
  case apart = "programs share no calls here"
  case unshareable = "the code cannot share a call"
  case few = "too few programs to share a call with"
  /// Its shared call crashed or took too long, or what it said was about no program.
  case refused = "a call shared with others did not take it"
  /// The compiler gave up an expression in the time that it has where others wait.
  case complex = "an expression takes the compiler long"
  /// Its errors may be others than those of the form in which it shares a call.
  case uncertain = "alone it may have other errors"
}
