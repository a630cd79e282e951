import SwiftUI
import Testing

@MainActor @Suite("Geometry") struct GeometryTests {
  @Test("Stacks, spacers and dividers")
  func stacks() throws { for layout in StackCases.all { try layout.check() } }

  @Test("Frames and sizes")
  func frames() throws { for layout in FrameCases.all { try layout.check() } }

  @Test("Alignments and layers")
  func alignments() throws { for layout in AlignmentCases.all { try layout.check() } }

  @Test("Padding, offsets and positions")
  func distances() throws { for layout in DistanceCases.all { try layout.check() } }

  @Test("Grids and lazy containers")
  func grids() throws { for layout in GridCases.all { try layout.check() } }

  @Test("Readers, fits, scroll views and layouts of authors")
  func containers() throws { for layout in ContainerCases.all { try layout.check() } }

  @Test("There are at least 150 layouts")
  func count() {
    let all = [
      StackCases.all, FrameCases.all, AlignmentCases.all, DistanceCases.all, GridCases.all,
      ContainerCases.all,
    ].flatMap { $0 }
    #expect(all.count >= 150)
  }
}
