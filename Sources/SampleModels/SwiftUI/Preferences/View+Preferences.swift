extension View {
  /// Passes a value on to the views above.
  public nonisolated func preference<K: PreferenceKey>(
    key: K.Type = K.self,
    value: K.Value
  ) -> some View {
    modifier(PreferenceModifier<K> { $0 = value })
  }

  /// Changes a value on its way to the views above.
  public nonisolated func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self,
    _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceModifier<K>(callback))
  }

  /// Does something when the value of the views below has changed.
  public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self,
    perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceChangeModifier<K>(action: action))
  }

  /// Passes a place on to the views above.
  public nonisolated func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self,
    value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(AnchorPreferenceModifier<A, K>(source: value) { $0 = transform($1) })
  }

  /// Changes a value on its way by a place.
  public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self,
    value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(AnchorPreferenceModifier<A, K>(source: value, change: transform))
  }

  /// Puts views behind that are made of the value of the views below.
  public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self,
    alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceLayerModifier<K, V>(place: .behind, alignment: alignment, content: transform)
    )
  }

  /// Puts views in front that are made of the value of the views below.
  public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self,
    alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceLayerModifier<K, V>(place: .inFront, alignment: alignment, content: transform)
    )
  }
}

/// Changes a value on its way to the views above.
package struct PreferenceModifier<K: PreferenceKey> {
  package let change: (inout K.Value) -> Void

  package init(_ change: @escaping (inout K.Value) -> Void) {
    self.change = change
  }
}

extension PreferenceModifier: ViewModifier {
  package typealias Body = Never
}

/// Changes a value on its way to the views above by a place in the view.
package struct AnchorPreferenceModifier<A, K: PreferenceKey> {
  package let source: Anchor<A>.Source
  package let change: (inout K.Value, Anchor<A>) -> Void
}

extension AnchorPreferenceModifier: ViewModifier {
  package typealias Body = Never
}

/// Does something when the value of the views below has changed.
package struct PreferenceChangeModifier<K: PreferenceKey> where K.Value: Equatable {
  package let action: (K.Value) -> Void
}

extension PreferenceChangeModifier: ViewModifier {
  package typealias Body = Never
}

/// Puts views beside that are made of the value of the views below.
package struct PreferenceLayerModifier<K: PreferenceKey, Layer: View> {
  /// Behind or in front.
  package enum Place: Sendable {
    /// Behind the view.
    case behind
    /// In front of the view.
    case inFront
  }

  package let place: Place
  package let alignment: Alignment
  package let content: (K.Value) -> Layer
}

extension PreferenceLayerModifier: ViewModifier {
  package typealias Body = Never
}
