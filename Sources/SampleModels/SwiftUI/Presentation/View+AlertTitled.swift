extension View {
  /// Shows a dialog while a binding says so.
  public nonisolated func alert<A: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return dialog(
      .alert,
      Text(titleKey),
      isPresented,
      actions: { actions },
      message: { EmptyView() }
    )
  }

  /// Shows a dialog with a message while a binding says so.
  public nonisolated func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let actions = actions()
    let message = message()
    return dialog(
      .alert,
      Text(titleKey),
      isPresented,
      actions: { actions },
      message: { message }
    )
  }

  /// Shows a dialog for a value while a binding says so.
  public nonisolated func alert<A: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    let actions = data.map(actions)
    return dialog(
      .alert,
      Text(titleKey),
      isPresented,
      actions: { actions },
      message: { EmptyView() }
    )
  }

  /// Shows a dialog for a value with a message while a binding says so.
  public nonisolated func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    let actions = data.map(actions)
    let message = data.map(message)
    return dialog(
      .alert,
      Text(titleKey),
      isPresented,
      actions: { actions },
      message: { message }
    )
  }

  /// Shows a dialog while a binding says so.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return dialog(
      .alert,
      Text(title),
      isPresented,
      actions: { actions },
      message: { EmptyView() }
    )
  }

  /// Shows a dialog with a message while a binding says so.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let actions = actions()
    let message = message()
    return dialog(
      .alert,
      Text(title),
      isPresented,
      actions: { actions },
      message: { message }
    )
  }

  /// Shows a dialog for a value while a binding says so.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    let actions = data.map(actions)
    return dialog(
      .alert,
      Text(title),
      isPresented,
      actions: { actions },
      message: { EmptyView() }
    )
  }

  /// Shows a dialog for a value with a message while a binding says so.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    let actions = data.map(actions)
    let message = data.map(message)
    return dialog(
      .alert,
      Text(title),
      isPresented,
      actions: { actions },
      message: { message }
    )
  }

  /// Shows a dialog while a binding says so.
  public nonisolated func alert<A: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return dialog(
      .alert,
      title,
      isPresented,
      actions: { actions },
      message: { EmptyView() }
    )
  }

  /// Shows a dialog with a message while a binding says so.
  public nonisolated func alert<A: View, M: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let actions = actions()
    let message = message()
    return dialog(
      .alert,
      title,
      isPresented,
      actions: { actions },
      message: { message }
    )
  }

  /// Shows a dialog for a value while a binding says so.
  public nonisolated func alert<A: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    let actions = data.map(actions)
    return dialog(
      .alert,
      title,
      isPresented,
      actions: { actions },
      message: { EmptyView() }
    )
  }

  /// Shows a dialog for a value with a message while a binding says so.
  public nonisolated func alert<A: View, M: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    let actions = data.map(actions)
    let message = data.map(message)
    return dialog(
      .alert,
      title,
      isPresented,
      actions: { actions },
      message: { message }
    )
  }
}
