import SwiftData

@_exported import DocCheckViewStandIns

// Contexts keep some of what is unknown.
extension DocCheckUnknown: PersistentModel {
  /// An unknown model.
  public convenience init(backingData: BackingData) { self.init() }

  /// What a model keeps.
  public var persistentBackingData: BackingData {
    get { docCheckValue() }
    set {}
  }

  /// What a model is made of.
  public class var schemaMetadata: [Schema.PropertyMetadata] { [] }
}
