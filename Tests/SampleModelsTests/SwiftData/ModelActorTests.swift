import SwiftData
import Testing

@ModelActor private actor Restocker {
  func add(_ names: [String]) throws -> [PersistentIdentifier] {
    let shelves = names.map { Shelf(name: $0) }
    for shelf in shelves { modelContext.insert(shelf) }
    try modelContext.save()
    return shelves.map(\.persistentModelID)
  }

  func widen(_ identifier: PersistentIdentifier) throws {
    self[identifier, as: Shelf.self]?.width += 1
    try modelContext.save()
  }
}

@MainActor @Suite("Actors with models") struct ModelActorTests {
  @Test("An actor works on a context of its own, and others see what it saves")
  func work() async throws {
    let container = try ModelContainer.ofShelves()
    let restocker = Restocker(modelContainer: container)
    let identifiers = try await restocker.add(["a", "b"])
    let shelves = try container.mainContext.fetch(FetchDescriptor<Shelf>())
    #expect(shelves.map(\.persistentModelID) == identifiers)
    try await restocker.widen(identifiers[0])
    #expect(try container.mainContext.fetch(FetchDescriptor<Shelf>()).map(\.width) == [2, 1])
    #expect(shelves.first?.width == 2)
  }
}
