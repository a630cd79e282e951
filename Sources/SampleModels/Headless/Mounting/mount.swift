import SwiftUI

/// Puts a view on a screen that nobody sees, so that a test can look at it and use it.
///
/// - Parameters:
///   - view: the view, with its environment objects.
///   - change: what the environment is to be.
/// - Returns: the mounted view, which stays up to date until it is given up.
@MainActor public func mount<V: View>(
  _ view: V,
  environment change: (inout EnvironmentValues) -> Void = { _ in }
) -> MountedView {
  var values = EnvironmentValues()
  change(&values)
  return MountedView(view, values)
}

/// Puts the views of a builder on a screen that nobody sees.
@MainActor public func mount<V: View>(@ViewBuilder _ content: () -> V) -> MountedView {
  mount(content())
}

/// Puts the first window of an app on a screen that nobody sees.
///
/// - Throws: `InteractionError` if the app has no scene with a window.
@MainActor public func mount<A: App>(_ app: A) throws -> MountedView {
  guard let window = SceneWindow.first(in: app.body) else {
    throw InteractionError("The app \(A.self) has no window.")
  }
  return MountedView(window.view, window.environment)
}

/// Puts a preview on a screen that nobody sees.
@MainActor public func mount(_ preview: Preview) -> MountedView {
  MountedView(preview.makeView(), EnvironmentValues())
}

/// Puts a preview of the program on a screen that nobody sees.
///
/// - Parameter name: the name that `#Preview` was given, or `nil` for the preview without a name.
/// - Throws: `InteractionError` if there is no such preview, or more than one; what the preview
///   itself throws.
@MainActor public func mount(preview name: String?) throws -> MountedView {
  let previews = try RegisteredPreviews.types.map { try $0.makePreview() }
  let named = previews.filter { $0.displayName == name }
  guard let preview = named.first, named.count == 1 else {
    let names = previews.map { $0.displayName.map { "'\($0)'" } ?? "one without a name" }
    let wanted = name.map { "named '\($0)'" } ?? "without a name"
    throw InteractionError(
      """
      There is \(named.isEmpty ? "no preview" : "more than one preview") \(wanted). The previews \
      are: \(names.isEmpty ? "none" : names.joined(separator: ", ")).
      """
    )
  }
  return mount(preview)
}
