/// A view of a stack of screens.
public struct NavigationStack<Data, Root> where Root: View {
  /// The values of the screens above the root, if the app keeps them.
  package let path: Binding<Data>?
  package let root: Root

  /// Makes a stack that keeps its screens by itself.
  public nonisolated init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = nil
    self.root = root()
  }

  /// Makes a stack whose screens are values of any kind.
  public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.path = path
    self.root = root()
  }

  /// Makes a stack whose screens are values of one kind.
  public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection,
    Data: RandomAccessCollection,
    Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.path = path
    self.root = root()
  }
}

extension NavigationStack: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}
