internal import Synchronization

/// The observers that are enabled.
enum IntrospectionHook {
  private static let isActive = Atomic<Bool>(false)
  private static let enabled = Guarded<[any _Introspection]>([])

  /// Whether there is an observer at all; cheap enough to ask at each subscription.
  static var hasObservers: Bool { isActive.load(ordering: .relaxed) }

  /// The observers in the order in which they were enabled.
  static var observers: [any _Introspection] { enabled.withLock { $0 } }

  /// Adds an observer.
  static func enable(_ observer: any _Introspection) {
    enabled.withLock { observers in
      if !observers.contains(where: { $0 === observer }) { observers.append(observer) }
      isActive.store(true, ordering: .relaxed)
    }
  }

  /// Takes an observer out.
  static func disable(_ observer: any _Introspection) {
    enabled.withLock { observers in
      observers.removeAll { $0 === observer }
      isActive.store(!observers.isEmpty, ordering: .relaxed)
    }
  }

  /// Tells all observers.
  static func notify(_ body: (any _Introspection) -> Void) {
    observers.forEach(body)
  }
}
