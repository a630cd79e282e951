import Foundation

extension View {
  /// Shows a dialog that a value makes while a binding holds one.
  @available(*, deprecated, message: "use alert(_:isPresented:presenting:actions:message:)")
  public nonisolated func alert<Item: Identifiable>(
    item: Binding<Item?>,
    content: (Item) -> Alert
  ) -> some View {
    classicDialog(.alert, item.isPresent(), item.wrappedValue.map(content).map(ClassicDialog.init))
  }

  /// Shows a dialog while a binding says so.
  @available(*, deprecated, message: "use alert(_:isPresented:actions:message:)")
  public nonisolated func alert(
    isPresented: Binding<Bool>,
    content: () -> Alert
  ) -> some View {
    classicDialog(.alert, isPresented, ClassicDialog(content()))
  }

  /// Shows a choice of actions while a binding says so.
  @available(
    *,
    deprecated,
    message: "use confirmationDialog(_:isPresented:titleVisibility:actions:message:)"
  )
  public nonisolated func actionSheet(
    isPresented: Binding<Bool>,
    content: () -> ActionSheet
  ) -> some View {
    classicDialog(.confirmation, isPresented, ClassicDialog(content()))
  }

  /// Shows a choice of actions that a value makes while a binding holds one.
  @available(
    *,
    deprecated,
    message: "use confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:)"
  )
  public nonisolated func actionSheet<T: Identifiable>(
    item: Binding<T?>,
    content: (T) -> ActionSheet
  ) -> some View {
    let dialog = item.wrappedValue.map(content).map(ClassicDialog.init)
    return classicDialog(.confirmation, item.isPresent(), dialog)
  }

  /// Shows a dialog with the text of an error while a binding says so.
  public nonisolated func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>,
    error: E?,
    @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    let title = error?.errorDescription.map { Text(verbatim: $0) }
    return dialog(.alert, title, isPresented, actions: { actions }, message: { EmptyView() })
  }

  /// Shows a dialog with the text of an error while a binding says so.
  public nonisolated func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>,
    error: E?,
    @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    let actions = error.map(actions)
    let message = error.map(message)
    let title = error?.errorDescription.map { Text(verbatim: $0) }
    return dialog(.alert, title, isPresented, actions: { actions }, message: { message })
  }
}
