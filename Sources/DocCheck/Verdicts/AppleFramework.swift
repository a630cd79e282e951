/// A framework that exists on Apple's systems only, and that doccheck has no module for.
struct AppleFramework: Sendable {
  let name: String
  /// The macros and property wrappers with which code uses the framework, often without showing
  /// its import.
  let attributes: Set<String>
  /// The types by which code that does not show its imports tells that it uses the framework.
  let types: Set<String>

  private init(_ name: String, attributes: Set<String> = [], types: Set<String> = []) {
    self.name = name
    self.attributes = attributes
    self.types = types
  }

  /// The frameworks that articles on apps use most, each with names that hardly any other
  /// code has.
  static let all = [
    AppleFramework(
      "CoreData",
      attributes: ["FetchRequest", "SectionedFetchRequest"],
      types: [
        "NSFetchRequest", "NSManagedObject", "NSManagedObjectContext", "NSPersistentContainer",
      ]
    ),
    AppleFramework("Accessibility", types: ["AXChartDescriptor", "AXDataSeriesDescriptor"]),
    AppleFramework(
      "ActivityKit",
      types: ["ActivityAttributes", "ActivityConfiguration"]
    ),
    AppleFramework(
      "AppIntents",
      types: ["AppEntity", "AppIntent", "AppShortcut", "AppShortcutsProvider"]
    ),
    AppleFramework(
      "AppKit",
      types: [
        "NSApplication", "NSApplicationDelegate", "NSApplicationDelegateAdaptor", "NSColor",
        "NSHostingController", "NSHostingView", "NSImage", "NSPasteboard", "NSTextField", "NSView",
        "NSViewController", "NSViewRepresentable", "NSWindow", "NSWorkspace",
      ]
    ),
    AppleFramework(
      "AVFoundation",
      types: ["AVAudioPlayer", "AVAudioSession", "AVCaptureSession", "AVPlayer", "AVPlayerItem"]
    ),
    AppleFramework("AVKit", types: ["AVPlayerViewController", "VideoPlayer"]),
    AppleFramework(
      "Charts",
      types: [
        "AreaMark", "AxisGridLine", "AxisMarks", "AxisTick", "AxisValueLabel", "BarMark", "Chart",
        "Chart3D", "ChartContent", "ChartProxy", "LineMark", "LinePlot", "PointMark",
        "RectangleMark", "RuleMark", "SectorMark", "SurfacePlot",
      ]
    ),
    AppleFramework("CloudKit", types: ["CKContainer", "CKDatabase", "CKRecord"]),
    AppleFramework(
      "CoreLocation",
      types: ["CLLocation", "CLLocationCoordinate2D", "CLLocationManager"]
    ),
    AppleFramework(
      "CryptoKit",
      types: ["ChaChaPoly", "Curve25519", "SecureEnclave", "SymmetricKey"]
    ),
    AppleFramework(
      "ImageIO",
      types: [
        "CGImageSource", "CGImageSourceCreateThumbnailAtIndex", "CGImageSourceCreateWithData",
        "CGImageSourceCreateWithURL",
      ]
    ),
    AppleFramework(
      "MapKit",
      types: [
        "MKAnnotation", "MKCoordinateRegion", "MKLocalSearch", "MKMapItem", "MKMapView",
        "MapCameraPosition",
      ]
    ),
    AppleFramework("PhotosUI", types: ["PHPickerViewController", "PhotosPickerItem"]),
    AppleFramework("StoreKit", types: ["SKPaymentQueue", "SKProduct"]),
    AppleFramework(
      "UserNotifications",
      types: ["UNMutableNotificationContent", "UNNotificationRequest", "UNUserNotificationCenter"]
    ),
    AppleFramework("WebKit", types: ["WKNavigationDelegate", "WKWebView"]),
    AppleFramework(
      "WidgetKit",
      types: [
        "AppIntentConfiguration", "StaticConfiguration", "TimelineEntry", "TimelineProvider",
        "WidgetCenter",
      ]
    ),
  ]

  /// The attributes of all frameworks.
  static let allAttributes = all.reduce(into: Set<String>()) { $0.formUnion($1.attributes) }

  /// Why nothing can be said about code that uses the framework.
  ///
  /// The module SwiftUI says the same of what such a framework adds to it.
  private var reason: String { "\(name) is only available on Apple platforms" }

  /// Why nothing can be said about code that imports a module which is not here.
  static func reasonWithout(_ module: String) -> String {
    all.first { $0.name == module }?.reason
      ?? "module '\(module)' is not available; pass --package or --module-path to add it"
  }

  /// The frameworks that the facts have and that have names which nothing here declares; a single word, such as
  /// `Chart`, may be anybody's.
  static func modules(declaring names: Set<String>) -> [String] {
    let names = names.filter { $0.count(where: \.isUppercase) > 1 }
    let modules = APIFacts.declaredOnly.value
    return all.filter { !$0.types.isDisjoint(with: names) && modules.contains($0.name) }.map(\.name)
  }

  /// Why nothing can be said about code that uses names which nothing here declares; nothing if none
  /// of them is such a framework's.
  static func reason(forMissing names: Set<String>) -> String? {
    for framework in all {
      if let name = framework.types.intersection(names).min() {
        return "\(framework.reason) (\(name))"
      }
    }
    return nil
  }

  /// Why an error says nothing about the article; nothing if it is not about such a framework.
  static func reason(for error: CompilerMessage) -> String? {
    if let attribute = error.unknownAttribute {
      return all.first { $0.attributes.contains(attribute) }
        .map { "\($0.reason) (@\(attribute))" }
    }
    guard error.text.contains(" is unavailable: "), let symbol = error.text.firstQuoted else {
      return nil
    }
    return all.first { error.text.hasSuffix($0.reason) }.map { "\($0.reason) (\(symbol))" }
  }
}
