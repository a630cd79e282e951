/// What the return key says.
public enum UIReturnKeyType: Int, Hashable, Sendable {
  /// The kind that is called default.
  case `default`
  /// The kind that is called go.
  case go
  /// The kind that is called google.
  case google
  /// The kind that is called join.
  case join
  /// The kind that is called next.
  case next
  /// The kind that is called route.
  case route
  /// The kind that is called search.
  case search
  /// The kind that is called send.
  case send
  /// The kind that is called yahoo.
  case yahoo
  /// The kind that is called done.
  case done
  /// The kind that is called emergency call.
  case emergencyCall
  /// The kind that is called continue.
  case `continue`
}
