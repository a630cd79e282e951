import SwiftData
import Testing

@MainActor @Suite("Contexts of models") struct ModelContextTests {
  private let container: ModelContainer
  private var context: ModelContext { container.mainContext }

  init() throws {
    container = try .ofShelves()
  }

  private func names(_ context: ModelContext) throws -> [String] {
    try context.fetch(FetchDescriptor<Shelf>()).map(\.name)
  }

  @Test("Models are fetched in the order of their insertion, before they are saved")
  func insertion() throws {
    for name in ["b", "a", "c"] { context.insert(Shelf(name: name)) }
    #expect(try names(context) == ["b", "a", "c"])
    #expect(context.hasChanges)
    #expect(context.insertedModelsArray.count == 3)
    try context.save()
    #expect(!context.hasChanges)
    #expect(try names(context) == ["b", "a", "c"])
  }

  @Test("A descriptor filters, sorts, skips and limits")
  func descriptors() throws {
    for (name, width) in [("b", 2.0), ("a", 3), ("c", 1), ("Abc", 4)] {
      let shelf = Shelf(name: name)
      shelf.width = width
      context.insert(shelf)
    }
    var descriptor = FetchDescriptor<Shelf>(
      predicate: #Predicate { $0.width > 1 },
      sortBy: [SortDescriptor(\.width, order: .reverse)]
    )
    #expect(try context.fetch(descriptor).map(\.width) == [4, 3, 2])
    descriptor.fetchOffset = 1
    descriptor.fetchLimit = 1
    #expect(try context.fetch(descriptor).map(\.name) == ["a"])
    let search = #Predicate<Shelf> { $0.name.localizedStandardContains("B") }
    #expect(try context.fetchCount(FetchDescriptor(predicate: search)) == 2)
    let none = #Predicate<Shelf> {
      $0.note?.isEmpty == false || $0.jars.contains { $0.label == "x" }
    }
    #expect(try context.fetchIdentifiers(FetchDescriptor(predicate: none)).isEmpty)
  }

  @Test("What one context saves others see, as models of their own")
  func saving() throws {
    let shelf = Shelf(name: "a")
    shelf.jars = [Jar(label: "salt")]
    context.insert(shelf)
    let other = ModelContext(container)
    #expect(try names(other) == [])
    try context.save()
    let copy = try #require(try other.fetch(FetchDescriptor<Shelf>()).first)
    #expect(copy !== shelf && copy == shelf && copy.jars.first?.label == "salt")
    copy.width = 5
    copy.jars.first?.label = "sugar"
    #expect(copy.hasChanges && shelf.width == 1)
    try other.save()
    #expect(try names(context) == ["a"])
    #expect(shelf.width == 5 && shelf.jars.map(\.label) == ["sugar"])
    other.delete(copy)
    try other.save()
    #expect(try names(context) == [])
  }

  @Test("A rollback takes back what was inserted, changed and deleted")
  func rollback() throws {
    let (kept, gone) = (Shelf(name: "a"), Shelf(name: "b"))
    kept.jars = [Jar(label: "salt")]
    context.insert(kept)
    context.insert(gone)
    try context.save()
    kept.name = "z"
    kept.jars = []
    context.delete(gone)
    context.insert(Shelf(name: "c"))
    #expect(try names(context) == ["z", "c"])
    context.rollback()
    #expect(try names(context) == ["a", "b"])
    #expect(kept.jars.map(\.label) == ["salt"] && !gone.isDeleted && !context.hasChanges)
  }

  @Test("A deleted model belongs to its context until the next save")
  func deletion() throws {
    let shelf = Shelf(name: "a")
    context.insert(shelf)
    try context.save()
    context.delete(shelf)
    #expect(shelf.isDeleted && shelf.modelContext == context)
    #expect(context.deletedModelsArray.count == 1)
    #expect(try names(context) == [])
    try context.save()
    #expect(!shelf.isDeleted && shelf.modelContext == nil)
  }

  @Test("Models are deleted by what holds for them, and all of them with the store's data")
  func manyDeletions() throws {
    for name in ["a", "b", "c"] { context.insert(Shelf(name: name)) }
    try context.save()
    try context.delete(model: Shelf.self, where: #Predicate { $0.name > "a" })
    #expect(try names(context) == ["a"])
    container.deleteAllData()
    #expect(try names(ModelContext(container)) == [])
  }

  @Test("Models are known by their identifiers")
  func identifiers() throws {
    let shelf = Shelf(name: "a")
    let identifier = shelf.persistentModelID
    context.insert(shelf)
    #expect(shelf.id == identifier && identifier.storeIdentifier == nil)
    try context.save()
    #expect(shelf.persistentModelID == identifier && shelf.id.storeIdentifier != nil)
    #expect(context.model(for: identifier) === shelf)
    let other = ModelContext(container)
    #expect(other.registeredModel(for: identifier) as Shelf? == nil)
    #expect((other.model(for: identifier) as? Shelf)?.name == "a")
    #expect(other.registeredModel(for: identifier) as Shelf? == shelf)
  }

  @Test("Containers have stores of their own")
  func containers() throws {
    context.insert(Shelf(name: "a"))
    try context.save()
    #expect(try names(try ModelContainer.ofShelves().mainContext) == [])
  }

  @Test("A save tells of itself, and one that its store forbids fails")
  func notifications() throws {
    var inserted: [PersistentIdentifier]?
    let token = NotificationCenter.default.addObserver(
      forName: ModelContext.didSave,
      object: context,
      queue: nil
    ) { note in
      let key = ModelContext.NotificationKey.insertedIdentifiers.rawValue
      let identifiers = note.userInfo?[key] as? [PersistentIdentifier]
      MainActor.assumeIsolated { inserted = identifiers }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    let shelf = Shelf(name: "a")
    try context.transaction { context.insert(shelf) }
    #expect(inserted == [shelf.id])
    let readOnly = try ModelContainer(
      for: Shelf.self,
      configurations: ModelConfiguration(allowsSave: false)
    )
    readOnly.mainContext.insert(Shelf(name: "b"))
    #expect(throws: SwiftDataError.self) { try readOnly.mainContext.save() }
  }
}
