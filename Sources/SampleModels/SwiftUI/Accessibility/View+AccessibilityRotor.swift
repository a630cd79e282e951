extension View {
  /// Gives those who hear the screen a list of places to go to.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ rotorLabel: LocalizedStringKey,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    display(Text(rotorLabel))
  }

  /// Gives those who hear the screen a list of places to go to.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent, L: StringProtocol>(
    _ rotorLabel: L,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    display(Text(rotorLabel))
  }

  /// Gives those who hear the screen a list of places to go to.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ rotorLabel: Text,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    display(rotorLabel)
  }

  /// Gives those who hear the screen a list of places to go to.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    display(systemRotor)
  }

  /// Gives those who hear the screen a list of elements to go to.
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabel: LocalizedStringKey,
    entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    display(Text(rotorLabel))
  }

  /// Gives those who hear the screen a list of elements to go to.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<EntryModel: Identifiable, L: StringProtocol>(
    _ rotorLabel: L,
    entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    display(Text(rotorLabel))
  }

  /// Gives those who hear the screen a list of elements to go to.
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabel: Text,
    entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    display(rotorLabel)
  }

  /// Gives those who hear the screen a list of elements to go to.
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor,
    entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    display(systemRotor)
  }

  /// Gives those who hear the screen a list of elements to go to, told by an identity of their own.
  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabel: LocalizedStringKey,
    entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    display(Text(rotorLabel))
  }

  /// Gives those who hear the screen a list of elements to go to, told by an identity of their own.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable, L: StringProtocol>(
    _ rotorLabel: L,
    entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    display(Text(rotorLabel))
  }

  /// Gives those who hear the screen a list of elements to go to, told by an identity of their own.
  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabel: Text,
    entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    display(rotorLabel)
  }

  /// Gives those who hear the screen a list of elements to go to, told by an identity of their own.
  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor,
    entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    display(systemRotor)
  }

  /// Gives those who hear the screen a list of parts of the text to go to.
  public nonisolated func accessibilityRotor(
    _ rotorLabel: LocalizedStringKey,
    textRanges: [Range<String.Index>]
  ) -> some View {
    display(Text(rotorLabel))
  }

  /// Gives those who hear the screen a list of parts of the text to go to.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol>(
    _ rotorLabel: L,
    textRanges: [Range<String.Index>]
  ) -> some View {
    display(Text(rotorLabel))
  }

  /// Gives those who hear the screen a list of parts of the text to go to.
  public nonisolated func accessibilityRotor(
    _ rotorLabel: Text,
    textRanges: [Range<String.Index>]
  ) -> some View {
    display(rotorLabel)
  }

  /// Gives those who hear the screen a list of parts of the text to go to.
  public nonisolated func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor,
    textRanges: [Range<String.Index>]
  ) -> some View {
    display(systemRotor)
  }

  /// Names the view for the lists of places to go to.
  public nonisolated func accessibilityRotorEntry<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID
  ) -> some View {
    display(id, namespace)
  }

  /// Links the view with others of an identity.
  public nonisolated func accessibilityLinkedGroup<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID
  ) -> some View {
    display(id, namespace)
  }
}
