extension View {
  /// Shows a choice of actions while a binding says so.
  public nonisolated func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return dialog(
      .confirmation,
      Text(titleKey),
      isPresented,
      actions: { actions },
      message: { EmptyView() }
    )
  }

  /// Shows a choice of actions with a message while a binding says so.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let actions = actions()
    let message = message()
    return dialog(
      .confirmation,
      Text(titleKey),
      isPresented,
      actions: { actions },
      message: { message }
    )
  }

  /// Shows a choice of actions for a value while a binding says so.
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    let actions = data.map(actions)
    return dialog(
      .confirmation,
      Text(titleKey),
      isPresented,
      actions: { actions },
      message: { EmptyView() }
    )
  }

  /// Shows a choice of actions for a value with a message while a binding says so.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    let actions = data.map(actions)
    let message = data.map(message)
    return dialog(
      .confirmation,
      Text(titleKey),
      isPresented,
      actions: { actions },
      message: { message }
    )
  }

  /// Shows a choice of actions while a binding says so.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return dialog(
      .confirmation,
      Text(title),
      isPresented,
      actions: { actions },
      message: { EmptyView() }
    )
  }

  /// Shows a choice of actions with a message while a binding says so.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let actions = actions()
    let message = message()
    return dialog(
      .confirmation,
      Text(title),
      isPresented,
      actions: { actions },
      message: { message }
    )
  }

  /// Shows a choice of actions for a value while a binding says so.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    let actions = data.map(actions)
    return dialog(
      .confirmation,
      Text(title),
      isPresented,
      actions: { actions },
      message: { EmptyView() }
    )
  }

  /// Shows a choice of actions for a value with a message while a binding says so.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    let actions = data.map(actions)
    let message = data.map(message)
    return dialog(
      .confirmation,
      Text(title),
      isPresented,
      actions: { actions },
      message: { message }
    )
  }

  /// Shows a choice of actions while a binding says so.
  public nonisolated func confirmationDialog<A: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return dialog(
      .confirmation,
      title,
      isPresented,
      actions: { actions },
      message: { EmptyView() }
    )
  }

  /// Shows a choice of actions with a message while a binding says so.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let actions = actions()
    let message = message()
    return dialog(
      .confirmation,
      title,
      isPresented,
      actions: { actions },
      message: { message }
    )
  }

  /// Shows a choice of actions for a value while a binding says so.
  public nonisolated func confirmationDialog<A: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    let actions = data.map(actions)
    return dialog(
      .confirmation,
      title,
      isPresented,
      actions: { actions },
      message: { EmptyView() }
    )
  }

  /// Shows a choice of actions for a value with a message while a binding says so.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    let actions = data.map(actions)
    let message = data.map(message)
    return dialog(
      .confirmation,
      title,
      isPresented,
      actions: { actions },
      message: { message }
    )
  }
}
