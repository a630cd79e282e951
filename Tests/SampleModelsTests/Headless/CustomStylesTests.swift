import Headless
import SwiftUI
import Testing

@MainActor @Suite("Custom styles") struct CustomStylesTests {
  private struct Percent: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) percent")
      configuration.label
      ProgressView(configuration)
    }
  }

  @Test("A style makes the view of a progress, which it may show as usual in it")
  func progress() {
    let view = mount {
      ProgressView("Load", value: 1, total: 4).progressViewStyle(Percent())
      ProgressView("Plain")
    }
    #expect(view.texts == ["25 percent", "Load", "Load", "Plain"])
  }

  private struct Needle: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.minimumValueLabel
      Text("at \(configuration.value)")
      configuration.label
    }
  }

  @Test("A style makes the view of a gauge")
  func gauge() {
    let view = mount(
      Gauge(value: 5, in: 0...10) {
        Text("Speed")
      } currentValueLabel: {
        Text("5")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("10")
      }
      .gaugeStyle(Needle())
    )
    #expect(view.texts == ["0", "at 0.5", "Speed"])
  }

  private struct Folder: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button("Fold") { configuration.isExpanded.toggle() }
      if configuration.isExpanded { configuration.content }
    }
  }

  @Test("A style opens and closes a group whose state the group keeps")
  func disclosure() throws {
    let view = mount(DisclosureGroup("More") { Text("Details") }.disclosureGroupStyle(Folder()))
    #expect(view.texts == ["Fold"])
    try view.tap("Fold")
    #expect(view.texts == ["Fold", "Details"])
    try view.tap("Fold")
    #expect(view.texts == ["Fold"])
  }

  private struct Framed: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("[")
      configuration.label
      configuration.content
      Text("]")
    }
  }

  private struct Reversed: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.content
      configuration.label
    }
  }

  private struct Titled: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      Text(":")
      configuration.content
    }
  }

  private struct Marked: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("Menu")
      Menu(configuration)
    }
  }

  @Test("Styles make the views of boxes, content with a label, groups of controls and menus")
  func groups() {
    let view = mount {
      GroupBox("Box") { Text("inside") }.groupBoxStyle(Framed())
      LabeledContent("Name", value: "Yuki").labeledContentStyle(Reversed())
      ControlGroup("Edit") { Button("Cut") {} }.controlGroupStyle(Titled())
      Menu("File") { Button("New") {} }.menuStyle(Marked())
    }
    #expect(
      view.texts == ["[", "Box", "inside", "]", "Yuki", "Name", "Edit", ":", "Cut"]
        + ["Menu", "File", "New"]
    )
  }

  private struct Underlined: TextFieldStyle {
    func _body(configuration: TextField<_Label>) -> some View {
      configuration
      Text("____")
    }
  }

  private struct Entry: View {
    @State private var name = ""
    var body: some View {
      TextField("Name", text: $name).textFieldStyle(Underlined())
      Text("<\(name)>")
    }
  }

  @Test("A style decorates a field, which takes text as before")
  func textField() throws {
    let view = mount(Entry())
    try view.type("Yu", into: "Name")
    #expect(view.texts.suffix(2) == ["____", "<Yu>"])
  }
}
