import SwiftUI

/// What a query asks for, and how what changes is shown.
struct QueryRequest<Element: PersistentModel> {
  let descriptor: FetchDescriptor<Element>
  let transaction: Transaction?
}

extension QueryRequest: Equatable {
  /// Whether two requests ask for the same; predicates cannot be compared.
  static func == (lhs: Self, rhs: Self) -> Bool {
    let (old, new) = (lhs.descriptor, rhs.descriptor)
    return old.predicate == nil && new.predicate == nil && old.sortBy == new.sortBy
      && old.fetchLimit == new.fetchLimit && old.fetchOffset == new.fetchOffset
  }
}
