/// A view that is made of a collection of data.
@MainActor @preconcurrency
public protocol DynamicViewContent: View {
  /// The type of the collection.
  associatedtype Data: Collection

  /// The collection.
  var data: Data { get }
}

extension DynamicViewContent {
  /// Says what happens when rows are deleted.
  public nonisolated func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent {
    EditableContent(base: self, edit: .delete(action))
  }

  /// Says what happens when rows are moved.
  public nonisolated func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent {
    EditableContent(base: self, edit: .move(action))
  }

  /// Says what happens when things are dropped between rows.
  public nonisolated func onInsert(
    of supportedContentTypes: [UTType],
    perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    EditableContent(base: self, edit: .insert(supportedContentTypes, action))
  }

  /// Says what happens when things of kinds that are given by their names are dropped between rows.
  @available(*, deprecated, message: "use onInsert(of:perform:) with UTType values")
  public nonisolated func onInsert(
    of acceptedTypeIdentifiers: [String],
    perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    onInsert(of: acceptedTypeIdentifiers.compactMap { UTType($0) }, perform: action)
  }

  /// Says what happens when values are dropped between rows.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent {
    EditableContent(base: self, edit: .drop)
  }
}

/// Rows together with what may be done with them.
package struct EditableContent<Base: DynamicViewContent> {
  /// What may be done with rows.
  package enum Edit {
    /// Rows may be deleted.
    case delete(((IndexSet) -> Void)?)
    /// Rows may be moved.
    case move(((IndexSet, Int) -> Void)?)
    /// Things may be dropped between rows.
    case insert([UTType], (Int, [NSItemProvider]) -> Void)
    /// Values may be dropped between rows.
    case drop
  }

  package let base: Base
  package let edit: Edit
}

extension EditableContent: DynamicViewContent {
  package var data: Base.Data { base.data }

  package var body: Never { primitiveBody() }
}
