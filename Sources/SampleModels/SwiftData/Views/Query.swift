import SwiftUI

/// The models that a view shows: they are fetched again whenever they may be others.
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
  @Environment(\.modelContext) private var context
  @State private var results = QueryResults<Element>()
  private let request: QueryRequest<Element>
  private let result: ([Element]) -> Result

  /// Brings the models up to date before the view is evaluated.
  public mutating func update() { results.update(request, in: context) }

  /// The models.
  @MainActor @preconcurrency public var wrappedValue: Result {
    result(results.models)
  }

  /// The error of the last fetch, if there was one.
  @MainActor @preconcurrency public var fetchError: (any Error)? { results.error }

  /// The context that the models come from.
  @MainActor @preconcurrency public var modelContext: ModelContext { context }
}

extension Query where Result == [Element] {
  /// Asks for all models.
  public init() {
    self.init(FetchDescriptor())
  }

  /// Asks for all models, and animates what changes.
  public init(animation: Animation) {
    self.init(FetchDescriptor(), animation: animation)
  }

  /// Asks for the models that a descriptor describes.
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
    request = QueryRequest(descriptor: descriptor, transaction: transaction)
    result = { $0 }
  }

  /// Asks for the models that a descriptor describes, and animates what changes.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
    self.init(descriptor, transaction: Transaction(animation: animation))
  }

  /// Asks for the models that a predicate holds for, in an order.
  public init(
    filter: Predicate<Element>? = nil,
    sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
  ) {
    let descriptor = FetchDescriptor(predicate: filter, sortBy: descriptors)
    self.init(descriptor, transaction: transaction)
  }

  /// Asks for the models that a predicate holds for, in an order, and animates what changes.
  public init(
    filter: Predicate<Element>? = nil,
    sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation
  ) {
    self.init(
      filter: filter,
      sort: descriptors,
      transaction: Transaction(animation: animation)
    )
  }

  /// Asks for the models that a predicate holds for, in the order of a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil,
    sort keyPath: KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward,
    transaction: Transaction? = nil
  ) {
    let sort = SortDescriptor(keyPath, order: order)
    self.init(filter: filter, sort: [sort], transaction: transaction)
  }

  /// Asks for the models that a predicate holds for, in the order of a property, and animates what
  /// changes.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil,
    sort keyPath: KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward,
    animation: Animation
  ) {
    let sort = SortDescriptor(keyPath, order: order)
    self.init(filter: filter, sort: [sort], animation: animation)
  }

  /// Asks for the models that a predicate holds for, in the order of an optional property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil,
    sort keyPath: KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward,
    transaction: Transaction? = nil
  ) {
    let sort = SortDescriptor(keyPath, order: order)
    self.init(filter: filter, sort: [sort], transaction: transaction)
  }

  /// Asks for the models that a predicate holds for, in the order of an optional property, and
  /// animates what changes.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil,
    sort keyPath: KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward,
    animation: Animation
  ) {
    let sort = SortDescriptor(keyPath, order: order)
    self.init(filter: filter, sort: [sort], animation: animation)
  }
}
