import Foundation
import Headless
import SwiftData
import SwiftUI
import Testing

@ModelActor private actor Importer {
  func add(_ names: [String]) throws -> [PersistentIdentifier] {
    let shelves = names.map { Shelf(name: $0) }
    shelves.forEach { modelContext.insert($0) }
    try modelContext.save()
    return shelves.map(\.persistentModelID)
  }

  func addWithoutSaving(_ name: String) { modelContext.insert(Shelf(name: name)) }

  func name(of identifier: PersistentIdentifier) -> String? {
    self[identifier, as: Shelf.self]?.name
  }
}

/// Apple's pages `ModelContext`, `ModelContext/undoManager`, `ModelActor`, `ModelConfiguration`,
/// `Schema/Relationship/DeleteRule`, `PersistentModel` and "Preserving your app's model data across
/// launches".
@MainActor @Suite("Behaviours: SwiftData stores") struct SwiftDataStoreTests {
  private let container: ModelContainer
  private var context: ModelContext { container.mainContext }

  init() throws {
    container = try .ofShelves()
  }

  private func names(_ context: ModelContext? = nil) throws -> [String] {
    let descriptor = FetchDescriptor<Shelf>(sortBy: [SortDescriptor(\.name)])
    return try (context ?? self.context).fetch(descriptor).map(\.name)
  }

  @Test("What was changed since the last save is listed and known by hasChanges")
  func changes() throws {
    let shelf = Shelf(name: "a")
    context.insert(shelf)
    #expect(context.insertedModelsArray.count == 1)
    try context.save()
    #expect(!context.hasChanges)
    shelf.width = 3
    #expect(context.changedModelsArray.count == 1 && shelf.hasChanges)
    context.delete(shelf)
    #expect(context.deletedModelsArray.count == 1 && shelf.isDeleted)
  }

  // ModelContext/rollback(): "Discards pending inserts and deletes, restores changed models to their
  // most recent committed state, and empties the undo stack."
  @Test("A rollback brings a deleted model back with its relationships")
  func rollbackOfDelete() throws {
    let shelf = Shelf(name: "a")
    context.insert(shelf)
    shelf.jars = [Jar(label: "salt")]
    try context.save()
    context.delete(shelf)
    #expect(try names().isEmpty)
    context.rollback()
    #expect(try names() == ["a"])
    #expect(shelf.jars.map(\.label) == ["salt"])
  }

  // ModelContext/transaction(block:)
  @Test("A transaction saves what its block has changed")
  func transaction() throws {
    try context.transaction { context.insert(Shelf(name: "a")) }
    #expect(!context.hasChanges)
    #expect(try names(ModelContext(container)) == ["a"])
  }

