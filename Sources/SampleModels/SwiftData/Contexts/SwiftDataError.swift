/// What can go wrong with a store, a schema or a fetch.
public struct SwiftDataError: Error, Hashable, Sendable {
  private let name: String

  private init(_ name: String) {
    self.name = name
  }

  /// A fetch in batches asks for what is not saved yet.
  public static let includePendingChangesWithBatchSize = SwiftDataError(
    "includePendingChangesWithBatchSize"
  )
  /// A fetch of identifiers asks for an order of what is not saved yet.
  public static let sortingPendingChangesWithIdentifiers = SwiftDataError(
    "sortingPendingChangesWithIdentifiers"
  )
  /// A key path leads to what cannot be searched.
  public static let unsupportedKeyPath = SwiftDataError("unsupportedKeyPath")
  /// A predicate asks what cannot be searched.
  public static let unsupportedPredicate = SwiftDataError("unsupportedPredicate")
  /// An order is one that a store does not have.
  public static let unsupportedSortDescriptor = SwiftDataError("unsupportedSortDescriptor")
  /// A store is newer than the program.
  public static let backwardMigration = SwiftDataError("backwardMigration")
  /// A schema is not known.
  public static let unknownSchema = SwiftDataError("unknownSchema")
  /// A container cannot be made.
  public static let loadIssueModelContainer = SwiftDataError("loadIssueModelContainer")
  /// Two configurations bear one name.
  public static let duplicateConfiguration = SwiftDataError("duplicateConfiguration")
  /// A configuration is about models that its container does not know.
  public static let configurationSchemaNotFoundInContainerSchema = SwiftDataError(
    "configurationSchemaNotFoundInContainerSchema"
  )
  /// A model does not belong to a context.
  public static let missingModelContext = SwiftDataError("missingModelContext")
  /// A model must not be saved as it is.
  public static let modelValidationFailure = SwiftDataError("modelValidationFailure")

  /// Whether an error is the one in front, for `catch`.
  public static func ~= (lhs: SwiftDataError, rhs: any Error) -> Bool {
    rhs as? SwiftDataError == lhs
  }
}
