import SwiftUI

/// What closes something that is shown above the rest.
@MainActor final class Dismissal {
  /// Closes it; the presentation sets it again at each evaluation.
  var perform: @MainActor () -> Void = {}

  /// The action of the environment, one and the same as long as the presentation lasts.
  private(set) lazy var action = DismissAction { [unowned self] in perform() }

  /// The older way to close it.
  private(set) lazy var mode = Binding<PresentationMode>(
    location: FunctionalLocation {
      PresentationMode(isPresented: true)
    } set: { [unowned self] mode, _ in
      if !mode.isPresented { MainActor.assumeIsolated { self.perform() } }
    }
  )
}

extension EnvironmentValues {
  /// Lets the views close what they are shown in.
  @MainActor mutating func allow(_ dismissal: Dismissal) {
    set(dismissal.action, "dismiss")
    set(dismissal.mode, "presentationMode")
    isPresented = true
  }
}
