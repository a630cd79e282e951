import Foundation

extension IndexPath {
  /// Makes a path to a row.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// Makes a path to an item.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The number of the section.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The number of the row in the section.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The number of the item in the section.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
