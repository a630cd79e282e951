#include "apple_api.h"

// The tables of the folder Facts, each of which becomes a part of the program as it is.
#define TABLES(X) \
  X(ARKit) X(AVFAudio) X(AVFoundation) X(AVKit) X(Accelerate) \
  X(Accessibility) X(Accounts) X(ActivityKit) X(AdSupport) \
  X(AppIntents) X(AppTrackingTransparency) X(AudioToolbox) X(AuthenticationServices) \
  X(BackgroundAssets) X(BackgroundTasks) X(CallKit) X(CarPlay) \
  X(Charts) X(ClockKit) X(CloudKit) X(Combine) \
  X(Contacts) X(ContactsUI) X(CoreAudio) X(CoreBluetooth) \
  X(CoreData) X(CoreFoundation) X(CoreGraphics) X(CoreHaptics) \
  X(CoreImage) X(CoreLocation) X(CoreMIDI) X(CoreML) \
  X(CoreMedia) X(CoreMotion) X(CoreNFC) X(CoreSpotlight) \
  X(CoreTelephony) X(CoreText) X(CoreTransferable) X(CreateML) \
  X(CryptoKit) X(DataDetection) X(DeveloperToolsSupport) X(DeviceActivity) \
  X(DeviceCheck) X(Dispatch) X(EventKit) X(EventKitUI) \
  X(ExtensionKit) X(FamilyControls) X(FileProvider) X(Foundation) \
  X(GLKit) X(GameKit) X(GameplayKit) X(GroupActivities) X(HealthKit) \
  X(HomeKit) X(ImageIO) X(Intents) X(IntentsUI) \
  X(JavaScriptCore) X(LinkPresentation) X(LocalAuthentication) X(ManagedSettings) \
  X(MapKit) X(MediaPlayer) X(MessageUI) X(Messages) \
  X(Metal) X(MetalKit) X(MultipeerConnectivity) X(MusicKit) \
  X(NaturalLanguage) X(Network) X(NetworkExtension) X(NotificationCenter) \
  X(OSLog) X(ObjectiveC) X(Observation) X(OpenGLES) \
  X(PDFKit) X(PassKit) X(PencilKit) X(Photos) \
  X(PhotosUI) X(PushKit) X(PushToTalk) X(QuartzCore) \
  X(QuickLook) X(QuickLookThumbnailing) X(RealityKit) X(RegexBuilder) \
  X(ReplayKit) X(SafariServices) X(SceneKit) X(ScreenTime) \
  X(Security) X(ShazamKit) X(Social) X(SoundAnalysis) \
  X(Spatial) X(Speech) X(SpriteKit) X(StoreKit) \
  X(SwiftData) X(SwiftUI) X(Symbols) X(SystemConfiguration) \
  X(TabularData) X(TipKit) X(UIKit) X(UniformTypeIdentifiers) \
  X(UserNotifications) X(UserNotificationsUI) X(Vision) X(VisionKit) \
  X(WatchConnectivity) X(WeatherKit) X(WebKit) X(WidgetKit) \
  X(frameworks) X(os) X(reexports) X(supplement) X(imports) X(changes) X(simd) \
  X(replacements) X(newer)

// What `.incbin` reads is no dependency of this file for the compiler; what is asked for here is.
#define IS_HERE(name) && __has_include(<name.tsv>)
#if !(1 TABLES(IS_HERE))
#error "a table of facts is missing"
#endif

#define EMBED(name) \
  __asm__(".pushsection .rodata\n" \
          "apple_api_begin_" #name ":\n" \
          ".incbin \"" #name ".tsv\"\n" \
          "apple_api_end_" #name ":\n" \
          ".byte 0\n" \
          ".popsection\n"); \
  extern const unsigned char apple_api_begin_##name[], apple_api_end_##name[];

TABLES(EMBED)

#define ENTRY(name) {#name, apple_api_begin_##name, apple_api_end_##name},

static const struct apple_api_table tables[] = {TABLES(ENTRY)};

const struct apple_api_table *apple_api_tables(void) { return tables; }

size_t apple_api_table_count(void) { return sizeof tables / sizeof tables[0]; }
