import Foundation

extension View {
  /// Lets the view be dragged as a value.
  public nonisolated func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some View {
    modifier(DragModifier(payload: payload))
  }

  /// Lets the view be dragged as a value, with a preview.
  public nonisolated func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T,
    @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(DragModifier(payload: payload))
  }

  /// Lets values be dropped on the view.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(DropModifier(action: action, isTargeted: isTargeted))
  }

  /// Lets the view be dragged as data.
  public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    display(data)
  }

  /// Lets the view be dragged as data, with a preview.
  public nonisolated func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider,
    @ViewBuilder preview: () -> V
  ) -> some View {
    display(data, preview())
  }

  /// Lets the user choose a file while a binding says so.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>,
    allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    display(isPresented, allowedContentTypes, onCompletion)
  }

  /// Lets the user choose files while a binding says so.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>,
    allowedContentTypes: [UTType],
    allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    display(isPresented, allowedContentTypes, allowsMultipleSelection, onCompletion)
  }

  /// Lets the user keep a document in a file while a binding says so.
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>,
    document: D?,
    contentType: UTType,
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    display(isPresented, document, contentType, defaultFilename, onCompletion)
  }

  /// Lets the user keep something in a file while a binding says so.
  public nonisolated func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>,
    item: T?,
    contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    display(isPresented, item, contentTypes, defaultFilename, onCompletion, onCancellation)
  }

  /// Lets the user move a file while a binding says so.
  public nonisolated func fileMover(
    isPresented: Binding<Bool>,
    file: URL?,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    display(isPresented, file, onCompletion)
  }
}

/// Lets a view be dragged as a value.
package struct DragModifier<Payload> {
  package let payload: () -> Payload
}

extension DragModifier: ViewModifier {
  package typealias Body = Never
}

/// Lets values be dropped on a view.
package struct DropModifier<Payload> {
  package let action: ([Payload], CGPoint) -> Bool
  package let isTargeted: (Bool) -> Void
}

extension DropModifier: ViewModifier {
  package typealias Body = Never
}
