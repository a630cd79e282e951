import SwiftUI

/// The path of a stack that the author keeps, whatever its type.
struct NavigationValues {
  /// The values of the screens.
  let values: () -> [AnyHashable]
  /// Puts a screen on top, if its value fits.
  let append: (AnyHashable) -> Bool
  /// Takes the screen on top away.
  let removeLast: () -> Void

  /// The path behind a binding.
  init?<Data>(_ binding: Binding<Data>) {
    if let path = binding as? Binding<NavigationPath> {
      self.init(path: path)
    } else if let type = Data.self as? any RangeReplaceableCollection.Type {
      self.init(binding, as: type)
    } else {
      return nil
    }
  }

  private init(path: Binding<NavigationPath>) {
    values = { path.wrappedValue.elements }
    append = { value in
      path.wrappedValue.elements.append(value)
      return true
    }
    removeLast = { if !path.wrappedValue.isEmpty { path.wrappedValue.removeLast() } }
  }

  private init?<Data, Path: RangeReplaceableCollection>(
    _ binding: Binding<Data>,
    as: Path.Type
  ) {
    guard let path = binding as? Binding<Path> else { return nil }
    values = { path.wrappedValue.compactMap { ($0 as? any Hashable).map { AnyHashable($0) } } }
    append = { value in
      guard let element = value.base as? Path.Element else { return false }
      path.wrappedValue.append(element)
      return true
    }
    removeLast = {
      let kept = path.wrappedValue.count - 1
      if kept >= 0 { path.wrappedValue = Path(path.wrappedValue.prefix(kept)) }
    }
  }
}
