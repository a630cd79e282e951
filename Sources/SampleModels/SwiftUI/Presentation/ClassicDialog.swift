/// What the dialogs have in common that were made before `alert(_:isPresented:actions:)`.
@available(*, deprecated)
package struct ClassicDialog {
  package let title: Text
  package let message: Text?
  package let buttons: [Alert.Button]

  package init(_ alert: Alert) {
    title = alert.title
    message = alert.message
    buttons = alert.buttons
  }

  package init(_ sheet: ActionSheet) {
    title = sheet.title
    message = sheet.message
    buttons = sheet.buttons
  }

  /// The buttons as views.
  @ViewBuilder package var actions: some View {
    ForEach(Array(buttons.enumerated()), id: \.offset) { _, button in
      Button(role: button.role, label: button.label, doing: button.perform)
    }
  }
}

extension View {
  @available(*, deprecated)
  package nonisolated func classicDialog(
    _ kind: DialogKind,
    _ isPresented: Binding<Bool>,
    _ classic: ClassicDialog?
  ) -> some View {
    dialog(
      kind,
      classic?.title,
      isPresented,
      actions: { classic?.actions },
      message: { classic?.message }
    )
  }
}

extension Binding {
  /// Whether the value is there; writing `false` takes it away.
  package func isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    map {
      $0 != nil
    } set: { value, isPresent in
      if !isPresent { value = nil }
    }
  }
}

@available(*, deprecated)
extension Alert.Button {
  /// What the button does; like any button's action it belongs to the main actor.
  fileprivate var perform: @MainActor () -> Void {
    nonisolated(unsafe) let action = action
    return { action?() }
  }
}
