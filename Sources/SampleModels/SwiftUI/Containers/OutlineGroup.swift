/// A tree of elements whose branches can be opened and closed.
public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup>
where Data: RandomAccessCollection, ID: Hashable {
  package let elements: [Data.Element]
  package let children: (Data.Element) -> Data?
  package let identify: (Data.Element) -> ID
  package let content: (Data.Element) -> Leaf
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}

extension OutlineGroup
where
  ID == Data.Element.ID,
  Parent: View,
  Parent == Leaf,
  Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>,
  Data.Element: Identifiable
{
  /// Makes a tree of the elements of a collection.
  public nonisolated init<DataElement>(
    _ data: Data,
    children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    elements = Array(data)
    self.children = { $0[keyPath: children] }
    identify = { $0.id }
    self.content = content
  }

  /// Makes a tree of one root.
  public nonisolated init<DataElement>(
    _ root: DataElement,
    children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    elements = [root]
    self.children = { $0[keyPath: children] }
    identify = { $0.id }
    self.content = content
  }
}

extension OutlineGroup
where
  ID == Data.Element.ID,
  Parent: View,
  Parent == Leaf,
  Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>,
  Data.Element: Identifiable
{
  /// Makes a tree of the elements of a collection with a binding to each.
  public nonisolated init<C, E>(
    _ data: Binding<C>,
    children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  )
  where
    Data == Binding<C>,
    ID == E.ID,
    C: MutableCollection,
    C: RandomAccessCollection,
    E: Identifiable,
    E == C.Element
  {
    elements = Array(data)
    self.children = { Binding($0[dynamicMember: children]) }
    identify = { $0.id }
    self.content = content
  }

  /// Makes a tree of one root with a binding to each element.
  public nonisolated init<C, E>(
    _ root: Binding<E>,
    children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  )
  where
    Data == Binding<C>,
    ID == E.ID,
    C: MutableCollection,
    C: RandomAccessCollection,
    E: Identifiable,
    E == C.Element
  {
    elements = [root]
    self.children = { Binding($0[dynamicMember: children]) }
    identify = { $0.id }
    self.content = content
  }
}

/// The branches below an element of a tree.
public struct OutlineSubgroupChildren {}

extension OutlineSubgroupChildren: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}