  @Test("A transaction whose block throws saves nothing")
  func failingTransaction() {
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      try context.transaction {
        context.insert(Shelf(name: "a"))
        throw Failure()
      }
    }
    #expect(context.hasChanges)
    #expect((try? names(ModelContext(container))) == [])
  }

  // ModelContext/model(for:) and registeredModel(for:)
  @Test("A model is found by its identifier, in each context as one object")
  func identifiers() throws {
    let shelf = Shelf(name: "a")
    context.insert(shelf)
    try context.save()
    let id = shelf.persistentModelID
    #expect((context.model(for: id) as? Shelf) === shelf)
    let other = ModelContext(container)
    let copy = try #require(try other.fetch(FetchDescriptor<Shelf>()).first)
    #expect(copy !== shelf && copy.persistentModelID == id)
  }

  @Test("What another context has saved is seen in the models that are known already")
  func merging() throws {
    let shelf = Shelf(name: "a")
    context.insert(shelf)
    try context.save()
    let other = ModelContext(container)
    let copy = try #require(try other.fetch(FetchDescriptor<Shelf>()).first)
    copy.width = 8
    try other.save()
    #expect(try context.fetch(FetchDescriptor<Shelf>()).first?.width == 8)
  }

  @Test("A model that another context has deleted is nothing that could be saved")
  func deletedElsewhere() throws {
    let shelf = Shelf(name: "a")
    context.insert(shelf)
    try context.save()
    shelf.width = 4
    let other = ModelContext(container)
    try other.delete(model: Shelf.self)
    try other.save()
    #expect(try names().isEmpty)
    #expect(!context.hasChanges)
  }

  // ModelConfiguration/allowsSave
  @Test("A store that allows no saving refuses it")
  func readOnly() throws {
    let container = try ModelContainer(
      for: Shelf.self,
      configurations: ModelConfiguration(isStoredInMemoryOnly: true, allowsSave: false)
    )
    container.mainContext.insert(Shelf(name: "a"))
    #expect(throws: (any Error).self) { try container.mainContext.save() }
  }

  // ModelActor: "Conforming an actor to ModelActor ... provides mutually-exclusive access".
  @Test("An actor works in the background, and a query on the screen follows what it saves")
  func actorAndQuery() async throws {
    struct Screen: View {
      @Query(sort: \Shelf.name) private var shelves: [Shelf]
      var body: some View { ForEach(shelves) { Text($0.name) } }
    }
    let view = mount(Screen().modelContainer(container))
    let importer = Importer(modelContainer: container)
    let ids = try await importer.add(["b", "a"])
    #expect(await view.wait { view.texts == ["a", "b"] })
    #expect(await importer.name(of: ids[0]) == "b")
  }

  @Test("What an actor has not saved is not seen")
  func unsavedInActor() async throws {
    let importer = Importer(modelContainer: container)
    await importer.addWithoutSaving("hidden")
    #expect(try names().isEmpty)
  }

  // ModelContext/didSave
  @Test("A save is announced with the identifiers of what it has changed")
  func notification() throws {
    nonisolated(unsafe) var inserted = 0
    let token = NotificationCenter.default.addObserver(
      forName: ModelContext.didSave,
      object: context,
      queue: nil
    ) { note in
      let key = ModelContext.NotificationKey.insertedIdentifiers.rawValue
      inserted = (note.userInfo?[key] as? [PersistentIdentifier])?.count ?? -1
    }
    context.insert(Shelf(name: "a"))
    try context.save()
    NotificationCenter.default.removeObserver(token)
    #expect(inserted == 1)
  }

  // ModelContext/fetch(_:) with fetchOffset, and fetchCount(_:), fetchIdentifiers(_:)
  @Test("A page of the results begins at an offset")
  func offset() throws {
    for name in ["a", "b", "c", "d"] { context.insert(Shelf(name: name)) }
    var descriptor = FetchDescriptor<Shelf>(sortBy: [SortDescriptor(\.name)])
    descriptor.fetchOffset = 1
    descriptor.fetchLimit = 2
    #expect(try context.fetch(descriptor).map(\.name) == ["b", "c"])
    #expect(try context.fetchIdentifiers(descriptor).count == 2)
  }

  @Test("Several keys sort by the first, and by the next where it is equal")
  func sorting() throws {
    for (name, width) in [("a", 2.0), ("b", 1.0), ("c", 2.0)] {
      let shelf = Shelf(name: name)
      shelf.width = width
      context.insert(shelf)
    }
    let descriptor = FetchDescriptor<Shelf>(sortBy: [
      SortDescriptor(\.width), SortDescriptor(\.name, order: .reverse),
    ])
    #expect(try context.fetch(descriptor).map(\.name) == ["b", "c", "a"])
  }

  @Test("All models for which a predicate holds are deleted")
  func deleteWhere() throws {
    for name in ["a", "b", "c"] { context.insert(Shelf(name: name)) }
    try context.delete(model: Shelf.self, where: #Predicate { $0.name != "b" })
    #expect(try names() == ["b"])
  }

  @Test("Both sides of a relationship are set by one, and a model moves from owner to owner")
  func inverse() throws {
    let (a, b) = (Shelf(name: "a"), Shelf(name: "b"))
    context.insert(a)
    context.insert(b)
    let jar = Jar(label: "salt", shelf: a)
    context.insert(jar)
    #expect(a.jars.map(\.label) == ["salt"])
    b.jars.append(jar)
    #expect(jar.shelf === b && a.jars.isEmpty)
    jar.shelf = nil
    #expect(b.jars.isEmpty)
  }

  // Relationships of many to many
  @Test("Two lists refer to each other")
  func manyToMany() throws {
    let (salt, tea) = (Jar(label: "salt"), Jar(label: "tea"))
    let spice = Spice(name: "mint")
    [salt, tea].forEach { context.insert($0) }
    context.insert(spice)
    salt.spices.append(spice)
    spice.jars.append(tea)
    #expect(tea.spices.map(\.name) == ["mint"])
    #expect(Set(spice.jars.map(\.label)) == ["salt", "tea"])
    context.delete(salt)
    #expect(spice.jars.map(\.label) == ["tea"])
  }

  // Transient(): "prevents SwiftData from persisting the property".
  @Test("A transient property is not stored")
  func transient() throws {
    let shelf = Shelf(name: "a")
    context.insert(shelf)
    shelf.isDusty = false
    try context.save()
    let copy = try #require(try ModelContext(container).fetch(FetchDescriptor<Shelf>()).first)
    #expect(copy.isDusty)
  }

  // ModelContext/undoManager: "The undo manager for the context ... supports undo and redo".
  @Test("A change of a property is undone and done again")
  func undoProperty() throws {
    let manager = UndoManager()
    let shelf = Shelf(name: "a")
    context.insert(shelf)
    try context.save()
    context.undoManager = manager
    #expect(!manager.canUndo)
    shelf.width = 5
    #expect(manager.canUndo)
    manager.undo()
    #expect(shelf.width == 1)
    #expect(manager.canRedo && !manager.canUndo)
    manager.redo()
    #expect(shelf.width == 5)
    context.rollback()
    #expect(shelf.width == 1 && !manager.canUndo)
  }

  @Test("An insert and a delete are undone with what belongs to them")
  func undoInsertAndDelete() async throws {
    let manager = UndoManager()
    context.undoManager = manager
    let shelf = Shelf(name: "a")
    context.insert(shelf)
    shelf.jars = [Jar(label: "salt")]
    try context.save()
    // Changes of one event are one step; the next event begins another one.
    for _ in 0..<3 {
      await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
    }
    context.delete(shelf)
    #expect(try names().isEmpty)
    manager.undo()
    #expect(try names() == ["a"])
    #expect(shelf.jars.map(\.label) == ["salt"])
    manager.undo()
    #expect(try names().isEmpty)
  }

  @Test("Without a manager nothing can be undone")
  func withoutManager() {
    #expect(context.undoManager == nil)
    context.insert(Shelf(name: "a"))
    #expect(context.hasChanges)
  }
}
