extension APIRelease {
  /// All releases that are known.
  static let all: [APIRelease] = firstReleases + laterReleases + swiftUI

  private static let firstReleases = [
    APIRelease(first: "UIKit", Availability(iOS: SystemVersion(2))),
    APIRelease(first: "SwiftUI", .swiftUI1),
    APIRelease(first: "Combine", .swiftUI1),
    APIRelease(first: "Observation", .swiftUI5),
    APIRelease(first: "SwiftData", .swiftUI5),
  ]

  private static let laterReleases = [
    APIRelease("Foundation", .swiftUI1, types: "ObservableObject Published"),
    APIRelease(
      "Observation",
      .swiftUI5,
      types: """
        Observable ObservationIgnored ObservationRegistrar ObservationTracked
        withObservationTracking
        """
    ),
  ]
}

/// The years of SwiftUI.
extension Availability {
  /// 2019.
  static let swiftUI1 = Availability(iOS: SystemVersion(13), macOS: SystemVersion(10, 15))
  /// 2020.
  static let swiftUI2 = Availability(iOS: SystemVersion(14), macOS: SystemVersion(11))
  /// 2021.
  static let swiftUI3 = Availability(iOS: SystemVersion(15), macOS: SystemVersion(12))
  /// 2022.
  static let swiftUI4 = Availability(iOS: SystemVersion(16), macOS: SystemVersion(13))
  /// 2023.
  static let swiftUI5 = Availability(iOS: SystemVersion(17), macOS: SystemVersion(14))
  /// 2024.
  static let swiftUI6 = Availability(iOS: SystemVersion(18), macOS: SystemVersion(15))
  /// 2025.
  static let swiftUI7 = Availability(iOS: SystemVersion(26), macOS: SystemVersion(26))
}
