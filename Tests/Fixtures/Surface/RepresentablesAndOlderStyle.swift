// Platform views, older spellings, custom modifiers and view models.
import SwiftUI
struct RoundedCorner: Shape {
  var radius: CGFloat = .infinity; var corners: UIRectCorner = .allCorners
  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath(
      roundedRect: rect,
      byRoundingCorners: corners,
      cornerRadii: CGSize(width: radius, height: radius)
    ); return Path(path.cgPath)
  }
}
struct ImagePicker: UIViewControllerRepresentable {
  @Binding var image: UIImage?
  @Environment(\.presentationMode) private var presentationMode
  func makeUIViewController(context: Context) -> UIImagePickerController {
    let p = UIImagePickerController(); p.delegate = context.coordinator; return p
  }
  func updateUIViewController(_ uiViewController: UIImagePickerController, context: Context) {}
  func makeCoordinator() -> Coordinator { Coordinator(self) }
  final class Coordinator: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate
  {
    let parent: ImagePicker
    init(_ parent: ImagePicker) { self.parent = parent }
    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      if let i = info[.originalImage] as? UIImage { parent.image = i }
      parent.presentationMode.wrappedValue.dismiss()
    }
  }
}
struct PlatformField: UIViewRepresentable {
  @Binding var text: String
  func makeUIView(context: Context) -> UITextField {
    let t = UITextField(frame: .zero); t.delegate = context.coordinator; return t
  }
  func updateUIView(_ v: UITextField, context: Context) { v.text = text }
  func makeCoordinator() -> Coordinator { .init(text: $text) }
  class Coordinator: NSObject, UITextFieldDelegate {
    @Binding var text: String; init(text: Binding<String>) { _text = text };
    func textFieldDidChangeSelection(_ textField: UITextField) { text = textField.text ?? "" }
  }
}
struct ClassicList: View {
  @State private var selectedTab = 0
  @State private var show = false
  @State private var items = ["a"]
  @State private var sortOrder = 0
  @Environment(\.presentationMode) var mode
  @Environment(\.editMode) private var editMode
  @Environment(\.horizontalSizeClass) var hsc
  @Environment(\.accessibilityReduceMotion) var rm
  init() {
    UINavigationBar.appearance().largeTitleTextAttributes = [.foregroundColor: UIColor.red];
    UITabBar.appearance().backgroundColor = .white; _show = State(initialValue: true)
  }
  var body: some View {
    NavigationView {
      List {
        ForEach(items, id: \.self) { Text($0) }.onDelete(perform: delete).onMove(perform: move);
        ForEach(0..<3) { Text("\($0)") };
        ForEach(items.indices, id: \.self) { i in Text(items[i]) };
        ForEach(Array(items.enumerated()), id: \.offset) { i, s in Text("\(i) \(s)") }
      }
      .navigationBarTitle("T", displayMode: .inline).navigationBarItems(
        leading: EditButton(),
        trailing: Button(action: { show.toggle() }) { Image(systemName: "plus") }
      )
      .environment(\.editMode, .constant(.active))
      .listStyle(PlainListStyle()).navigationViewStyle(StackNavigationViewStyle())
      .sheet(isPresented: $show) { Text("") }
    }
    Button(action: { self.mode.wrappedValue.dismiss() }, label: { Text("x") })
    Text("x").font(.custom("A", size: 3)).font(Font.system(.body, design: .monospaced)).font(
      .system(.title, design: .rounded).weight(.bold)
    ).foregroundColor(Color("Brand")).foregroundColor(Color(red: 1, green: 0.5, blue: 0))
      .background(Color(UIColor.systemBackground)).background(Color(hex: 3))
    HStack(alignment: .firstTextBaseline) {
      Group {
        Text(""); Text("")
      }; Spacer(minLength: 0)
    }.frame(minWidth: 0, maxWidth: .infinity, alignment: .leading).padding([.horizontal, .top], 3)
      .padding(EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1))
    Group { if hsc == .compact { Text("") } else { HStack {} } }
    Toggle(isOn: $show.animation(.spring())) { Text("") }.toggleStyle(SwitchToggleStyle(tint: .red))
      .onChange(of: show) { newValue in print(newValue) }
    Picker("x", selection: $selectedTab) {
      Text("a").tag(0); Text("b").tag(1)
    }.pickerStyle(SegmentedPickerStyle()).labelsHidden()
    Image(uiImage: UIImage(named: "x") ?? UIImage()).renderingMode(.template).resizable()
      .aspectRatio(contentMode: .fill).clipped()
    Text("A").alignmentGuide(.leading) { d in d[.trailing] }.onDrag {
      NSItemProvider(object: "x" as NSString)
    }
    Label {
      Text("")
    } icon: {
      Image(systemName: "x")
    }.labelStyle(.titleAndIcon)
    Text("x").accessibilityAction(named: "x") {}.accessibilityAdjustableAction { d in
      switch d {
      case .increment: break;
      case .decrement: break;
      @unknown default: break
      }
    }.accessibilityValue("x").accessibilityHint(Text("h")).accessibilityIdentifier("i")
      .accessibilityElement(children: .ignore)
    Color.red.frame(height: 1).edgesIgnoringSafeArea(.all)
    TextField(
      "a",
      text: Binding(get: { items[0] }, set: { items[0] = $0 }),
      onCommit: { print("c") }
    ).keyboardType(.decimalPad).autocapitalization(.none).disableAutocorrection(true)
      .textContentType(.emailAddress)
    SecureField("p", text: .constant("")).textFieldStyle(PlainTextFieldStyle())
    Button("Delete", role: .destructive) {}.buttonStyle(.bordered).tint(.red)
    Text("\(3, format: .number)").monospacedDigit()
    Text(LocalizedStringKey("x")); Text("a", comment: "c"); Text("k", tableName: "t")
    EmptyView().hidden()
  }
  func delete(at offsets: IndexSet) { items.remove(atOffsets: offsets) }
  func move(from: IndexSet, to: Int) { items.move(fromOffsets: from, toOffset: to) }
}
extension Color {
  init(hex: UInt) {
    self.init(.sRGB, red: Double((hex >> 16) & 0xff) / 255, green: 0, blue: 0, opacity: 1)
  }; static let brand = Color("Brand")
}
extension ShapeStyle where Self == Color { static var brand2: Color { .red } }
extension AnyTransition {
  static var mine: AnyTransition {
    .modifier(active: OpacityModifier(o: 0), identity: OpacityModifier(o: 1))
  }
}
struct OpacityModifier: ViewModifier {
  let o: Double; func body(content: Content) -> some View { content.opacity(o) }
}
extension Animation { static var mine: Animation { .easeIn } }
struct PopTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0).scaleEffect(phase == .willAppear ? 0 : 1)
  }
}
struct Wrapper<Content: View>: View {
  let content: Content; init(@ViewBuilder content: () -> Content) { self.content = content() };
  var body: some View { VStack { content } }
}
struct TitledSection<Header: View, Content: View>: View {
  let title: LocalizedStringKey; @ViewBuilder var header: Header;
  @ViewBuilder let content: () -> Content;
  var body: some View { Section(header: header) { content() } }
}
extension TitledSection where Header == EmptyView {
  init(title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: title, header: { EmptyView() }, content: content)
  }
}
struct Shake: GeometryEffect {
  var amount: CGFloat = 10; var animatableData: CGFloat;
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: amount * sin(animatableData * .pi), y: 0))
  }
}
struct AnimatedOpacity: Animatable, ViewModifier {
  var v: Double;
  nonisolated var animatableData: Double {
    get { v }
    set { v = newValue }
  }; func body(content: Content) -> some View { content.opacity(v) }
}
struct TopGuide: AlignmentID {
  static func defaultValue(in c: ViewDimensions) -> CGFloat { c[.top] }
}
extension VerticalAlignment { static let mine = VerticalAlignment(TopGuide.self) }
@MainActor final class CounterModel: ObservableObject {
  @Published private(set) var s = 0; @Published var q = ""; private var bag = Set<AnyCancellable>();
  init() {
    $q.debounce(for: .milliseconds(300), scheduler: RunLoop.main).removeDuplicates().map {
      $0.count
    }.sink { [weak self] in self?.s = $0 }.store(in: &bag)
  }; func load() async throws { s += 1 }
}
struct CounterScreen: View {
  @StateObject var vm = CounterModel(); @ObservedObject var o: CounterModel;
  @State private var task: Task<Void, Never>?;
  init(vm: CounterModel) { _vm = StateObject(wrappedValue: vm); self.o = vm };
  var body: some View {
    Text("\(vm.s)").task { try? await vm.load() }.onReceive(vm.$s) { print($0) }.searchable(
      text: $vm.q
    ).onAppear { task = Task { try? await vm.load() } }.onDisappear { task?.cancel() }
  }
}
struct PeopleTable: View {
  struct P: Identifiable { let id = 1; var name = "" }; @State var ps = [P()];
  @State var sel = Set<P.ID>();
  var body: some View {
    Table(ps, selection: $sel) {
      TableColumn("Name", value: \.name); TableColumn("X") { p in Text(p.name) }.width(min: 3)
    }
  }
}
final class MapController: UIViewController {}
#Preview { MapController() }
#Preview { UILabel() }
#Preview("Set up", traits: .landscapeLeft, .sizeThatFitsLayout) {
  let controller = MapController()
  controller.title = "Map"
  return UINavigationController(rootViewController: controller)
}
#Preview("Several views", traits: .portrait) {
  let x = 1; Text("\(x)"); Text("b")
}
#Preview("Several statements") {
  let x = 1; return Text("\(x)")
}
