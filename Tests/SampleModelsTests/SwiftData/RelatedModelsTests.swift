import SwiftData
import Testing

@Model private final class Crate {
  @Relationship(deleteRule: .deny) var bottles: [Bottle] = []
  init() {}
}

@Model private final class Bottle {
  var crate: Crate?
  init() {}
}

@MainActor @Suite("Related models") struct RelatedModelsTests {
  private let container: ModelContainer
  private var context: ModelContext { container.mainContext }

  init() throws {
    container = try .ofShelves()
  }

  @Test("Related models are inserted with their owner and refer back")
  func insertion() throws {
    let shelf = Shelf(name: "a")
    shelf.jars = [Jar(label: "salt"), Jar(label: "tea")]
    context.insert(shelf)
    #expect(try context.fetch(FetchDescriptor<Jar>()).map(\.shelf) == [shelf, shelf])
    let jar = Jar(label: "rice", shelf: shelf)
    context.insert(jar)
    #expect(shelf.jars.map(\.label) == ["salt", "tea", "rice"])
  }

  @Test("Both sides stay in step")
  func inverses() throws {
    let (left, right, jar) = (Shelf(name: "l"), Shelf(name: "r"), Jar(label: "salt"))
    for model in [left, right] { context.insert(model) }
    left.jars.append(jar)
    #expect(jar.shelf == left && jar.modelContext == context)
    jar.shelf = right
    #expect(left.jars.isEmpty && right.jars == [jar])
    right.jars.removeAll()
    #expect(jar.shelf == nil)
  }

  @Test("The only properties that fit refer to each other, on both sides to many")
  func inferred() throws {
    let (jar, spice) = (Jar(label: "mix"), Spice(name: "salt"))
    context.insert(jar)
    jar.spices.append(spice)
    #expect(spice.jars == [jar])
    spice.jars = []
    #expect(jar.spices.isEmpty)
  }

  @Test("What is deleted takes along what it owns, and is not referred to any more")
  func deletion() throws {
    let shelf = Shelf(name: "a")
    let jar = Jar(label: "salt", shelf: shelf)
    let spice = Spice(name: "salt")
    jar.spices = [spice]
    context.insert(jar)
    try context.save()
    context.delete(jar)
    #expect(shelf.jars.isEmpty && spice.jars.isEmpty)
    context.rollback()
    #expect(shelf.jars == [jar] && spice.jars == [jar])
    context.delete(shelf)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Jar>()) == 0)
    #expect(try context.fetchCount(FetchDescriptor<Spice>()) == 1)
  }

  @Test("A model that must not be lost is not")
  func denial() throws {
    let container = try ModelContainer(for: Crate.self)
    let crate = Crate()
    crate.bottles = [Bottle()]
    container.mainContext.insert(crate)
    try container.mainContext.save()
    container.mainContext.delete(crate)
    #expect(throws: SwiftDataError.modelValidationFailure) { try container.mainContext.save() }
  }

  @Test("A model with the unique value of an older one replaces it when it is saved")
  func uniqueness() throws {
    let older = Shelf(name: "a")
    older.jars = [Jar(label: "salt")]
    context.insert(older)
    try context.save()
    let newer = Shelf(name: "a")
    newer.width = 7
    context.insert(newer)
    try context.save()
    let other = ModelContext(container)
    let shelves = try other.fetch(FetchDescriptor<Shelf>())
    #expect(shelves.map(\.width) == [7])
    #expect(shelves.first?.jars.map(\.label) == ["salt"])
    #expect(newer.persistentModelID == shelves.first?.persistentModelID)
    #expect(older.modelContext == nil)
  }
}
