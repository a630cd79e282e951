/// A token that cancels its activity when asked to, or at the latest when it is freed.
///
/// Modelled on <https://developer.apple.com/documentation/combine/anycancellable>. Two tokens are
/// equal if they are the same object.
public final class AnyCancellable: Cancellable, Hashable {
  private let lock = Lock()
  private var action: (() -> Void)?

  /// Makes a token that runs `cancel` once.
  public init(_ cancel: @escaping () -> Void) {
    action = cancel
  }

  /// Makes a token that cancels another activity once.
  public init<C: Cancellable>(_ canceller: C) {
    action = canceller.cancel
  }

  deinit {
    action?()
  }

  /// Cancels the activity; a second call does nothing.
  public final func cancel() {
    lock.lock()
    let action = action.take()
    lock.unlock()
    action?()
  }

  /// Answers whether both tokens are the same object.
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool {
    lhs === rhs
  }

  /// Feeds the token's identity into a hasher.
  public final func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }

  /// Keeps this token alive as a member of a collection.
  public final func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Keeps this token alive as a member of a set.
  public final func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }
}
