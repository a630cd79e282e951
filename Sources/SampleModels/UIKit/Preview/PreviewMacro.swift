/// Makes a preview of a view or a controller.
///
/// Apple has a macro for each of the two. One for any type of either kind has the same uses, and a
/// closure of several views that returns nothing can't be meant for it.
@freestanding(declaration)
public macro Preview<Content: PlatformContent>(
  _ name: String? = nil,
  traits: PreviewTrait<Preview.ViewTraits>...,
  body: @escaping @MainActor () -> Content
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")
