import SwiftUI

/// The views of a builder one by one, without the containers that only hold them together.
@MainActor enum ViewList {
  /// A view with what tells it from its siblings.
  struct Entry {
    let key: AnyHashable
    let view: any View
  }

  /// The views that a view consists of.
  static func views(of view: any View, path: [AnyHashable] = []) -> [Entry] {
    guard let list = view as? any ListedView else {
      return [Entry(key: AnyHashable(path), view: view)]
    }
    return list.listed.flatMap { views(of: $0.view, path: path + [$0.key]) }
  }
}

/// A view that only holds others together.
@MainActor protocol ListedView {
  /// The views that it holds.
  var listed: [ViewList.Entry] { get }
}

extension TupleView: ListedView {
  var listed: [ViewList.Entry] {
    children.enumerated().map { ViewList.Entry(key: $0.offset, view: $0.element) }
  }
}

extension Group: ListedView where Content: View {
  var listed: [ViewList.Entry] { [ViewList.Entry(key: 0, view: content)] }
}

extension EmptyView: ListedView {
  var listed: [ViewList.Entry] { [] }
}

extension Optional: ListedView where Wrapped: View {
  var listed: [ViewList.Entry] { map { [ViewList.Entry(key: 0, view: $0)] } ?? [] }
}

extension _ConditionalContent: ListedView where TrueContent: View, FalseContent: View {
  var listed: [ViewList.Entry] {
    switch storage {
    case .trueContent(let view): [ViewList.Entry(key: true, view: view)]
    case .falseContent(let view): [ViewList.Entry(key: false, view: view)]
    }
  }
}

extension ForEach: ListedView where Content: View {
  var listed: [ViewList.Entry] {
    elements.map { ViewList.Entry(key: AnyHashable(identify($0)), view: content($0)) }
  }
}
