import Foundation
import Headless
import SwiftData
import SwiftUI
import Testing

private enum FirstVersion: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Book.self, Shop.self] }
  static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }

  @Model final class Book {
    var name: String
    var shop: Shop?

    init(name: String) {
      self.name = name
    }
  }

  @Model final class Shop {
    var street: String

    init(street: String) {
      self.street = street
    }
  }
}

private enum SecondVersion: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Book.self, FirstVersion.Shop.self] }
  static var versionIdentifier: Schema.Version { Schema.Version(2, 0, 0) }

  @Model final class Book {
    @Attribute(originalName: "name") var title: String
    var pages = 100
    var note: String?
    var shop: FirstVersion.Shop?

    init(title: String) {
      self.title = title
    }
  }
}

private enum ThirdVersion: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Book.self] }
  static var versionIdentifier: Schema.Version { Schema.Version(3, 0, 0) }

  @Model final class Book {
    @Attribute(.unique) var title: String
    var pages = 100

    init(title: String) {
      self.title = title
    }
  }
}

/// A class that cannot be made of the first one: it has a value that nobody knows.
private enum WrongVersion: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Book.self] }
  static var versionIdentifier: Schema.Version { Schema.Version(2, 0, 0) }

  @Model final class Book {
    var name: String
    var price: Double

    init(name: String, price: Double) {
      (self.name, self.price) = (name, price)
    }
  }
}

private enum Plan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] {
    [FirstVersion.self, SecondVersion.self, ThirdVersion.self]
  }
  static var stages: [MigrationStage] {
    [
      .lightweight(fromVersion: FirstVersion.self, toVersion: SecondVersion.self),
      .custom(
        fromVersion: SecondVersion.self,
        toVersion: ThirdVersion.self,
        willMigrate: { context in
          var titles: Set<String> = []
          for book in try context.fetch(FetchDescriptor<SecondVersion.Book>()) {
            if !titles.insert(book.title).inserted { context.delete(book) }
          }
        },
        didMigrate: { context in
          for book in try context.fetch(FetchDescriptor<ThirdVersion.Book>()) { book.pages += 1 }
        }
      ),
    ]
  }
}

/// Apple's pages `SchemaMigrationPlan`, `MigrationStage`, `VersionedSchema`, `Schema/Attribute` and
/// `ModelContext/autosaveEnabled`.
@MainActor @Suite("Behaviours: SwiftData migration and autosave") struct SwiftDataMigrationTests {
  private let place = URL(filePath: "/stores/\(UUID().uuidString).store")

  private func container(
    _ version: any VersionedSchema.Type,
    _ plan: (any SchemaMigrationPlan.Type)? = nil
  ) throws -> ModelContainer {
    let schema = Schema(versionedSchema: version)
    return try ModelContainer(
      for: schema,
      migrationPlan: plan,
      configurations: ModelConfiguration(schema: schema, url: place)
    )
  }

  private func fill() throws {
    let context = ModelContext(try container(FirstVersion.self))
    for name in ["a", "b", "a"] { context.insert(FirstVersion.Book(name: name)) }
    let book = FirstVersion.Book(name: "c")
    book.shop = FirstVersion.Shop(street: "Main Street")
    context.insert(book)
    try context.save()
  }

  @Test("A store at a place is there for a later container of the program")
  func persistence() throws {
    try fill()
    let context = ModelContext(try container(FirstVersion.self))
    #expect(try context.fetchCount(FetchDescriptor<FirstVersion.Book>()) == 4)
    let other = try ModelContainer(
      for: FirstVersion.Book.self,
      configurations: ModelConfiguration(isStoredInMemoryOnly: true)
    )
    #expect(try ModelContext(other).fetchCount(FetchDescriptor<FirstVersion.Book>()) == 0)
  }

  // MigrationStage/lightweight(fromVersion:toVersion:), Schema/Attribute/originalName
  @Test("A lightweight stage keeps values, renames properties and fills in the new ones")
  func lightweight() throws {
    try fill()
    let context = ModelContext(try container(SecondVersion.self, Plan.self))
    let books = try context.fetch(
      FetchDescriptor<SecondVersion.Book>(sortBy: [SortDescriptor(\.title)])
    )
    #expect(books.map(\.title) == ["a", "a", "b", "c"])
    #expect(books.allSatisfy { $0.pages == 100 && $0.note == nil })
    #expect(books.last?.shop?.street == "Main Street")
  }

  @Test("Without a plan what follows from the classes is done")
  func withoutPlan() throws {
    try fill()
    let context = ModelContext(try container(SecondVersion.self))
    #expect(try context.fetchCount(FetchDescriptor<SecondVersion.Book>()) == 4)
  }

  // MigrationStage/custom(fromVersion:toVersion:willMigrate:didMigrate:)
  @Test("A custom stage works on the old models before and on the new ones after the change")
  func custom() throws {
    try fill()
    let context = ModelContext(try container(ThirdVersion.self, Plan.self))
    let books = try context.fetch(
      FetchDescriptor<ThirdVersion.Book>(sortBy: [SortDescriptor(\.title)])
    )
    #expect(books.map(\.title) == ["a", "b", "c"])
    #expect(books.map(\.pages) == [101, 101, 101])
    let again = ModelContext(try container(ThirdVersion.self, Plan.self))
    #expect(try again.fetch(FetchDescriptor<ThirdVersion.Book>()).allSatisfy { $0.pages == 101 })
  }

  @Test("A property without a value for the older models stops the container")
  func impossible() throws {
    try fill()
    #expect(throws: SwiftDataError.loadIssueModelContainer) { try container(WrongVersion.self) }
  }

  @Test("A store of a version that the plan does not have stops the container")
  func unknownVersion() throws {
    enum ShortPlan: SchemaMigrationPlan {
      static var schemas: [any VersionedSchema.Type] { [ThirdVersion.self] }
      static var stages: [MigrationStage] { [] }
    }
    try fill()
    #expect(throws: SwiftDataError.loadIssueModelContainer) {
      try container(ThirdVersion.self, ShortPlan.self)
    }
  }

  private struct Adding: View {
    @Environment(\.modelContext) private var context
    var body: some View {
      Button("Add") { context.insert(FirstVersion.Book(name: "new")) }
    }
  }

  // ModelContext/autosaveEnabled: "When true, the context calls save() after you make changes to
  // any inserted or registered models."
  @Test("What a view inserts is saved by itself after the action, and seen by other contexts")
  func autosave() async throws {
    let container = try container(FirstVersion.self)
    let view = mount(Adding().modelContainer(container))
    try view.tap("Add")
    #expect(container.mainContext.hasChanges)
    await view.settle()
    #expect(!container.mainContext.hasChanges)
    #expect(
      try ModelContext(container).fetchCount(FetchDescriptor<FirstVersion.Book>()) == 1
    )
    try container.mainContext.fetch(FetchDescriptor<FirstVersion.Book>())[0].name = "other"
    await view.settle()
    #expect(!container.mainContext.hasChanges)
  }

  // View/modelContainer(for:inMemory:isAutosaveEnabled:isUndoEnabled:onSetup:)
  @Test("With autosave off nothing is saved by itself")
  func withoutAutosave() async throws {
    let container = try container(FirstVersion.self)
    container.mainContext.autosaveEnabled = false
    let view = mount(Adding().modelContainer(container))
    try view.tap("Add")
    await view.settle()
    #expect(container.mainContext.hasChanges)
    container.mainContext.rollback()
    #expect(try container.mainContext.fetchCount(FetchDescriptor<FirstVersion.Book>()) == 0)
  }
}
