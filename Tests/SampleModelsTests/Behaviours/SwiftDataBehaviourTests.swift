import Headless
import SwiftData
import SwiftUI
import Testing

@Model private class Bird {
  var name: String

  init(name: String) {
    self.name = name
  }
}

@Model private final class Owl: Bird {
  override init(name: String) {
    super.init(name: name)
  }
}

@Model private final class Post {
  var tags: [Tag]

  init(tags: [Tag]) {
    self.tags = tags
  }
}

@Model private final class Tag {
  @Attribute(.unique) var name: String

  init(name: String) {
    self.name = name
  }
}

/// Apple's pages `ModelContext`, `Query()`, `Relationship(_:deleteRule:…)`, `Attribute(_:…)`,
/// `FetchDescriptor` and `Predicate`.
@MainActor @Suite("Behaviours: SwiftData") struct SwiftDataBehaviourTests {
  private let container: ModelContainer
  private var context: ModelContext { container.mainContext }

  init() throws {
    container = try .ofShelves()
  }

  private func shelves(_ names: String...) {
    for name in names { context.insert(Shelf(name: name)) }
  }

  // FetchDescriptor/fetchLimit, sortBy and predicate
  @Test("A descriptor filters, sorts and limits together")
  func descriptor() throws {
    shelves("c", "a", "b", "aa")
    var descriptor = FetchDescriptor<Shelf>(
      predicate: #Predicate { $0.name != "b" },
      sortBy: [SortDescriptor(\.name, order: .reverse)]
    )
    descriptor.fetchLimit = 2
    #expect(try context.fetch(descriptor).map(\.name) == ["c", "aa"])
    #expect(try context.fetchCount(FetchDescriptor<Shelf>()) == 4)
  }

  @Test("A predicate reads an optional and a relationship")
  func predicates() throws {
    shelves("a", "b")
    let all = try context.fetch(FetchDescriptor<Shelf>(sortBy: [SortDescriptor(\.name)]))
    all[0].note = "old"
    all[1].jars = [Jar(label: "salt")]
    let noted = FetchDescriptor<Shelf>(predicate: #Predicate { $0.note == "old" })
    let empty = FetchDescriptor<Shelf>(predicate: #Predicate { $0.note == nil })
    let filled = FetchDescriptor<Shelf>(
      predicate: #Predicate { shelf in shelf.jars.contains { $0.label == "salt" } }
    )
    #expect(try context.fetch(noted).map(\.name) == ["a"])
    #expect(try context.fetch(empty).map(\.name) == ["b"])
    #expect(try context.fetch(filled).map(\.name) == ["b"])
  }

  // Schema/Relationship/DeleteRule/cascade
  @Test("A cascade deletes what the model owns")
  func cascade() throws {
    let shelf = Shelf(name: "a")
    context.insert(shelf)
    shelf.jars = [Jar(label: "salt"), Jar(label: "tea")]
    try context.save()
    context.delete(shelf)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Jar>()) == 0)
  }

  // Schema/Relationship/DeleteRule/nullify
  @Test("A deleted model is not referred to any more")
  func nullify() throws {
    let shelf = Shelf(name: "a")
    context.insert(shelf)
    let jar = Jar(label: "salt", shelf: shelf)
    context.insert(jar)
    try context.save()
    context.delete(jar)
    try context.save()
    #expect(shelf.jars.isEmpty)
  }

  // Schema/Attribute/Option/unique: "Ensures the property's value is unique across all models of the
  // same type": an insert of an equal value is an update.
  @Test("An equal unique value updates the older model")
  func upsert() throws {
    let old = Shelf(name: "a")
    context.insert(old)
    try context.save()
    let new = Shelf(name: "a")
    new.width = 9
    context.insert(new)
    try context.save()
    let found = try context.fetch(FetchDescriptor<Shelf>())
    #expect(found.count == 1)
    #expect(found.first?.width == 9)
  }

  @Test("Of two new models with an equal unique value the later one is stored")
  func upsertOfNew() throws {
    context.insert(Shelf(name: "a"))
    let later = Shelf(name: "a")
    later.width = 9
    context.insert(later)
    try context.save()
    let stored = try ModelContext(container).fetch(FetchDescriptor<Shelf>())
    #expect(stored.map(\.width) == [9])
  }

