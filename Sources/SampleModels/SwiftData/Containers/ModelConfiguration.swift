import UIKit

/// How the models of a container are stored.
///
/// Stores are in memory here, whatever a configuration says; a place on disk is only remembered.
public struct ModelConfiguration: Hashable, Identifiable, Sendable {
  /// The group of apps that share a store.
  public struct GroupContainer: Hashable, Sendable {
    let name: String

    /// The first group that the app may use.
    public static var automatic: GroupContainer { GroupContainer(name: "automatic") }
    /// No group.
    public static var none: GroupContainer { GroupContainer(name: "none") }

    /// The group of a name.
    public static func identifier(_ groupName: String) -> GroupContainer {
      GroupContainer(name: groupName)
    }
  }

  /// The database in the cloud that a store is kept in step with.
  public struct CloudKitDatabase: Hashable, Sendable {
    let name: String

    /// The first database that the app may use.
    public static var automatic: CloudKitDatabase { CloudKitDatabase(name: "automatic") }
    /// No database.
    public static var none: CloudKitDatabase { CloudKitDatabase(name: "none") }

    /// The private database of a name.
    public static func `private`(_ privateDBName: String) -> CloudKitDatabase {
      CloudKitDatabase(name: privateDBName)
    }
  }

  /// The name of the configuration.
  public let name: String
  /// The models that it is about; none for all of the container's.
  public var schema: Schema?
  /// The place of the store.
  public let url: URL
  /// Whether the store is in memory only.
  public let isStoredInMemoryOnly: Bool
  /// Whether the store may be changed.
  public let allowsSave: Bool
  /// The group of apps that share the store.
  public let groupContainer: GroupContainer
  /// The database in the cloud that the store is kept in step with.
  public let cloudKitDatabase: CloudKitDatabase

  /// The place of the store, if the author names one.
  let place: URL?

  /// The identity of the configuration: the place of the store.
  public var id: URL { url }

  /// The group of apps, if it was given by its name.
  public var groupAppContainerIdentifier: String? {
    [.automatic, .none].contains(groupContainer) ? nil : groupContainer.name
  }

  /// The database in the cloud, if it was given by its name.
  public var cloudKitContainerIdentifier: String? {
    [.automatic, .none].contains(cloudKitDatabase) ? nil : cloudKitDatabase.name
  }

  /// Creates a configuration.
  public init(isStoredInMemoryOnly: Bool = false) {
    self.init(nil, schema: nil, isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  /// Creates a configuration for some models.
  public init(for forTypes: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(nil, schema: Schema(forTypes), isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  /// Creates a configuration with a name.
  public init(
    _ name: String? = nil,
    schema: Schema? = nil,
    isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.schema = schema
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
    self.groupContainer = groupContainer
    self.cloudKitDatabase = cloudKitDatabase
    place = nil
    url = isStoredInMemoryOnly ? Self.nowhere : Self.support.appending(path: "\(self.name).store")
  }

  /// Creates a configuration with a name and a place.
  public init(
    _ name: String? = nil,
    schema: Schema? = nil,
    url: URL,
    allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? url.deletingPathExtension().lastPathComponent
    self.schema = schema
    self.url = url
    place = url
    self.allowsSave = allowsSave
    self.cloudKitDatabase = cloudKitDatabase
    isStoredInMemoryOnly = false
    groupContainer = .none
  }

  private static var nowhere: URL { URL(filePath: "/dev/null") }
  private static var support: URL { .applicationSupportDirectory }
}
