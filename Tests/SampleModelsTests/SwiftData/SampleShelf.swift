import SwiftData

/// A model with attributes and with models of its own.
@Model final class Shelf {
  @Attribute(.unique) var name: String
  var width = 1.0
  var note: String?
  @Relationship(deleteRule: .cascade, inverse: \Jar.shelf) var jars: [Jar] = []
  @Transient var isDusty = true

  init(name: String) {
    self.name = name
  }
}

/// A model that refers back to its owner.
@Model final class Jar {
  var label: String
  var shelf: Shelf?
  var spices: [Spice] = []

  init(label: String, shelf: Shelf? = nil) {
    self.label = label
    self.shelf = shelf
  }
}

/// A model whose relationship is known by the types alone.
@Model final class Spice {
  var name: String
  var jars: [Jar] = []

  init(name: String) {
    self.name = name
  }
}

extension ModelContainer {
  /// A new store for the models above.
  static func ofShelves() throws -> ModelContainer {
    try ModelContainer(
      for: Shelf.self,
      configurations: ModelConfiguration(isStoredInMemoryOnly: true)
    )
  }
}
