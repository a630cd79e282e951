import SwiftUI

/// Gives the context of a container to a view, and keeps the container as long as the view is there.
struct ModelContainerModifier {
  private let options: ModelContainerSetup.Options
  @State private var setup = ModelContainerSetup()

  init(options: ModelContainerSetup.Options) {
    self.options = options
  }
}

extension ModelContainerModifier: ViewModifier {
  func body(content: Content) -> some View {
    let context = setup.context(options)
    return content.transformEnvironment(\.modelContext) { $0 = context ?? $0 }
  }
}
