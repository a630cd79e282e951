// What nearly every article uses, in the spellings that articles use.
import SwiftUI
struct EverydayViews: View {
  @State var on = false
  @State var name = ""
  @State var opt: String?
  @State var dict: [String: Bool] = [:]
  @State var range = 0...3
  let items = ["a", "b"]
  var body: some View {
    Text("a").background(
      LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    ).background(Circle().fill(.red)).background(RoundedRectangle(cornerRadius: 3).stroke(.gray))
      .background(.blue, in: RoundedRectangle(cornerRadius: 3))
    Text("a").overlay(RoundedRectangle(cornerRadius: 3).stroke(Color.gray, lineWidth: 1)).overlay(
      Text("x"),
      alignment: .topTrailing
    ).overlay(on ? Color.red : Color.clear)
    Text("a").foregroundStyle(on ? .red : .blue).foregroundStyle(on ? Color.primary : .secondary)
      .foregroundColor(on ? .red : .primary).foregroundStyle(.tint).foregroundStyle(
        .linearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)
      ).foregroundStyle(Color.red.gradient).foregroundStyle(.secondary)
    Rectangle().fill(on ? AnyShapeStyle(.red) : AnyShapeStyle(.ultraThinMaterial)).frame(
      width: on ? 100 : nil
    )
    Circle().stroke(lineWidth: 3).fill(.red);
    Circle().strokeBorder(.blue, lineWidth: 3).background(Circle().fill(.white))
    Circle().foregroundStyle(.red).overlay {
      Circle().stroke(.white, style: StrokeStyle(lineWidth: 2, dash: [4]))
    }
    Text("Hello, \(name)!").font(on ? .title : .body).fontWeight(on ? .bold : .regular).opacity(
      on ? 1 : 0.5
    ).padding(on ? 10 : 0).padding(.vertical).padding(.leading, 3).padding()
    Text(
      "Count: \(items.count) of \(3.14159, specifier: "%.2f") \(Date(), style: .time) \(Date.now, format: .dateTime)"
    )
    Text(name.isEmpty ? "empty" : name); Text("a" + name); Text(items.joined(separator: ", "));
    Text(String(3)); Text(items[0].prefix(2)); Text(opt ?? "none");
    Text(Image(systemName: "star")) + Text("b")
    TextField("x", text: Binding($opt) ?? .constant("")).onChange(of: name) { print($1) }
    Toggle("a", isOn: Binding(get: { dict["a", default: false] }, set: { dict["a"] = $0 }))
    Button {
      withAnimation { on.toggle() }
    } label: {
      Label("Add", systemImage: on ? "minus" : "plus").labelStyle(.iconOnly)
    }.disabled(name.isEmpty || !on).buttonStyle(.plain).keyboardShortcut(.defaultAction)
    Button("Save", action: save).buttonStyle(.borderedProminent);
    Button(action: save) { Text("x") }; Button(items[0]) { save() };
    Button("x") { Task { await asyncSave() } }
    ForEach(items, id: \.self) { item in
      HStack {
        Text(item); Spacer(); if item == name { Image(systemName: "checkmark") }
      }.contentShape(Rectangle()).onTapGesture { name = item }
    }
    ForEach(Array(items.enumerated()), id: \.element) { index, item in Text("\(index + 1). \(item)")
    }
    ForEach(items.indices, id: \.self) { Text(items[$0]) };
    ForEach(1...5, id: \.self) { Text("\($0)") };
    ForEach(0..<items.count, id: \.self) { i in Text(items[i]) };
    ForEach(dict.sorted(by: { $0.key < $1.key }), id: \.key) { k, v in Text("\(k) \(v ? "y" : "n")")
    }
    List(items, id: \.self) { NavigationLink($0, value: $0) }; List(0..<3) { Text("\($0)") };
    List {
      Text("a"); Section("s") { Text("b") }
    }
    GeometryReader { proxy in
      let w = proxy.size.width;
      Circle().frame(width: w / 2, height: min(w, proxy.size.height)).position(
        x: proxy.frame(in: .local).midX,
        y: proxy.safeAreaInsets.top
      )
    }
    if let opt, !opt.isEmpty {
      Text(opt)
    } else if on {
      EmptyView()
    } else {
      ProgressView().tint(.red).scaleEffect(2)
    }
    VStack {
      sub; sub2(3); makeRow(title: "x") { Text("y") }
    }.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading).transition(
      .scale.combined(with: .opacity)
    ).animation(.easeInOut, value: on)
    Image(systemName: on ? "heart.fill" : "heart").foregroundColor(on ? .red : .gray).symbolEffect(
      .bounce,
      value: on
    ).contentTransition(.symbolEffect(.replace)).accessibilityLabel(on ? "a" : "b")
    Text("x").alert("Title", isPresented: $on) {
      TextField("a", text: $name); Button("OK", role: .cancel) {}
    } message: {
      Text("m \(name)")
    }.sheet(isPresented: $on) { EverydayViews() }.task { await asyncSave() }.onAppear(perform: save)
      .onAppear { save() }
    Spacer().frame(height: 10); Divider().padding(.horizontal); Color.clear.frame(height: 1);
    Color(.systemBackground).ignoresSafeArea(); Color("x").opacity(0.1)
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 8) { ForEach(items, id: \.self, content: Text.init) }
    }.refreshable { await asyncSave() }
    TabView {
      Text("a").tabItem { Label("A", systemImage: "a") }; Text("b").tabItem { Text("B") }
    }.tabViewStyle(PageTabViewStyle())
    Slider(value: .constant(0.5)); Slider(value: .constant(Float(2)), in: 0...10) { e in print(e) };
    ProgressView("L", value: 0.3); Stepper("x", onIncrement: {}, onDecrement: {});
    Stepper(value: .constant(3), in: 0...3) { Text("z") }
  }
  private var sub: some View { Text("sub") }
  @ViewBuilder private func sub2(_ n: Int) -> some View {
    if n > 2 { Text("a") } else { Image("b") }
  }
  func makeRow<C: View>(title: String, @ViewBuilder content: () -> C) -> some View {
    HStack {
      Text(title); content()
    }
  }
  func save() {}
  func asyncSave() async {}
}
