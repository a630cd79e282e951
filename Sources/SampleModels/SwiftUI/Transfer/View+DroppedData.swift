import Foundation

extension View {
  /// Lets data be dropped on the view.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType],
    isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    display(supportedContentTypes, isTargeted, action)
  }

  /// Lets data be dropped on the view, with the place where it is dropped.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType],
    isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    display(supportedContentTypes, isTargeted, action)
  }

  /// Lets data be dropped on the view.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType],
    delegate: any DropDelegate
  ) -> some View {
    display(supportedContentTypes, delegate)
  }

  /// Lets data of kinds that are given by their names be dropped on the view.
  public nonisolated func onDrop(
    of supportedTypes: [String],
    isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
  }

  /// Lets data of kinds that are given by their names be dropped, with the place where it is dropped.
  public nonisolated func onDrop(
    of supportedTypes: [String],
    isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
  }

  /// Lets data of kinds that are given by their names be dropped on the view.
  public nonisolated func onDrop(
    of supportedTypes: [String],
    delegate: any DropDelegate
  ) -> some View {
    onDrop(of: supportedTypes.compactMap { UTType($0) }, delegate: delegate)
  }
}
