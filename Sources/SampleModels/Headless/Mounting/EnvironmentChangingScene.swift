import SwiftUI

/// A scene that changes the environment of its views.
@MainActor protocol EnvironmentChangingScene {
  /// Changes the environment.
  func changeEnvironment(_ values: inout EnvironmentValues)
}

extension EnvironmentScene: EnvironmentChangingScene {
  func changeEnvironment(_ values: inout EnvironmentValues) { change(&values) }
}
