extension View {
  /// Animates all changes.
  @available(
    *,
    deprecated,
    message: "since iOS 15.0; use animation(_:value:) or withAnimation(_:_:)"
  )
  public nonisolated func animation(_ animation: Animation?) -> some View {
    display(animation)
  }

  /// Animates the changes that come with a value.
  public nonisolated func animation<V>(_ animation: Animation?, value: V) -> some View
  where V: Equatable {
    display(animation, value)
  }

  /// Animates the changes of what a closure adds.
  public nonisolated func animation<V>(
    _ animation: Animation?,
    @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V
  ) -> some View where V: View {
    display(animation)
  }

  /// Sets how a view comes and goes.
  public nonisolated func transition(_ t: AnyTransition) -> some View {
    display(t)
  }

  /// Sets how a view comes and goes.
  public nonisolated func transition<T>(_ transition: T) -> some View where T: Transition {
    display(AnyTransition(transition))
  }

  /// Sets how content changes.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    display(transition)
  }

  /// Ties views together that are seen in turn.
  public nonisolated func matchedGeometryEffect<ID>(
    id: ID,
    in namespace: Namespace.ID,
    properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View where ID: Hashable {
    display(id, namespace, properties, anchor, isSource)
  }

  /// Changes the transaction of changes.
  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier(transform: transform))
  }

  /// Changes the transaction of what some modifiers change.
  public nonisolated func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(content: self))
  }

  /// Changes the transaction of changes that come with a value.
  public nonisolated func transaction(
    value: some Equatable,
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier(transform: transform, value: value))
  }

  /// Runs through phases.
  public nonisolated func phaseAnimator<Phase>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View where Phase: Equatable {
    PhaseAnimator(phases) { phase in
      content(PlaceholderContentView(content: self), phase)
    } animation: {
      animation($0)
    }
  }

  /// Runs through phases when a value changes.
  public nonisolated func phaseAnimator<Phase>(
    _ phases: some Sequence<Phase>,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View where Phase: Equatable {
    PhaseAnimator(phases, trigger: trigger) { phase in
      content(PlaceholderContentView(content: self), phase)
    } animation: {
      animation($0)
    }
  }

  /// Runs along tracks of keyframes when a value changes.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value,
    trigger: some Equatable,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(initialValue: initialValue, trigger: trigger) { value in
      content(PlaceholderContentView(content: self), value)
    } keyframes: {
      keyframes($0)
    }
  }

  /// Runs along tracks of keyframes.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value,
    repeating: Bool = true,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(initialValue: initialValue, repeating: repeating) { value in
      content(PlaceholderContentView(content: self), value)
    } keyframes: {
      keyframes($0)
    }
  }

  /// Draws what a view covers in the moment before.
  public nonisolated func geometryGroup() -> some View {
    display()
  }
}

/// Changes the transaction of the updates of a view.
package struct TransactionModifier {
  package let transform: (inout Transaction) -> Void
  /// The value with whose changes alone the transaction is changed, if there is one.
  package var value: (any Equatable)?
}

extension TransactionModifier: ViewModifier {
  package typealias Body = Never
}
