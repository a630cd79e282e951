extension View {
  /// Names the view for those who hear it.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    display(label)
  }

  /// Names the view for those who hear it.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    display(Text(labelKey))
  }

  /// Names the view for those who hear it.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S>(_ label: S) -> some View where S: StringProtocol {
    display(Text(label))
  }

  /// Names the view for those who hear it by other views.
  public nonisolated func accessibilityLabel<V>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View where V: View {
    display(content(PlaceholderContentView(content: self)))
  }

  /// Says the value of the view.
  public nonisolated func accessibilityValue(_ valueDescription: Text) -> some View {
    display(valueDescription)
  }

  /// Says the value of the view.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    display(Text(valueKey))
  }

  /// Says the value of the view.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S>(_ value: S) -> some View where S: StringProtocol {
    display(Text(value))
  }

  /// Says what the view does.
  public nonisolated func accessibilityHint(_ hint: Text) -> some View {
    display(hint)
  }

  /// Says what the view does.
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    display(Text(hintKey))
  }

  /// Says what the view does.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S>(_ hint: S) -> some View where S: StringProtocol {
    display(Text(hint))
  }

  /// Names the view for tests.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    display(identifier)
  }

  /// Hides the view from those who hear it.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    display(hidden)
  }

  /// Adds what the view is.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    display(traits)
  }

  /// Takes away what the view is.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    display(traits)
  }

  /// Makes one element of views, or keeps them apart.
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    display(children)
  }

  /// Replaces the children of an element.
  public nonisolated func accessibilityChildren<V>(@ViewBuilder children: () -> V) -> some View
  where V: View {
    display(children())
  }

  /// Replaces an element by another one.
  public nonisolated func accessibilityRepresentation<V>(
    @ViewBuilder representation: () -> V
  ) -> some View where V: View {
    display(representation())
  }

  /// Sets which view is read first.
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    display(sortPriority)
  }

  /// Adds an action.
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default,
    _ handler: @escaping () -> Void
  ) -> some View {
    display(actionKind, handler)
  }

  /// Adds an action with a name.
  public nonisolated func accessibilityAction(
    named name: Text,
    _ handler: @escaping () -> Void
  ) -> some View {
    display(name, handler)
  }

  /// Adds an action with a name.
  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey,
    _ handler: @escaping () -> Void
  ) -> some View {
    display(Text(nameKey), handler)
  }

  /// Adds an action with a name.
  @_disfavoredOverload
  public nonisolated func accessibilityAction<S>(
    named name: S,
    _ handler: @escaping () -> Void
  ) -> some View where S: StringProtocol {
    display(Text(name), handler)
  }

  /// Adds an action with a label.
  public nonisolated func accessibilityAction<Label>(
    action: @escaping () -> Void,
    @ViewBuilder label: () -> Label
  ) -> some View where Label: View {
    display(action, label())
  }

  /// Adds actions.
  public nonisolated func accessibilityActions<Content>(
    @ViewBuilder _ content: () -> Content
  ) -> some View where Content: View {
    display(content())
  }

  /// Adds an action for more and less.
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    display(handler)
  }

  /// Adds an action for scrolling.
  public nonisolated func accessibilityScrollAction(
    _ handler: @escaping (Edge) -> Void
  ) -> some View {
    display(handler)
  }

  /// Makes the view a heading of a level.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    display(level)
  }

  /// Lets the view take gestures directly.
  public nonisolated func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true,
    options: AccessibilityDirectTouchOptions = []
  ) -> some View {
    display(isDirectTouchArea, options)
  }

  /// Sets where the view is activated.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
    display(activationPoint)
  }

  /// Sets where the view is activated, as a place in it.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
    display(activationPoint)
  }

  /// Shows the view in large when it is held.
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View {
    display()
  }

  /// Shows another view in large when it is held.
  public nonisolated func accessibilityShowsLargeContentViewer<V>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View where V: View {
    display(largeContentView())
  }

  /// Leaves the colours alone when they are inverted.
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    display(active)
  }

  /// Sets how a text is spoken.
  public nonisolated func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> some View {
    display(value)
  }

  /// Pairs a label with the view that it names.
  public nonisolated func accessibilityLabeledPair<ID>(
    role: AccessibilityLabeledPairRole,
    id: ID,
    in namespace: Namespace.ID
  ) -> some View where ID: Hashable {
    display(role, id, namespace)
  }

  /// Describes a chart for those who hear it.
  public nonisolated func accessibilityChartDescriptor<R>(_ representable: R) -> some View
  where R: AXChartDescriptorRepresentable {
    display(representable)
  }

  /// Says letters one by one.
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    display(value)
  }

  /// Says punctuation.
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    display(value)
  }

  /// Says it higher or lower.
  public nonisolated func speechAdjustedPitch(_ value: Double) -> some View {
    display(value)
  }

  /// Waits for what is being said.
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
    display(value)
  }
}
