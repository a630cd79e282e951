// Styles, environment keys, layouts, scrolling, previews and observation.
import SwiftUI
struct MyButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding().scaleEffect(configuration.isPressed ? 0.9 : 1).animation(
      .easeOut,
      value: configuration.isPressed
    )
  }
}
extension ButtonStyle where Self == MyButtonStyle { static var mine: MyButtonStyle { .init() } }
struct MyToggle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        configuration.label; Image(systemName: configuration.isOn ? "a" : "b")
      }
    }
  }
}
struct MyLabel: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.icon; configuration.title
    }
  }
}
struct MyProgress: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    let f = configuration.fractionCompleted ?? 0; return Text("\(f)")
  }
}
struct MyField: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding() }
}
struct MyGroup: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label; configuration.content
    }
  }
}
struct MyKey: EnvironmentKey { static let defaultValue = 3 }
extension EnvironmentValues {
  var my: Int {
    get { self[MyKey.self] }
    set { self[MyKey.self] = newValue }
  }; @Entry var other: String = "x"; @Entry var third: Color?;
  @Entry var act: @Sendable () -> Void = {}
}
struct Flow: Layout {
  var spacing: CGFloat = 8
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.reduce(.zero) { r, s in
      let d = s.sizeThatFits(.unspecified);
      return CGSize(width: r.width + d.width, height: max(r.height, d.height))
    }
  }
  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    for (i, s) in subviews.enumerated() {
      s.place(
        at: CGPoint(x: bounds.minX + CGFloat(i), y: bounds.minY),
        anchor: .topLeading,
        proposal: .unspecified
      )
    }
  }
}
struct UseFlow: View {
  @Environment(\.my) var my; @Environment(\.other) private var other;
  var body: some View {
    Flow(spacing: 3) {
      Text("a"); Text(other)
    }.environment(\.my, 4).buttonStyle(.mine).toggleStyle(MyToggle()).labelStyle(.iconOnly)
      .buttonStyle(.borderedProminent).buttonStyle(PlainButtonStyle()).controlSize(.large)
      .buttonBorderShape(.capsule)
  }
}
struct PlatformPage: UIViewRepresentable {
  @Binding var text: String
  func makeUIView(context: Context) -> UIView {
    let v = UIView(); v.backgroundColor = .red; return v
  }
  func updateUIView(_ uiView: UIView, context: Context) { context.coordinator.parent = self }
  func makeCoordinator() -> Coordinator { Coordinator(self) }
  class Coordinator: NSObject {
    var parent: PlatformPage; init(_ parent: PlatformPage) { self.parent = parent }
  }
}
struct PlatformStack: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UINavigationController { UINavigationController() };
  func updateUIViewController(_ c: UINavigationController, context: Context) {}
}
struct Scrolls: View {
  @State private var pos: Int?
  @State private var sp = ScrollPosition(edge: .top)
  var body: some View {
    ScrollViewReader { proxy in
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
          ForEach(0..<10) { i in Text("\(i)").id(i).containerRelativeFrame(.horizontal) }
        }.scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned).scrollPosition(id: $pos).scrollPosition($sp)
      .scrollIndicators(.hidden).contentMargins(10)
      .onAppear { withAnimation { proxy.scrollTo(3, anchor: .center) } }
    }
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))], spacing: 3) {
      ForEach(["a"], id: \.self) { Text($0) }
    }
    LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 2), count: 3)) { Text("") }
    Grid {
      GridRow {
        Text("a"); Text("b").gridCellColumns(2)
      }; Divider()
    }
    ViewThatFits {
      Text("long"); Text("s")
    }
    TimelineView(.periodic(from: .now, by: 1)) { ctx in Text(ctx.date, style: .time) }
    TimelineView(.animation) { t in
      Canvas { c, size in
        c.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.red));
        c.draw(Text("x"), at: .zero)
      }
    }
    NavigationSplitView {
      List { Text("") }
    } content: {
      Text("")
    } detail: {
      Text("")
    }
    NavigationSplitView {
      Text("")
    } detail: {
      Text("")
    }.navigationSplitViewStyle(.balanced)
    if #available(iOS 17, *) { Text("17") } else { Text("old") }
    AnyView(Text(""))
    let x = 3
    Text("\(x)")
    switch x {
    case 0: Text("0");
    default: EmptyView()
    }
    if let pos { Text("\(pos)") }
    ContentUnavailableView.search
    ContentUnavailableView.search(text: "a")
    ContentUnavailableView {
      Label("a", systemImage: "b")
    } description: {
      Text("c")
    } actions: {
      Button("d") {}
    }
  }
}
struct Many: View {
  var body: some View {
    VStack {
      Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6"); Text("7"); Text("8");
      Text("9"); Text("10"); Text("11"); Text("12")
    }
  }
}
#Preview { Many() }
#Preview("Named", traits: .landscapeLeft) { Scrolls() }
#Preview("State") {
  @Previewable @State var t = "a"; TextField("x", text: $t)
}
#Preview("two", traits: .sizeThatFitsLayout, .portrait) {
  let x = 3; Text("\(x)"); Text("b")
}
struct Many_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Many().previewLayout(.sizeThatFits).previewDisplayName("x");
      Many().preferredColorScheme(.dark).previewDevice("iPhone 12")
    }
  }
}
@Observable final class Model { var name = "a"; var n = 1 }
struct ObservingScreen: View {
  @State private var m = Model(); @Environment(Model.self) private var e;
  @Environment(Model.self) private var o: Model?;
  var body: some View {
    @Bindable var b = e; TextField("n", text: $b.name); Child(m: m).environment(m);
    Stepper("n", value: $m.n)
  }
}
struct Child: View {
  @Bindable var m: Model; init(m: Model) { self.m = m };
  var body: some View {
    let _ = Self._printChanges(); TextField("", text: $m.name).onChange(of: m.n) { o, n in }
  }
}
struct Postcard: Transferable {
  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(exporting: \Postcard.text)
  }
  var text = "a"
}
struct Sharing: View {
  @State private var price = 1.5
  let card = Postcard()
  let link = URL(fileURLWithPath: "/")
  var body: some View {
    ShareLink(item: "text")
    ShareLink("Link", item: link, subject: Text("s"), message: Text("m"))
    ShareLink(items: [link, link]) { Text("Both") }
    ShareLink(items: ["a", "b"])
    ShareLink(item: card, preview: SharePreview("Card", image: Image("a")))
    ShareLink("Card", item: card, preview: SharePreview("Card"))
    ShareLink(item: card, preview: SharePreview("Card", image: Image("a"), icon: Image("b"))) {
      Label("Share", systemImage: "a")
    }
    ShareLink("Cards", items: [card]) { SharePreview($0.text) }
    ProgressView(timerInterval: Date()...Date().addingTimeInterval(60))
    ProgressView(timerInterval: Date()...Date(), countsDown: false) { Text("Tea") }
    Stepper(value: $price, in: 0...9, step: 0.5, format: .number) { Text("Price") }
  }
}
struct Underlined: TextRenderer {
  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout {
      for run in line { for glyph in run { context.draw(glyph) } }
    }
  }
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }
}
