// Custom containers, focus, preferences, scrolling and newer effects.
import SwiftUI
// custom containers, preferences, focus, scenes etc.
struct Cards<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View {
    VStack { ForEach(subviews: content) { s in s.padding() } }
    Group(subviews: content) { c in
      HStack {
        ForEach(c) { $0 }; if let f = c.first { f }
      }
    }
    Group(sections: content) { ss in ForEach(ss) { s in s.content } }
  }
}
extension ContainerValues { @Entry var priority: Int = 0 }
extension FocusedValues { @Entry var doc: Binding<String>? }
struct DocumentCommands: Commands {
  @FocusedValue(\.doc) var doc; @FocusedBinding(\.doc) var b;
  var body: some Commands { CommandMenu("X") { Button("a") { b = "x" }.disabled(doc == nil) } }
}
struct ManyScenes: Scene {
  @Environment(\.openWindow) var open;
  var body: some Scene {
    WindowGroup("A", id: "a") { Text("") }.defaultSize(width: 3, height: 3).windowStyle(
      .hiddenTitleBar
    ).windowResizability(.contentSize); Window("B", id: "b") { Text("") };
    MenuBarExtra("M", systemImage: "x") { Text("") }.menuBarExtraStyle(.window);
    Settings { TabView { Text("") } }
  }
}
struct FocusAndFlow: View {
  enum Field: Hashable { case a, b }
  @FocusState private var f: Field?
  @FocusState var on: Bool
  @AccessibilityFocusState var af: Bool
  @State private var s = ""
  @State var sel: TextSelection?
  @State private var p: [Int] = []
  @State var pos = ScrollPosition()
  @Namespace var ns
  @Environment(\.openURL) var openURL
  @Environment(\.dismissWindow) var dw
  @Environment(\.isSearching) var isS
  @Environment(\.undoManager) var undo
  @Environment(\.locale.language) var lang
  @Environment(\.self) var env
  var body: some View {
    TextField("a", text: $s).focused($f, equals: .a).focused($on).accessibilityFocused($af).onSubmit
    { f = .b }.submitLabel(.done).onKeyPress(.return) { .handled }.defaultFocus($f, .a).focusable()
      .focusedSceneValue(\.doc, $s)
    NavigationStack(path: $p) {
      Text("").navigationDestination(for: Int.self) { n in Text("\(n)") }.toolbar {
        ToolbarItem(placement: .principal) { Text("") }; ToolbarSpacer(.fixed);
        ToolbarItemGroup(placement: .primaryAction) {
          Menu {
            Button("a") {}
          } label: {
            Image(systemName: "ellipsis")
          }
        }
      }.toolbarTitleDisplayMode(.inline).navigationTransition(.zoom(sourceID: 3, in: ns))
        .matchedTransitionSource(id: 3, in: ns)
    }
    Text("").glassEffect().glassEffect(
      .regular.tint(.red).interactive(),
      in: .rect(cornerRadius: 3)
    ).glassEffectID("x", in: ns).buttonStyle(.glass)
    GlassEffectContainer(spacing: 3) { Text("") }
    Text("").environment(\.openURL, OpenURLAction { url in .handled }).containerValue(\.priority, 3)
      .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { new in s = "\(new)" }
      .scrollPosition($pos).onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.y
      } action: { old, new in
        s = ""
      }.onScrollPhaseChange { o, n in }.draggable("x").dropDestination(for: String.self) {
        items,
        loc in
        s = items[0]; return true
      } isTargeted: { _ in
      }.fileImporter(isPresented: .constant(true), allowedContentTypes: [.plainText]) { r in
        switch r {
        case .success(let u): print(u);
        case .failure(let e): print(e)
        }
      }
    PhaseAnimator([1, 2]) { v in
      Text("\(v)")
    } animation: { _ in
      .easeIn
    }
    KeyframeAnimator(initialValue: 1.0) { v in
      Text("").opacity(v)
    } keyframes: { _ in
      KeyframeTrack { LinearKeyframe(2.0, duration: 1) }
    }
    Text("").inspector(isPresented: .constant(true)) { Text("") }.backgroundPreferenceValue(
      SumKey.self
    ) { v in Text("\(v)") }.overlayPreferenceValue(BoundsKey.self) { a in
      GeometryReader { g in if let a { Color.red.frame(width: g[a].width) } }
    }.anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }.transformPreference(SumKey.self)
    { $0 += 1 }.transaction { $0.animation = nil }.presentationBackground(.thinMaterial)
      .presentationCornerRadius(3)
    Button("") {
      openURL(URL(fileURLWithPath: "/")); dw(id: "x");
      withAnimation(.spring) {
        s = ""
      } completion: {
        print("")
      }; var t = Transaction(animation: .linear); t.disablesAnimations = true;
      withTransaction(t) { s = "" }; withTransaction(\.disablesAnimations, true) { s = "" }
    }
    AnyLayout(VStackLayout()) {
      Text(""); Text("b")
    }
    let layout =
      on ? AnyLayout(HStackLayout(spacing: 3)) : AnyLayout(VStackLayout(alignment: .leading));
    layout { Text("x") }
    Text(AttributedString("x"));
    Text("x").accessibilityRepresentation { Toggle("x", isOn: .constant(true)) }
      .accessibilityChildren { Text("") }.accessibilityRotor("x") {
        AccessibilityRotorEntry("a", id: 3)
      }.accessibilityCustomContent("a", "b").dynamicTypeSize(.large ... .xxLarge)
      .accessibilityShowsLargeContentViewer()
    LabeledContent {
      Text("")
    } label: {
      Text("")
    }; OutlineGroup([TreeNode()], children: \.kids) { Text($0.name) };
    List([TreeNode()], children: \.kids) { Text($0.name) };
    DisclosureGroup(isExpanded: .constant(true)) {
      Text("")
    } label: {
      Text("")
    }
  }
}
struct TreeNode: Identifiable { let id = 1; var name = ""; var kids: [TreeNode]? = nil }
struct SumKey: PreferenceKey {
  static var defaultValue: Int { 0 };
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}
struct BoundsKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil };
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}
struct SharedContext: PreviewModifier {
  static func makeSharedContext() async throws -> Int { 3 };
  func body(content: Content, context: Int) -> some View { content.environment(\.locale, .current) }
}
extension PreviewTrait where T == Preview.ViewTraits {
  @MainActor static var sample: Self = .modifier(SharedContext())
}
#Preview(traits: .modifier(SharedContext())) { Text("x") }
