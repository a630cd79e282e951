// Every form of the calls whose forms are all known.
import SwiftUI
struct EveryFields: View {
  @State var t = ""; @State var n = 0; @State var d: Double? = nil; @State var sel: TextSelection?;
  let f = NumberFormatter(); let title = "x"
  var body: some View {
    Form {
      TextField("a", text: $t)
      TextField(title, text: $t, onEditingChanged: { _ in }, onCommit: {})
      TextField("a", text: $t, onCommit: {})
      TextField("a", text: $t) { editing in
        print(editing)
      } onCommit: {
        print("x")
      }
      TextField("a", text: $t) { editing in print(editing) }
      TextField("a", text: $t, prompt: Text("p"))
      TextField("a", text: $t, axis: .vertical)
      TextField("a", text: $t, prompt: Text("p"), axis: .vertical)
      TextField(text: $t) { Text("x") }
      TextField(text: $t, prompt: Text("p")) { Text("x") }
      TextField("a", value: $n, format: .number)
      TextField("a", value: $n, formatter: f)
      TextField("a", value: $n, formatter: f, prompt: Text("x"))
      TextField("a", value: $d, format: .percent, prompt: Text("x"))
      TextField(value: $n, format: .number) { Text("x") }
      TextField("a", value: $n, formatter: f, onCommit: {})
      TextField("a", value: $n, formatter: f, onEditingChanged: { _ in }) {}
      TextField("a", text: $t, selection: $sel)
      TextField(LocalizedStringKey("a"), text: $t)
      TextField(String(localized: "x"), text: $t)
      SecureField("a", text: $t)
      SecureField(title, text: $t, onCommit: {})
      SecureField("a", text: $t, prompt: Text("x"))
      SecureField(text: $t) { Text("x") }
      SecureField(text: $t, prompt: nil) { Text("x") }
    }
  }
}
struct EverySlidersAndToggles: View {
  @State var v = 0.5; @State var on = false; let title = "t"; @State var arr = [false, true]
  var body: some View {
    Form {
      Slider(value: $v)
      Slider(value: $v, in: 0...1)
      Slider(value: $v, in: 0...1, step: 0.1)
      Slider(value: $v, in: 0...1, onEditingChanged: { _ in })
      Slider(value: $v, in: 0...1, step: 0.1) { editing in print(editing) }
      Slider(value: $v, in: 0...1) {
        Text("l")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("1")
      }
      Slider(value: $v, in: 0...1, step: 0.1) {
        Text("l")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("1")
      } onEditingChanged: { _ in
      }
      Slider(value: $v, in: 0...1, minimumValueLabel: Text("0"), maximumValueLabel: Text("1")) {
        Text("x")
      }
      Slider(
        value: $v,
        in: 0...1,
        step: 0.1,
        onEditingChanged: { _ in },
        minimumValueLabel: Text("0"),
        maximumValueLabel: Text("1")
      ) { Text("x") }
      Slider(value: $v, label: { Text("l") }, onEditingChanged: { _ in })
      Toggle("a", isOn: $on)
      Toggle(title, isOn: $on)
      Toggle("a", systemImage: "star", isOn: $on)
      Toggle("a", image: .init(name: "x", bundle: .main), isOn: $on)
      Toggle(isOn: $on) { Text("x") }
      Toggle(isOn: $on, label: { Text("x") })
      Toggle("All", sources: $arr, isOn: \.self)
      Toggle(sources: $arr, isOn: \.self) { Text("x") }
    }
  }
}
struct EveryLinks: View {
  @State var path: [Int] = []; @State var np = NavigationPath(); @State var active = false;
  @State var sel: Int?; let t = "x"
  var body: some View {
    NavigationStack(path: $path) {
      List {
        NavigationLink("a") { Text("b") }
        NavigationLink(t) { Text("b") }
        NavigationLink("a", destination: Text("b"))
        NavigationLink(destination: Text("b")) { Text("x") }
        NavigationLink(destination: { Text("b") }, label: { Text("x") })
        NavigationLink {
          Text("b")
        } label: {
          Text("x")
        }
        NavigationLink("a", destination: Text("x"), isActive: $active)
        NavigationLink("a", isActive: $active) { Text("b") }
        NavigationLink(isActive: $active) {
          Text("b")
        } label: {
          Text("x")
        }
        NavigationLink(destination: Text("x"), isActive: $active) { EmptyView() }
        NavigationLink(destination: Text("x"), tag: 1, selection: $sel) { EmptyView() }
        NavigationLink("a", destination: Text("x"), tag: 1, selection: $sel)
        NavigationLink(tag: 1, selection: $sel) {
          Text("b")
        } label: {
          Text("x")
        }
        NavigationLink("a", value: 1)
        NavigationLink(value: 1) { Text("x") }
        NavigationLink(value: nil as Int?, label: { Text("x") })
      }
    }
    NavigationStack { Text("a") }
    NavigationStack(path: $np) { Text("a") }
    NavigationStack(root: { Text("a") })
  }
}
struct EveryModifiersWithClosures: View {
  @State var on = false; @State var item: I?; struct I: Identifiable, Hashable { var id = 1 }
  func done() {}
  var body: some View {
    Text("a")
      .onChange(of: on) {}
      .onChange(of: on) { o, n in }
      .onChange(of: on, initial: true) {}
      .onChange(of: on, initial: true) { _, _ in }
      .onChange(of: on) { n in }
      .onChange(of: on, perform: { n in })
      .onChange(of: on, perform: { print($0) })
      .onTapGesture {}
      .onTapGesture(perform: done)
      .onTapGesture(count: 2) {}
      .onTapGesture(count: 2, perform: done)
      .onTapGesture { location in print(location.x) }
      .onTapGesture(coordinateSpace: .global) { p in }
      .onTapGesture(count: 1, coordinateSpace: .local) { p in }
      .sheet(isPresented: $on) { Text("x") }
      .sheet(isPresented: $on, onDismiss: done) { Text("x") }
      .sheet(isPresented: $on, onDismiss: {}, content: { Text("x") })
      .sheet(item: $item) { i in Text("x") }
      .sheet(item: $item, onDismiss: done) { Text("\($0.id)") }
      .sheet(item: $item, content: { i in Text("x") })
      .fullScreenCover(isPresented: $on) { Text("x") }
      .fullScreenCover(isPresented: $on, content: { Text("x") })
      .fullScreenCover(item: $item, onDismiss: nil) { i in Text("x") }
      .shadow(radius: 5)
      .shadow(color: .black.opacity(0.2), radius: 3, x: 1, y: 2)
      .shadow(radius: 2, y: 3)
      .rotationEffect(.degrees(3))
      .rotationEffect(Angle(degrees: 3), anchor: .topLeading)
      .scaleEffect(2)
      .scaleEffect(CGSize(width: 1, height: 2))
      .scaleEffect(x: 1, y: 2)
      .scaleEffect(x: -1, y: 1, anchor: .center)
      .scaleEffect(on ? 1.2 : 1, anchor: .bottom)
      .aspectRatio(contentMode: .fit)
      .aspectRatio(16 / 9, contentMode: .fill)
      .aspectRatio(CGSize(width: 1, height: 2), contentMode: .fit)
      .aspectRatio(nil, contentMode: .fit)
      .lineLimit(1)
      .lineLimit(nil)
      .lineLimit(2...)
      .lineLimit(...3)
      .lineLimit(1...3)
      .lineLimit(2, reservesSpace: true)
      .disabled(on)
      .foregroundColor(nil)
      .foregroundColor(on ? .red : .blue)
      .fontWeight(on ? .bold : nil)
      .navigationTitle("x")
      .navigationTitle(Text("x"))
      .navigationTitle(String(3))
  }
}
struct EveryScrollsSectionsAndShapes: View {
  @State var on = true; @State var t = "x"
  var body: some View {
    ScrollView { Text("a") }
    ScrollView(.horizontal) { Text("a") }
    ScrollView([.horizontal, .vertical], showsIndicators: false) { Text("a") }
    ScrollView(showsIndicators: false) { Text("a") }
    ScrollView(.vertical, showsIndicators: false, content: { Text("a") })
    List {
      Section { Text("a") }
      Section("A") { Text("a") }
      Section(t) { Text("a") }
      Section(header: Text("h")) { Text("a") }
      Section(footer: Text("h")) { Text("a") }
      Section(header: Text("h"), footer: Text("f")) { Text("a") }
      Section {
        Text("a")
      } header: {
        Text("h")
      }
      Section {
        Text("a")
      } footer: {
        Text("h")
      }
      Section {
        Text("a")
      } header: {
        Text("h")
      } footer: {
        Text("f")
      }
      Section("A", isExpanded: $on) { Text("a") }
      Section(isExpanded: $on) {
        Text("a")
      } header: {
        Text("x")
      }
      Section(content: { Text("a") }, header: { Text("h") })
    }
    RoundedRectangle(cornerRadius: 5)
    RoundedRectangle(cornerRadius: 5, style: .continuous)
    RoundedRectangle(cornerSize: CGSize(width: 1, height: 2))
    RoundedRectangle(cornerSize: .init(width: 1, height: 2), style: .circular)
    Capsule(style: .continuous)
    LazyVGrid(columns: [GridItem()]) { Text("a") }
    LazyVGrid(
      columns: [GridItem(.flexible())],
      alignment: .leading,
      spacing: 3,
      pinnedViews: .sectionHeaders
    ) { Text("a") }
    LazyHGrid(rows: [GridItem(.fixed(2))], spacing: 3) { Text("a") }
    GeometryReader { p in Text("\(p.size.width)") }
    GeometryReader(content: { p in Text("\(p.size.width)") })
    Form { Text("x") }
    Form(content: { Text("x") })
    NavigationView { Text("x") }
  }
}
struct EveryEmptyList: View {
  struct Tern: Identifiable { let id: Int }; let terns: [Tern]
  var body: some View {
    ForEach(terns) { _ in }
    ForEach(terns) { tern in
      // nothing yet
    }
  }
}
