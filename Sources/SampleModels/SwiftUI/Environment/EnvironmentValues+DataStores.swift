extension EnvironmentValues {
  /// The context of CoreData's objects.
  @available(*, unavailable, message: "it needs CoreData, which exists on Apple's systems only")
  public var managedObjectContext: Never { fatalError("unavailable") }
}
