import SwiftData
import Testing

@Model private class Vehicle {
  #Index<Vehicle>([\.maker])
  #Unique<Vehicle>([\.maker, \.number])
  var maker: String
  var number: Int
  var tags: [String: Int] = [:]
  var `default` = "d" {
    didSet { Issue.record("observers are not called") }
  }
  @Attribute(.transformable(by: "BoxTransformer")) var box: Box?

  init(maker: String, number: Int) {
    self.maker = maker
    self.number = number
  }

  var name: String { "\(maker) \(number)" }
}

@Model private final class Bus: Vehicle {
  var seats: Int = 20
  var driver: String?

  init(seats: Int) {
    self.seats = seats
    super.init(maker: "M", number: seats)
  }
}

private final class Box {}

@MainActor @Suite("Classes that are models") struct ModelMacroTests {
  @Test("Properties have the values that they begin with, stored or not")
  func values() throws {
    let shelf = Shelf(name: "a")
    #expect(shelf.note == nil && shelf.width == 1 && shelf.isDusty && shelf.jars.isEmpty)
    shelf.isDusty = false
    shelf.note = "n"
    shelf.note = nil
    #expect(!shelf.isDusty && shelf.note == nil && !shelf.hasChanges)
  }

  @Test("Properties of any name and of transformed types keep their values")
  func kinds() {
    let vehicle = Vehicle(maker: "a", number: 1)
    let box = Box()
    vehicle.default = "e"
    vehicle.box = box
    vehicle.tags["x"] = 1
    #expect(vehicle.default == "e" && vehicle.box === box && vehicle.tags == ["x": 1])
    #expect(vehicle.name == "a 1")
  }

  @Test("A subclass keeps its properties together with those that it inherits")
  func inheritance() throws {
    let container = try ModelContainer(for: Vehicle.self, Bus.self)
    let bus = Bus(seats: 30)
    bus.driver = "Ada"
    container.mainContext.insert(bus)
    container.mainContext.insert(Vehicle(maker: "M", number: 1))
    try container.mainContext.save()
    let context = ModelContext(container)
    let all = try context.fetch(FetchDescriptor<Vehicle>())
    #expect(all.map(\.name) == ["M 30", "M 1"])
    #expect((all.first as? Bus)?.seats == 30 && (all.first as? Bus)?.driver == "Ada")
    #expect(try context.fetchCount(FetchDescriptor<Bus>()) == 1)
  }

  @Test("Values that are unique together replace those of an older model")
  func uniqueTogether() throws {
    let container = try ModelContainer(for: Vehicle.self)
    for (maker, number) in [("a", 1), ("a", 2), ("a", 1)] {
      container.mainContext.insert(Vehicle(maker: maker, number: number))
    }
    try container.mainContext.save()
    #expect(try container.mainContext.fetchCount(FetchDescriptor<Vehicle>()) == 2)
  }

  @Test("A schema knows the classes, what they refer to and what is unique")
  func schema() throws {
    let schema = Schema([Shelf.self], version: Schema.Version(1, 2, 0))
    #expect(schema.entities.map(\.name) == ["Shelf", "Jar", "Spice"])
    let shelf = try #require(schema.entitiesByName["Shelf"])
    #expect(shelf.attributesByName.keys.sorted() == ["name", "note", "width"])
    #expect(shelf.attributesByName["name"]?.isUnique == true)
    #expect(shelf.relationshipsByName["jars"]?.deleteRule == .cascade)
    #expect(Schema([Vehicle.self]).entities.first?.uniquenessConstraints == [["maker", "number"]])
    #expect("\(schema.version)" == "1.2.0")
  }

  @Test("Configurations say what they are made of")
  func configurations() throws {
    let memory = ModelConfiguration(isStoredInMemoryOnly: true)
    #expect(memory.isStoredInMemoryOnly && memory.url.path == "/dev/null" && memory.allowsSave)
    let url = URL.documentsDirectory.appending(path: "Kitchen.store")
    let stored = ModelConfiguration(url: url, cloudKitDatabase: .private("iCloud.kitchen"))
    #expect(stored.name == "Kitchen" && stored.url == url)
    #expect(stored.cloudKitContainerIdentifier == "iCloud.kitchen")
    #expect(throws: SwiftDataError.configurationSchemaNotFoundInContainerSchema) {
      try ModelContainer(for: Spice.self, configurations: ModelConfiguration(for: Vehicle.self))
    }
  }
}
