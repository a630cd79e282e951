/// A view that says why there is nothing to see.
public struct ContentUnavailableView<Label, Description, Actions>
where Label: View, Description: View, Actions: View {
  package let label: Label
  package let description: Description
  package let actions: Actions

  /// Says why, and what may be done.
  public nonisolated init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
}

extension ContentUnavailableView: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Says why with a title, an image of the app and a description.
  public nonisolated init(
    _ title: LocalizedStringKey,
    image name: String,
    description: Text? = nil
  ) {
    self.init {
      SwiftUI.Label(title, image: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  /// Says why with a title, a symbol and a description.
  public nonisolated init(
    _ title: LocalizedStringKey,
    systemImage name: String,
    description: Text? = nil
  ) {
    self.init {
      SwiftUI.Label(title, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  /// Says why with a title, an image of the app and a description.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    image name: String,
    description: Text? = nil
  ) {
    self.init {
      SwiftUI.Label(title, image: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  /// Says why with a title, a symbol and a description.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage name: String,
    description: Text? = nil
  ) {
    self.init {
      SwiftUI.Label(title, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label,
  Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// Says that a search found nothing.
  public static var search: ContentUnavailableView<Label, Description, Actions> {
    ContentUnavailableView {
      SearchUnavailableContent.Label(text: nil)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }

  /// Says that a search for a text found nothing.
  public static func search(
    text: String
  ) -> ContentUnavailableView<Label, Description, Actions> {
    ContentUnavailableView {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}