  // ModelContext/NotificationKey
  @Test("An upsert is announced as a change of the older model")
  func announcedUpsert() throws {
    context.insert(Shelf(name: "a"))
    try context.save()
    nonisolated(unsafe) var counts: [Int] = []
    let token = NotificationCenter.default.addObserver(
      forName: ModelContext.didSave,
      object: context,
      queue: nil
    ) { note in
      let keys: [ModelContext.NotificationKey] = [.insertedIdentifiers, .updatedIdentifiers]
      counts = keys.map { (note.userInfo?[$0.rawValue] as? [PersistentIdentifier])?.count ?? -1 }
    }
    context.insert(Shelf(name: "a"))
    try context.save()
    NotificationCenter.default.removeObserver(token)
    #expect(counts == [0, 1])
  }

  // ModelContext/rollback()
  @Test("A rollback takes unsaved changes back")
  func rollback() throws {
    let shelf = Shelf(name: "a")
    context.insert(shelf)
    try context.save()
    shelf.width = 5
    context.insert(Shelf(name: "b"))
    #expect(context.hasChanges)
    context.rollback()
    #expect(!context.hasChanges)
    #expect(shelf.width == 1)
    #expect(try context.fetchCount(FetchDescriptor<Shelf>()) == 1)
  }

  // ModelContext/autosaveEnabled: the main context saves by itself, others do not.
  @Test("The main context saves by itself, one of the author's does not")
  func autosave() {
    #expect(context.autosaveEnabled)
    #expect(!ModelContext(container).autosaveEnabled)
  }

  @Test("What a context has not saved another one does not see")
  func isolation() throws {
    let other = ModelContext(container)
    other.insert(Shelf(name: "hidden"))
    #expect(try context.fetchCount(FetchDescriptor<Shelf>()) == 0)
    try other.save()
    #expect(try context.fetchCount(FetchDescriptor<Shelf>()) == 1)
  }

  // Query(filter:sort:order:animation:)
  @Test("A query shows what fits, in its order, and follows changes")
  func query() throws {
    struct Screen: View {
      @Query(filter: #Predicate<Shelf> { $0.width > 1 }, sort: \Shelf.name) private var wide:
        [Shelf]
      var body: some View { ForEach(wide) { Text($0.name) } }
    }
    shelves("b", "a", "c")
    for shelf in try context.fetch(FetchDescriptor<Shelf>()) where shelf.name != "c" {
      shelf.width = 2
    }
    let view = mount(Screen().modelContainer(container))
    #expect(view.texts == ["a", "b"])
    try context.fetch(FetchDescriptor<Shelf>(predicate: #Predicate { $0.name == "c" }))[0].width = 3
    #expect(view.texts == ["a", "b", "c"])
    context.delete(
      try context.fetch(FetchDescriptor<Shelf>(predicate: #Predicate { $0.name == "a" }))[0]
    )
    #expect(view.texts == ["b", "c"])
  }

  // ModelContext/delete(model:where:includeSubclasses:)
  @Test("All models of a class are deleted, those of its subclasses only where they are included")
  func deletingClasses() throws {
    func names(afterDeleting includeSubclasses: Bool) throws -> [String] {
      let container = try ModelContainer(
        for: Bird.self,
        Owl.self,
        configurations: ModelConfiguration(isStoredInMemoryOnly: true)
      )
      let context = container.mainContext
      context.insert(Bird(name: "bird"))
      context.insert(Owl(name: "owl"))
      try context.save()
      try context.delete(model: Bird.self, includeSubclasses: includeSubclasses)
      try context.save()
      return try context.fetch(FetchDescriptor<Bird>()).map(\.name)
    }
    #expect(try names(afterDeleting: true) == [])
    #expect(try names(afterDeleting: false) == ["owl"])
  }

  // Schema/Attribute/Option/unique: a model of equal values takes the place of the one before.
  @Test("Of two equal models in one list one is left")
  func equalInList() throws {
    let container = try ModelContainer(
      for: Post.self,
      configurations: ModelConfiguration(isStoredInMemoryOnly: true)
    )
    let context = container.mainContext
    let post = Post(tags: [Tag(name: "a"), Tag(name: "b"), Tag(name: "a")])
    context.insert(post)
    try context.save()
    #expect(post.tags.map(\.name).sorted() == ["a", "b"])
    #expect(try context.fetchCount(FetchDescriptor<Tag>()) == 2)
  }
}
