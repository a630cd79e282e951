/// Apple's modules of which nothing is known but the name.
enum AppleModules {
  /// Their names, beside those that the table `frameworks.tsv` lists types of.
  ///
  /// Source: the list of technologies in Apple's developer documentation.
  static let names: Set<String> = [
    "AccessorySetupKit", "AppKit", "ApplicationServices", "Automator", "Carbon",
    "Cocoa", "Collaboration", "CompositorServices", "CoreAudioTypes", "CoreDisplay", "CoreMediaIO",
    "CoreServices", "CoreVideo", "CoreWLAN", "DarwinFoundation", "Darwin", "DeclaredAgeRange",
    "DiscRecording", "DiskArbitration", "DriverKit", "EndpointSecurity", "EnergyKit", "FSKit",
    "ForceFeedback", "GSS", "GameSave", "HealthKitUI", "Hypervisor", "IOBluetooth", "IOKit",
    "IOUSBHost", "ImagePlayground", "InputMethodKit", "InstallerPlugins", "LatentSemanticMapping",
    "LocalAuthenticationEmbeddedUI", "MailKit", "MediaLibrary", "ModelIO", "OpenDirectory",
    "PaperKit", "ParavirtualizedGraphics", "PermissionKit", "PlaygroundSupport", "Playgrounds",
    "PreferencePanes", "Quartz", "QuickLookUI", "RealityFoundation", "RelevanceKit",
    "ScreenCaptureKit", "ScreenSaver", "ScriptingBridge", "SecurityFoundation",
    "SecurityInterface", "ServiceManagement", "StickerKit", "SwiftUICore",
    "SystemExtensions", "TVMLKit", "TVServices", "TVUIKit", "TabletopKit", "ThreadNetwork",
    "TouchController", "VideoSubscriberAccount", "VideoToolbox", "Virtualization", "WatchKit",
    "WiFiAware", "WorkoutKit", "XPC", "_Concurrency", "vmnet",
  ]
}
