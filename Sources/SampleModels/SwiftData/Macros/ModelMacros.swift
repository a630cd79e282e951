/// Makes a class a model that contexts can keep.
@attached(
  member,
  conformances: Observable,
  PersistentModel,
  Sendable,
  names: named(_$backingData),
  named(persistentBackingData),
  named(schemaMetadata),
  named(init),
  named(_SwiftDataNoType)
)
@attached(memberAttribute)
@attached(extension, conformances: Observable, PersistentModel, Sendable)
public macro Model() = #externalMacro(module: "PreviewMacros", type: "ModelMacro")

/// Makes a property of a model live in the model's backing data; `@Model` adds it.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty() =
  #externalMacro(module: "PreviewMacros", type: "PersistedPropertyMacro")

/// Says how a property of a model is kept.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option...,
  originalName: String? = nil,
  hashModifier: String? = nil
) = #externalMacro(module: "PreviewMacros", type: "ModelMarkMacro")

/// Says how a model is related to others.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option...,
  deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0,
  maximumModelCount: Int? = 0,
  originalName: String? = nil,
  inverse: AnyKeyPath? = nil,
  hashModifier: String? = nil
) = #externalMacro(module: "PreviewMacros", type: "ModelMarkMacro")

/// Keeps a property of a model out of the store.
@attached(peer)
public macro Transient() = #externalMacro(module: "PreviewMacros", type: "ModelMarkMacro")

/// Says which properties of a model, taken together, no two models may share.
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
  #externalMacro(module: "PreviewMacros", type: "ModelNoteMacro")

/// Says which properties of a model are often searched by.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
  #externalMacro(module: "PreviewMacros", type: "ModelNoteMacro")

/// Says which properties of a model are often searched by, and in which way.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: Schema.Index<T>.Types<T>...) =
  #externalMacro(module: "PreviewMacros", type: "ModelNoteMacro")

/// Gives an actor a context of its own.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "PreviewMacros", type: "ModelActorMacro")
