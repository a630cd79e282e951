import Foundation
import Headless
import SwiftData
import SwiftUI
import Testing

@Model private final class Crate {
  var lamps: [Lamp]
  @Relationship var spare: Lamp?

  init(lamps: [Lamp], spare: Lamp?) {
    (self.lamps, self.spare) = (lamps, spare)
  }
}

@Model private final class Socket {
  var lamp: Lamp

  init(lamp: Lamp) {
    self.lamp = lamp
  }
}

@Model private final class Lamp {
  var watts: Int

  init(watts: Int) {
    self.watts = watts
  }
}

/// Apple's pages `ModelContext/insert(_:)`, `ModelContext/delete(_:)`, `PersistentIdentifier`,
/// `Schema/Attribute/Option/unique` and "Defining data relationships with enumerations and model classes".
@MainActor @Suite("Behaviours: SwiftData relationships") struct SwiftDataRelationTests {
  private let container: ModelContainer
  private var context: ModelContext { container.mainContext }

  init() throws {
    container = try .ofShelves()
  }

  @Test("A model that is inserted and deleted before a save leaves nothing to save")
  func insertedAndDeleted() throws {
    let shelf = Shelf(name: "a")
    context.insert(shelf)
    context.delete(shelf)
    #expect(!context.hasChanges && context.insertedModelsArray.isEmpty)
    try context.save()
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<Shelf>()) == 0)
  }

  @Test("A model that refers to one of a context belongs to the context")
  func insertedByReference() throws {
    let shelf = Shelf(name: "a")
    context.insert(shelf)
    let jar = Jar(label: "salt")
    #expect(jar.modelContext == nil)
    jar.shelf = shelf
    #expect(jar.modelContext === context)
    #expect(shelf.jars.map(\.label) == ["salt"])
    #expect(try context.fetchCount(FetchDescriptor<Jar>()) == 1)
  }

  @Test("Two models outside of a context may refer to each other before they are inserted")
  func outside() throws {
    let (shelf, jar) = (Shelf(name: "a"), Jar(label: "salt"))
    jar.shelf = shelf
    #expect(jar.shelf === shelf && jar.modelContext == nil)
    context.insert(jar)
    #expect(shelf.modelContext === context && shelf.jars.map(\.label) == ["salt"])
  }

  // PersistentIdentifier: "uniquely identifies a persistent model", with the store once it is saved.
  @Test("Identifiers are ordered as the models were made, and know their store after a save")
  func identifiers() throws {
    let shelves = ["a", "b", "c"].map { Shelf(name: $0) }
    shelves.forEach { context.insert($0) }
    let made = shelves.map(\.persistentModelID)
    #expect(made == made.sorted() && made[0] < made[1] && !(made[1] < made[0]))
    #expect(made[0].storeIdentifier == nil)
    try context.save()
    let store = shelves[0].persistentModelID.storeIdentifier
    #expect(store != nil)
    let other = ModelContext(container)
    let others = try other.fetch(FetchDescriptor<Shelf>())
    #expect(others.allSatisfy { $0.persistentModelID.storeIdentifier == store })
    #expect(Set(others.map(\.persistentModelID)) == Set(made))
  }

  // Schema/Attribute/Option/unique: an insert with the value of an older model updates that one.
  @Test("What refers to a model that is replaced refers to the new one, all else stays")
  func replaced() throws {
    let (old, other) = (Shelf(name: "a"), Shelf(name: "b"))
    let (salt, tea) = (Jar(label: "salt"), Jar(label: "tea"))
    for shelf in [old, other] { context.insert(shelf) }
    (salt.shelf, tea.shelf) = (old, other)
    try context.save()
    let new = Shelf(name: "a")
    new.width = 9
    context.insert(new)
    try context.save()
    #expect(salt.shelf === new && tea.shelf === other)
    #expect(new.jars.map(\.label) == ["salt"] && other.jars.map(\.label) == ["tea"])
    #expect(try context.fetch(FetchDescriptor<Shelf>()).map(\.name).sorted() == ["a", "b"])
  }

  @Test("A change of a model that is replaced in the same save is lost")
  func replacedAfterChange() throws {
    let old = Shelf(name: "a")
    context.insert(old)
    try context.save()
    old.width = 5
    let new = Shelf(name: "a")
    new.width = 9
    context.insert(new)
    try context.save()
    let stored = try ModelContext(container).fetch(FetchDescriptor<Shelf>())
    #expect(stored.map(\.width) == [9])
  }

  @Test("What is changed after another context has deleted it is not saved again")
  func changedAfterDeletion() throws {
    let shelf = Shelf(name: "a")
    context.insert(shelf)
    try context.save()
    let other = ModelContext(container)
    try other.delete(model: Shelf.self)
    try other.save()
    shelf.width = 4
    try context.save()
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<Shelf>()) == 0)
  }

  @Test("Models that an initializer is given are there before and after the insert")
  func givenModels() throws {
    let crate = Crate(lamps: [Lamp(watts: 5), Lamp(watts: 7)], spare: Lamp(watts: 9))
    #expect(crate.lamps.map(\.watts) == [5, 7] && crate.spare?.watts == 9)
    let container = try ModelContainer(
      for: Crate.self,
      configurations: ModelConfiguration(isStoredInMemoryOnly: true)
    )
    let context = container.mainContext
    context.insert(crate)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Lamp>()) == 3)
    let other = ModelContext(container)
    let stored = try other.fetch(FetchDescriptor<Crate>())
    #expect(stored.first?.lamps.map(\.watts).sorted() == [5, 7])
    #expect(stored.first?.spare?.watts == 9)
  }

  @Test("A query shows the model that took the place of an older one")
  func replacedInQuery() throws {
    struct Screen: View {
      @Query(sort: \Shelf.name) private var shelves: [Shelf]
      var body: some View { ForEach(shelves) { Text("\($0.name) \(Int($0.width))") } }
    }
    context.insert(Shelf(name: "a"))
    try context.save()
    let view = mount(Screen().modelContainer(container))
    let new = Shelf(name: "a")
    new.width = 9
    context.insert(new)
    try context.save()
    #expect(view.texts == ["a 9"])
  }

  // "Defining data relationships with enumerations and model classes": a property that is no optional
  // refers to one model at all times.
  @Test("A model that refers to exactly one refers to the one that it was given last")
  func exactlyOne() throws {
    let container = try ModelContainer(
      for: Socket.self,
      configurations: ModelConfiguration(isStoredInMemoryOnly: true)
    )
    let socket = Socket(lamp: Lamp(watts: 40))
    container.mainContext.insert(socket)
    try container.mainContext.save()
    socket.lamp = Lamp(watts: 60)
    try container.mainContext.save()
    let other = ModelContext(container)
    #expect(try other.fetch(FetchDescriptor<Socket>()).first?.lamp.watts == 60)
    #expect(try other.fetchCount(FetchDescriptor<Lamp>()) == 2)
  }

  // ModelContext/model(for:): the model as the store has it, also where another context has saved it.
  @Test("The model of an identifier has what another context has saved")
  func modelsSavedElsewhere() throws {
    let shelf = Shelf(name: "a")
    context.insert(shelf)
    try context.save()
    let id = shelf.persistentModelID
    let other = ModelContext(container)
    try other.fetch(FetchDescriptor<Shelf>()).first?.name = "b"
    try other.save()
    #expect((context.model(for: id) as? Shelf)?.name == "b")
  }

  // ModelContext/model(for:): the model is of the class that the identifier names, stored or not.
  @Test("The model of an identifier has the class of what was deleted")
  func deletedModel() throws {
    let jar = Jar(label: "a", shelf: Shelf(name: "b"))
    context.insert(jar)
    try context.save()
    let id = jar.persistentModelID
    context.delete(jar)
    try context.save()
    #expect(context.model(for: id) is Jar)
  }

  // "Managing model data in your app": `@Model` classes conform to Observable, with their relationships.
  @Test("A view that reads a relationship is evaluated when others are added to it")
  func observing() throws {
    struct Row: View {
      let shelf: Shelf
      var body: some View { Text("\(shelf.jars.count) jars") }
    }
    let shelf = Shelf(name: "a")
    context.insert(shelf)
    let view = mount(Row(shelf: shelf))
    shelf.jars.append(Jar(label: "b"))
    #expect(view.shows("1 jars"))
    context.insert(Jar(label: "c", shelf: shelf))
    #expect(view.shows("2 jars"))
  }

  // Schema: Hashable
  @Test("Schemas are equal that have the same classes in the same version")
  func schemas() {
    let schema = Schema([Shelf.self])
    #expect(schema == Schema([Shelf.self, Jar.self]) && schema != Schema([Crate.self]))
    #expect(schema != Schema([Shelf.self], version: Schema.Version(2, 0, 0)))
    #expect(schema.hashValue == Schema([Shelf.self]).hashValue)
  }
}
