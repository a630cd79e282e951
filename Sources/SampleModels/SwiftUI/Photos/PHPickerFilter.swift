/// The kinds of photos and videos that a picker shows.
public struct PHPickerFilter: Hashable, Sendable {
  private indirect enum Kind: Hashable {
    /// All content of a type.
    case type(UTType)
    /// Some content of a type, which the type alone does not tell.
    case some(UTType)
    case any([PHPickerFilter])
    case all([PHPickerFilter])
    case not(PHPickerFilter)
  }

  private let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// Images, live photos among them.
  public static var images: PHPickerFilter {
    any(of: [PHPickerFilter(.type(.image)), livePhotos])
  }
  /// Videos.
  public static var videos: PHPickerFilter { PHPickerFilter(.type(.movie)) }
  /// Live photos.
  public static var livePhotos: PHPickerFilter { PHPickerFilter(.type(.livePhoto)) }
  /// Photos taken in quick succession.
  public static var bursts: PHPickerFilter { PHPickerFilter(.some(.image)) }
  /// Photos with a blurred background.
  public static var depthEffectPhotos: PHPickerFilter { PHPickerFilter(.some(.image)) }
  /// Wide photos.
  public static var panoramas: PHPickerFilter { PHPickerFilter(.some(.image)) }
  /// Pictures of the screen.
  public static var screenshots: PHPickerFilter { PHPickerFilter(.some(.image)) }
  /// Videos with a moving focus.
  public static var cinematicVideos: PHPickerFilter { PHPickerFilter(.some(.movie)) }
  /// Videos of the screen.
  public static var screenRecordings: PHPickerFilter { PHPickerFilter(.some(.movie)) }
  /// Videos in slow motion.
  public static var slomoVideos: PHPickerFilter { PHPickerFilter(.some(.movie)) }
  /// Videos in fast motion.
  public static var timelapseVideos: PHPickerFilter { PHPickerFilter(.some(.movie)) }

  /// What at least one of some filters shows.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(.any(subfilters))
  }

  /// What all of some filters show.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(.all(subfilters))
  }

  /// What a filter does not show.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(.not(filter))
  }

  /// Whether content of a type is shown; nothing where the type alone does not tell.
  func verdict(on type: UTType) -> Bool? {
    switch kind {
    case .type(let kind): return type.conforms(to: kind)
    case .some(let kind): return type.conforms(to: kind) ? nil : false
    case .not(let filter): return filter.verdict(on: type).map { !$0 }
    case .any(let filters):
      let verdicts = filters.map { $0.verdict(on: type) }
      return verdicts.contains(true) ? true : verdicts.contains(nil) ? nil : false
    case .all(let filters):
      let verdicts = filters.map { $0.verdict(on: type) }
      return verdicts.contains(false) ? false : verdicts.contains(nil) ? nil : true
    }
  }
}
