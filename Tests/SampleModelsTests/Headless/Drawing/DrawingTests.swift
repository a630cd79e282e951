import Foundation
import SwiftUI
import Testing

@testable import Headless

@MainActor @Suite("Drawing") struct DrawingTests {
  private func steps(@ViewBuilder _ content: () -> some View) -> [DrawingStep] {
    // The first step is the ground of the screen.
    Array(mount(content()).drawing(named: "a").steps.dropFirst())
  }

  private func rgb(_ paint: Paint?) -> [Int] {
    guard let color = paint?.stops.first?.color else { return [] }
    return [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
  }

  @Test("A colour fills its frame")
  func color() {
    let steps = steps { Color.red.frame(width: 10, height: 20) }
    #expect(steps.map(\.path) == ["M190.0 412.0L200.0 412.0L200.0 432.0L190.0 432.0Z"])
    #expect(rgb(steps.first?.fill) == [255, 59, 48])
  }

  @Test("Dark appearance has other colours and another ground")
  func dark() {
    let view = mount(Text("a"), environment: { $0.colorScheme = .dark })
    let steps = view.drawing(named: "a").steps
    #expect(rgb(steps.first?.fill) == [0, 0, 0])
    #expect(rgb(steps.last?.fill) == [255, 255, 255])
  }

  @Test("Text is written in the style of its place, line by line")
  func text() {
    let steps = steps {
      Text("one two three").foregroundStyle(.secondary).bold().frame(width: 70)
    }
    #expect(steps.map(\.text) == ["one two", "three"])
    #expect(steps.allSatisfy { $0.letters?.weight == 700 })
    #expect(steps.first?.fill?.stops.first?.color.alpha == 0.6)
  }

  @Test("Layers are drawn behind and in front, and a level changes the order")
  func order() {
    let layered = steps {
      Text("a").background { Text("b") }.overlay { Text("c") }
    }
    #expect(layered.map(\.text) == ["b", "a", "c"])
    let stacked = steps {
      ZStack {
        Text("a").zIndex(1)
        Text("b")
      }
    }
    #expect(stacked.map(\.text) == ["b", "a"])
  }

  // Table, "Use tables on different platforms": on a phone the first column is shown as a list.
  @Test("A table has the ground of a plain list, and its first column where there is little room")
  func table() {
    struct Person: Identifiable {
      let id: Int
    }
    let steps = steps {
      Table([Person(id: 1)]) {
        TableColumn("A") { Text("a \($0.id)") }
        TableColumn("B") { Text("b \($0.id)") }
      }
    }
    #expect(rgb(steps.first?.fill) == [255, 255, 255])
    #expect(steps.compactMap(\.text) == ["a 1"])
  }

  // NavigationStack, VStack: views that are in no stack of their own stand one below the other.
  @Test("Several views of a navigation stack do not lie on one another")
  func severalRoots() throws {
    let view = mount(
      NavigationStack {
        Text("first").id(1)
        Text("second").id(2)
      }
    )
    let (first, second) = (try view.find(id: 1).frame, try view.find(id: 2).frame)
    #expect(try #require(first).maxY <= #require(second).minY)
  }

  @Test("Effects are groups around what they change")
  func effects() {
    let steps = steps {
      Color.red.frame(width: 10, height: 10).opacity(0.5).clipShape(Circle())
        .rotationEffect(.degrees(90)).shadow(radius: 4).blur(radius: 2)
    }
    #expect(steps.map(\.operation.rawValue).filter { $0 == "begin" }.count == 5)
    #expect(steps.filter { $0.operation == .end }.count == 5)
    #expect(steps.compactMap(\.opacity) == [0.5])
    #expect(steps.compactMap(\.blur) == [2])
    #expect(steps.compactMap(\.shadow) == [[4, 0, 0]])
    #expect(steps.compactMap(\.transform).first?.prefix(4).map { $0.rounded() } == [0, 1, -1, 0])
  }

  @Test("A gradient goes from point to point of the frame")
  func gradient() {
    let steps = steps {
      LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        .frame(width: 10, height: 20)
    }
    #expect(steps.first?.fill?.kind == .linear)
    #expect(steps.first?.fill?.points == [190, 422, 200, 422])
  }

  @Test("A gradient around a centre is drawn in wedges, cut to the figure")
  func wedges() throws {
    let steps = steps {
      Circle().fill(AngularGradient(colors: [.red, .blue], center: .center))
        .frame(width: 100, height: 100)
    }
    let wedges = steps.filter { $0.operation == .path && $0.fill != nil }
    #expect(steps.first?.operation == .begin)
    #expect(steps.first?.path?.contains("C") == true)
    #expect(wedges.count == 72)
    // From the right, clockwise: red at the start, blue at the end.
    let colors = wedges.compactMap { $0.fill?.stops.first?.color }
    let (first, middle, last) = (try #require(colors.first), colors[36], try #require(colors.last))
    #expect(first.red > 0.95 && last.red < 0.05)
    #expect(middle.red > 0.4 && middle.red < 0.6)
    let ring = self.steps {
      Circle().stroke(AngularGradient(colors: [.red, .blue], center: .center), lineWidth: 8)
        .frame(width: 100, height: 100)
    }
    #expect(ring.count == 72)
    #expect(ring.allSatisfy { $0.line?.width == 8 })
    #expect(rgb(ring.first?.stroke)[0] > 240)
    // The last part goes on below the first one, where the outline is closed.
    let start = try #require(ring.first?.path?.dropFirst().split(separator: "L").first)
    let end = try #require(ring.last?.path)
    #expect(!end.hasSuffix(start))
  }

  @Test("A gradient of a mesh has the colour of each point at that point")
  func mesh() throws {
    let steps = steps {
      MeshGradient(
        width: 2,
        height: 2,
        points: [[0, 0], [1, 0], [0, 1], [1, 1]],
        colors: [.black, .white, .black, .white]
      )
      .frame(width: 80, height: 80)
    }
    let reds = steps.compactMap { $0.fill?.stops.first?.color.red }
    #expect(reds.count == 64)
    #expect(reds.prefix(8).elementsEqual(reds.suffix(8)))
    #expect(reds[0] < 0.1 && reds[7] > 0.9)
  }

  @Test("A mask is cut to its shape; what cannot be drawn is counted")
  func masks() {
    let cut = steps { Color.red.frame(width: 10, height: 10).mask { Circle() } }
    #expect(cut.first?.operation == .begin)
    #expect(cut.first?.path?.contains("C") == true)
    func unknown(@ViewBuilder _ content: () -> some View) -> [String] {
      mount(content()).drawing(named: "a").unknown
    }
    #expect(unknown { Color.red.mask { Circle() } } == [])
    #expect(unknown { Color.red.mask { Text("a") } } == ["mask"])
    #expect(unknown { List { Text("a").listRowBackground(Color.red) } } == [])
    #expect(unknown { List { Text("a").listRowBackground(Text("b")) } } == ["listRowBackground"])
    #expect(
      unknown { TabView { Text("a") }.tabViewBottomAccessory { Text("b") } }
        == ["tabViewBottomAccessory"]
    )
  }

  @available(*, deprecated)
  @Test("What older code puts into the bar is in the bar, and a group opens at its leading edge")
  func placement() throws {
    let bar = steps {
      NavigationStack {
        Text("a").navigationBarItems(leading: Text("left"), trailing: Text("right"))
      }
    }
    let places = Dictionary(
      bar.filter { $0.operation == .text }.map { ($0.text ?? "", $0.rect?[0] ?? 0) }
    ) { first, _ in first }
    #expect(try #require(places["left"]) < 100)
    #expect(try #require(places["right"]) > 300)
    let group = steps {
      DisclosureGroup("Group", isExpanded: .constant(true)) { Text("a") }
    }
    let texts = group.filter { $0.operation == .text }
    #expect(texts.map { $0.rect?[0] } == [0, 0])
  }

  @Test("Lines keep their width, their ends and their dashes")
  func lines() {
    let style = StrokeStyle(lineWidth: 3, lineCap: .round, dash: [1, 2])
    let steps = steps { Circle().trim(from: 0, to: 0.5).stroke(Color.red, style: style) }
    #expect(steps.first?.line?.width == 3)
    #expect(steps.first?.line?.cap == "round")
    #expect(steps.first?.line?.dashes == [1, 2])
  }

  @Test("A canvas is drawn by its own steps")
  func canvas() {
    let steps = steps {
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.green))
        context.translateBy(x: 5, y: 0)
        context.draw(Text("label"), at: .zero, anchor: .topLeading)
      }
      .frame(width: 10, height: 10)
    }
    #expect(steps.compactMap(\.text) == ["label"])
    #expect(steps.compactMap(\.transform).last?.suffix(2) == [195, 417])
  }

  @Test("Controls are drawn in a style of their own")
  func controls() {
    let steps = steps {
      VStack {
        Toggle("Wi-Fi", isOn: .constant(true))
        Slider(value: .constant(0.5))
        Picker("Size", selection: .constant(2)) {
          Text("Small").tag(1)
          Text("Large").tag(2)
        }
        TextField("Name", text: .constant(""))
        Button("Save") {}.buttonStyle(.borderedProminent)
      }
    }
    #expect(
      steps.compactMap(\.text) == ["Wi-Fi", "Large", "chevron.up.chevron.down", "Name", "Save"]
    )
    #expect(rgb(steps.first { $0.text == "Save" }?.fill) == [255, 255, 255])
  }

  @Test("A screen has its bar, its list with sections and its tabs")
  func screen() {
    let steps = steps {
      TabView {
        NavigationStack {
          List {
            Section("Fruit") { Text("Apple") }
          }
          .navigationTitle("Shop")
          .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Add") {} } }
        }
        .tabItem { Label("Home", systemImage: "house") }
      }
    }
    let words = steps.compactMap(\.text)
    #expect(Set(words) == ["Shop", "Add", "FRUIT", "Apple", "house", "Home"])
  }

  @Test("An alert is a card above the rest, with a button of its own")
  func alert() {
    let steps = steps {
      Text("below").alert("Really?", isPresented: .constant(true)) {
      } message: {
        Text("Gone.")
      }
    }
    #expect(steps.compactMap(\.text) == ["below", "Really?", "Gone.", "OK"])
  }

  @Test("A picture is a box with its name, and a view that nothing is known of is counted")
  func unknown() {
    struct Wrapped: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {}
    }
    let sketch = mount(
      VStack {
        Image("photo")
        Wrapped()
      }
    ).drawing(named: "a")
    #expect(sketch.steps.filter { $0.operation == .box }.map(\.text) == ["photo", "Wrapped"])
    #expect(sketch.unknown == ["Wrapped"])
  }

  @Test("The elements are told with their values")
  func elements() {
    let sketch = mount(
      VStack {
        Text("Hello")
        Toggle("Wi-Fi", isOn: .constant(true)).disabled(true)
      }
    ).drawing(named: "a")
    #expect(sketch.elements.map(\.kind) == ["text", "toggle"])
    #expect(sketch.elements.map(\.value) == [nil, "on"])
    #expect(sketch.elements.map(\.isEnabled) == [nil, false])
  }
}
