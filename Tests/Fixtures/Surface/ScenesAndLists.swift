// An app with tabs, lists, forms and their presentations.
import SwiftUI

// MARK: App
@main
struct MyApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
  @Environment(\.scenePhase) private var scenePhase
  @StateObject private var store = Store()
  var body: some Scene {
    WindowGroup {
      RootView()
        .environmentObject(store)
        .onOpenURL { url in print(url) }
    }
    .onChange(of: scenePhase) { _, phase in
      switch phase {
      case .active: print("active")
      case .inactive, .background: break
      @unknown default: break
      }
    }
    .commands {
      CommandMenu("Tools") { Button("Do") {}.keyboardShortcut("d") }
      CommandGroup(replacing: .newItem) {}
      SidebarCommands()
    }
    #if os(macOS)
      Settings { Text("s") }
    #endif
  }
}
class AppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool { true }
}
class Store: ObservableObject {
  @Published var items: [String] = []; @Published var selected: String?
}

struct RootView: View {
  enum TabID: Hashable { case home, settings }
  @State private var tab = TabID.home
  @EnvironmentObject var store: Store
  var body: some View {
    TabView(selection: $tab) {
      HomeView().tabItem { Label("Home", systemImage: "house") }.tag(TabID.home)
      SettingsView().tabItem {
        Image(systemName: "gear"); Text("Settings")
      }.tag(TabID.settings).badge(3)
    }
    .tabViewStyle(.page(indexDisplayMode: .always))
    .tabViewStyle(.verticalPage(transitionStyle: .blur))
    .indexViewStyle(.page(backgroundDisplayMode: .always))
    .accentColor(.purple)
  }
}
struct NewTabs: View {
  @State private var sel = 0
  var body: some View {
    TabView(selection: $sel) {
      Tab("A", systemImage: "a", value: 0) { Text("A") }
      Tab("B", systemImage: "b", value: 1) { Text("B") }
      Tab(value: 2, role: .search) { Text("C") }
      TabSection("More") { Tab("D", systemImage: "d", value: 3) { Text("D") } }
    }
    .tabViewStyle(.sidebarAdaptable)
  }
}
struct NewTabs2: View {
  var body: some View {
    TabView {
      Tab("A", systemImage: "a") { Text("A") }
      Tab("B", systemImage: "b") { Text("B") }
    }
  }
}
struct HomeView: View {
  struct Item: Identifiable, Hashable { let id = UUID(); var name: String; var done = false }
  @State private var items = [Item(name: "a")]
  @State private var selection: Set<UUID> = []
  @State private var search = ""
  @State private var path = NavigationPath()
  @State private var showSheet = false
  @State private var editing: Item?
  @Environment(\.dismiss) private var dismiss
  @Environment(\.colorScheme) var colorScheme
  @Environment(\.openURL) var openURL
  @FocusState private var focused: Field?
  enum Field { case name, mail }
  var body: some View {
    NavigationStack(path: $path) {
      List(selection: $selection) {
        Section {
          ForEach($items) { $item in
            HStack {
              TextField("Name", text: $item.name).focused($focused, equals: .name);
              Toggle("Done", isOn: $item.done).labelsHidden()
            }
            .swipeActions(edge: .leading) {
              Button {
              } label: {
                Label("Pin", systemImage: "pin")
              }.tint(.yellow)
            }
            .contextMenu { Button("Delete", role: .destructive) {} }
            .listRowBackground(Color.clear).listRowSeparator(.hidden).listRowInsets(EdgeInsets())
          }
          .onDelete { items.remove(atOffsets: $0) }
          .onMove { items.move(fromOffsets: $0, toOffset: $1) }
        } header: {
          Text("Items")
        } footer: {
          Text("\(items.count) items")
        }
        Section("Links") {
          NavigationLink("Detail", value: items[0])
          NavigationLink(value: 3) { Text("x") }
          NavigationLink(destination: Text("D")) { Text("old") }
          Link("Apple", destination: URL(fileURLWithPath: "/"))
        }
      }
      .listStyle(.insetGrouped)
      .navigationDestination(for: Item.self) { item in Text(item.name) }
      .navigationDestination(isPresented: $showSheet) { Text("") }
      .navigationTitle("Home").navigationBarTitleDisplayMode(.inline)
      .searchable(
        text: $search,
        placement: .navigationBarDrawer(displayMode: .always),
        prompt: "Search"
      )
      .searchSuggestions { Text("a").searchCompletion("a") }
      .refreshable { try? await Task.sleep(for: .seconds(1)) }
      .toolbar {
        ToolbarItem(placement: .navigationBarLeading) { EditButton() }
        ToolbarItem { Button("Add") { showSheet = true } }
        ToolbarItemGroup(placement: .bottomBar) {
          Spacer(); Text("x")
        }
        if showSheet { ToolbarItem(placement: .keyboard) { Button("Done") { focused = nil } } }
      }
      .toolbarBackground(.visible, for: .navigationBar).toolbar(.hidden, for: .tabBar)
      .onAppear { focused = .name }.onDisappear {}
      .onChange(of: search) { old, new in print(old, new) }
      .onChange(of: search) { print("x") }
      .onChange(of: search, initial: true) { _, _ in }
      .task(id: search) { await load() }
      .onSubmit { focused = .mail }
      .submitLabel(.next)
      .environment(\.locale, Locale(identifier: "ja"))
      .preferredColorScheme(colorScheme == .dark ? .light : nil)
    }
  }
  var more: some View {
    Text("x")
      .sheet(isPresented: $showSheet, onDismiss: {}) {
        SettingsView().presentationDetents([.medium, .large, .height(200)])
          .presentationDragIndicator(.visible)
      }
      .sheet(item: $editing) { item in Text(item.name).interactiveDismissDisabled() }
      .fullScreenCover(isPresented: $showSheet) { Text("c") }
      .padding()
      .popover(isPresented: $showSheet) { Text("p") }
      .popover(isPresented: $showSheet, arrowEdge: .bottom) { Text("p") }
      .confirmationDialog("Sure?", isPresented: $showSheet, titleVisibility: .visible) {
        Button("Yes", role: .destructive) {}; Button("No", role: .cancel) {}
      } message: {
        Text("m")
      }
      .alert("Err", isPresented: $showSheet, presenting: editing) { item in
        Button("OK") { print(item) }
      } message: { item in
        Text(item.name)
      }
      .alert(isPresented: $showSheet) {
        Alert(
          title: Text("t"),
          message: Text("m"),
          primaryButton: .destructive(Text("Del")) {},
          secondaryButton: .cancel()
        )
      }
      .alert(item: $editing) { i in Alert(title: Text(i.name), dismissButton: .default(Text("OK")))
      }
  }
  func load() async { items = [] }
}
struct SettingsView: View {
  @AppStorage("name") private var name = "x"
  @AppStorage("on") var on: Bool = false
  @AppStorage("opt") var opt: String?
  enum Theme: String, CaseIterable, Identifiable { case light, dark; var id: Self { self } }
  @AppStorage("theme") var theme: Theme = .light
  @SceneStorage("tab") var tab = 0
  @State private var date = Date()
  @State private var color = Color.red
  @State private var num = 3.0
  @State private var count = 1
  @State private var amount: Double? = nil
  var body: some View {
    Form {
      Picker("Theme", selection: $theme) {
        ForEach(Theme.allCases) { Text($0.rawValue.capitalized) }
      }.pickerStyle(.segmented)
      Picker(selection: $count, label: Text("C")) { ForEach(0..<5) { Text("\($0)") } }
      DatePicker("Date", selection: $date, in: Date()..., displayedComponents: .date)
        .datePickerStyle(.graphical)
      DatePicker("D", selection: $date, displayedComponents: [.date, .hourAndMinute])
      ColorPicker("Color", selection: $color)
      Slider(value: $num, in: 0...10, step: 1) {
        Text("s")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("10")
      }
      Stepper("n \(count)", value: $count, in: 0...10, step: 2)
      Stepper {
        Text("x")
      } onIncrement: {
        count += 1
      } onDecrement: {
        count -= 1
      }
      TextField("Amount", value: $num, format: .number)
      TextField("Amount", value: $amount, format: .currency(code: "USD"))
      TextField("Bio", text: $name, axis: .vertical).lineLimit(3...6)
      LabeledContent("A", value: "b")
      LabeledContent("A", value: 3, format: .number)
      DisclosureGroup("More") { Text("x") }
      Gauge(value: num, in: 0...10) {
        Text("g")
      } currentValueLabel: {
        Text("\(num, specifier: "%.1f")")
      }.gaugeStyle(.accessoryCircular)
      Menu("Menu") {
        Button("a") {}; Divider(); Menu("Sub") { Button("b", systemImage: "b") {} }
      }
      ShareLink(item: URL(fileURLWithPath: "/"))
      GroupBox("Box") { Text("x") }
      ControlGroup {
        Button("a") {}; Button("b") {}
      }
      ProgressView(value: 0.4, total: 1).progressViewStyle(.linear)
      ProgressView { Text("l") }
    }
    .formStyle(.grouped)
    .scrollContentBackground(.hidden)
    .background(.ultraThinMaterial)
  }
}
