import SwiftUI

/// Fetches all models of a type.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query() = #externalMacro(module: "PreviewMacros", type: "QueryMacro")

/// Fetches all models of a type, and animates what changes.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query(animation: Animation) =
  #externalMacro(module: "PreviewMacros", type: "QueryMacro")

/// Fetches all models of a type, and shows what changes in a transaction.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query(transaction: Transaction) =
  #externalMacro(module: "PreviewMacros", type: "QueryMacro")

/// Fetches the models that a descriptor describes.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  _ descriptor: FetchDescriptor<Element>,
  transaction: Transaction? = nil
) = #externalMacro(module: "PreviewMacros", type: "QueryMacro")

/// Fetches the models that a descriptor describes, and animates what changes.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  _ descriptor: FetchDescriptor<Element>,
  animation: Animation
) = #externalMacro(module: "PreviewMacros", type: "QueryMacro")

/// Fetches the models that a predicate holds for, in an order.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>? = nil,
  sort descriptors: [SortDescriptor<Element>] = [],
  transaction: Transaction? = nil
) = #externalMacro(module: "PreviewMacros", type: "QueryMacro")

/// Fetches the models that a predicate holds for, in an order, and animates what changes.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>? = nil,
  sort descriptors: [SortDescriptor<Element>] = [],
  animation: Animation
) = #externalMacro(module: "PreviewMacros", type: "QueryMacro")

/// Fetches the models that a predicate holds for, in the order of a property.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil,
  sort keyPath: KeyPath<Element, Value> & Sendable,
  order: SortOrder = .forward,
  transaction: Transaction? = nil
) = #externalMacro(module: "PreviewMacros", type: "QueryMacro")

/// Fetches the models that a predicate holds for, in the order of a property, and animates what
/// changes.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil,
  sort keyPath: KeyPath<Element, Value> & Sendable,
  order: SortOrder = .forward,
  animation: Animation
) = #externalMacro(module: "PreviewMacros", type: "QueryMacro")

/// Fetches the models that a predicate holds for, in the order of an optional property.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil,
  sort keyPath: KeyPath<Element, Value?> & Sendable,
  order: SortOrder = .forward,
  transaction: Transaction? = nil
) = #externalMacro(module: "PreviewMacros", type: "QueryMacro")

/// Fetches the models that a predicate holds for, in the order of an optional property, and animates
/// what changes.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil,
  sort keyPath: KeyPath<Element, Value?> & Sendable,
  order: SortOrder = .forward,
  animation: Animation
) = #externalMacro(module: "PreviewMacros", type: "QueryMacro")
