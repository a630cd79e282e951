import Foundation
import SwiftUI

/// A program that draws previews and views, and reports each drawing as one line of JSON.
///
/// It takes a nonce from standard input before any code of an author can run, and writes each line
/// behind the nonce to a descriptor that nobody else knows.
@MainActor public enum SketchProgram {
  /// Something that can be drawn.
  public struct Subject {
    fileprivate let name: String
    fileprivate let make:
      @MainActor (EnvironmentValues) throws -> [(name: String, view: MountedView)]

    /// A view by its type's name.
    public static func view<V: View>(
      _ name: String,
      _ make: @escaping @MainActor () throws -> V
    ) -> Subject {
      Subject(name: name) { [(name, MountedView(try make(), $0))] }
    }

    /// The previews of a type.
    public static func previews<P: PreviewProvider>(_ type: P.Type) -> Subject {
      let name = "\(type)"
      return Subject(name: name) { values in
        let views = ViewList.views(of: P.previews).map(\.view)
        return views.enumerated().map { index, view in
          let title = (view as? any ModifierHolder)?.displayName
          let number = views.count > 1 ? " \(index + 1)" : ""
          return (title ?? name + number, MountedView(view, values))
        }
      }
    }
  }

  /// How the drawings are made.
  private struct Request: Decodable {
    let nonce: String
    let width: Double
    let height: Double
    let isDark: Bool
    /// How many subjects are left out, since they were drawn before.
    let first: Int
  }

  /// A line that is reported.
  private struct Line: Encodable {
    let subject: Int
    let isLast: Bool
    var sketch: Sketch?
  }

  /// Draws everything, with the previews of `#Preview` first, and ends the program.
  ///
  /// - Parameters:
  ///   - descriptor: where the drawings are written to.
  ///   - standIns: the names of types that the author does not show, each of which has a box.
  ///   - subjects: what is drawn besides the previews.
  public static func main(
    descriptor: Int32,
    standIns: [String] = [],
    _ subjects: [Subject]
  ) -> Never {
    let input = Data((readLine() ?? "").utf8)
    let results = fcntl(descriptor, F_DUPFD_CLOEXEC, 64)
    close(descriptor)
    guard let request = try? JSONDecoder().decode(Request.self, from: input) else { exit(2) }
    ScreenLayout.standIns = Set(standIns)
    let all = RegisteredPreviews.types.enumerated().map(subject) + subjects
    Task {
      for (index, subject) in all.enumerated().dropFirst(request.first) {
        let report = { @MainActor (sketch: Sketch?) in
          let line = Line(subject: index, isLast: index == all.count - 1, sketch: sketch)
          guard let json = try? JSONEncoder().encode(line) else { return }
          write(Array(request.nonce.utf8) + Array(json) + [10], to: results)
        }
        // What is begun but not finished has crashed.
        report(nil)
        await draw(subject, request, report)
      }
      exit(0)
    }
    // Tasks and timers need the run loop.
    while true { RunLoop.main.run(until: Date(timeIntervalSinceNow: 3600)) }
  }

  private static func subject(_ index: Int, _ type: any PreviewRegistry.Type) -> Subject {
    let name = "Preview \(index + 1)"
    return Subject(name: name) { values in
      let preview = try type.makePreview()
      return [(preview.displayName ?? name, MountedView(preview.makeView(), values))]
    }
  }

  /// How long tasks may run, most of which is skipped.
  private static let taskTime = Duration.seconds(3)

  /// Draws a subject as it is at first, and once more where its tasks have changed what is seen.
  private static func draw(
    _ subject: Subject,
    _ request: Request,
    _ report: (Sketch?) -> Void
  ) async {
    ScreenLayout.initialSize = CGSize(width: request.width, height: request.height)
    var values = EnvironmentValues()
    values.colorScheme = request.isDark ? .dark : .light
    do {
      for (name, view) in try subject.make(values) {
        let first = view.drawing(named: name)
        report(first)
        guard first.failure == nil, view.current.tasks.areRunning else { continue }
        await view.advance(by: taskTime)
        let later = view.drawing(named: name + ", after its tasks")
        if later.failure == nil, !later.looks(like: first) { report(later) }
      }
    } catch {
      var failed = Sketch(
        name: subject.name,
        width: request.width,
        height: request.height,
        isDark: request.isDark
      )
      failed.failure = "\(error)"
      report(failed)
    }
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}

extension ModifierHolder {
  /// The name that an author gave a preview.
  fileprivate var displayName: String? {
    if let modifier = heldModifier as? any AnyDisplayModifier,
      modifier.name == "previewDisplayName(_:)"
    {
      return modifier.argumentList.first as? String
    }
    return (heldContent as? any ModifierHolder)?.displayName
  }
}
