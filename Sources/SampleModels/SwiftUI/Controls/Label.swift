/// A title with an icon.
public struct Label<Title, Icon> where Title: View, Icon: View {
  package let title: Title
  package let icon: Icon

  /// Makes a label of a title and an icon.
  public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label of a title and an image of the app.
  public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }

  /// Makes a label of a title and a symbol.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }

  /// Makes a label of a title and an image of the app.
  public nonisolated init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(resource)
    }
  }

  /// Makes a label of a title and an image of the app.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }

  /// Makes a label of a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }

  /// Makes a label of a title and an image of the app.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init {
      Text(title)
    } icon: {
      Image(resource)
    }
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Makes a label of what a style was given.
  public nonisolated init(_ configuration: LabelStyleConfiguration) {
    title = configuration.title
    icon = configuration.icon
  }
}
