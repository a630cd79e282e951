// Shapes, images, text, gestures, animations and the modifiers that change looks.
import SwiftUI
struct Shapes: View {
  @State private var angle = Angle.zero
  @State private var on = false
  @GestureState private var drag = CGSize.zero
  @Namespace private var ns
  @ScaledMetric(relativeTo: .title) var size = 20.0
  @State private var offset: CGSize = .zero
  var body: some View {
    ZStack(alignment: .bottomTrailing) {
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).ignoresSafeArea()
      LinearGradient(
        gradient: Gradient(colors: [Color.red, .blue]),
        startPoint: .topLeading,
        endPoint: .bottomTrailing
      ).edgesIgnoringSafeArea(.all)
      Circle().fill(Color.red).frame(width: 10, height: 10).overlay(
        Circle().stroke(Color.white, lineWidth: 4)
      ).shadow(radius: 3)
      Circle().trim(from: 0, to: 0.5).stroke(style: StrokeStyle(lineWidth: 3, lineCap: .round))
        .rotationEffect(.degrees(-90))
      RoundedRectangle(cornerRadius: 10, style: .continuous).fill(.blue.gradient).strokeBorder(
        .red,
        lineWidth: 2
      )
      RoundedRectangle(cornerRadius: 20).foregroundColor(.gray).opacity(0.3)
      Capsule().fill(LinearGradient(colors: [.red], startPoint: .leading, endPoint: .trailing))
      Rectangle().fill(.ultraThinMaterial)
      Rectangle().fill(on ? Color.red : Color.blue).frame(maxWidth: .infinity, maxHeight: 2)
      Path { p in
        p.move(to: .zero); p.addLine(to: CGPoint(x: 1, y: 1));
        p.addArc(
          center: .zero,
          radius: 3,
          startAngle: .degrees(0),
          endAngle: .degrees(90),
          clockwise: true
        ); p.closeSubpath()
      }.stroke(.red, lineWidth: 1)
      Triangle().fill(.yellow)
      Image("photo").resizable().scaledToFit().aspectRatio(contentMode: .fit).clipShape(Circle())
        .clipShape(.rect(cornerRadius: 8)).frame(width: 100)
      Image(systemName: "star").symbolRenderingMode(.multicolor).foregroundStyle(.red, .blue)
        .imageScale(.large).symbolEffect(.bounce, value: on).symbolVariant(.fill).font(
          .system(size: 40, weight: .bold, design: .rounded)
        )
      AsyncImage(url: URL(string: "x")) { image in
        image.resizable()
      } placeholder: {
        ProgressView()
      }
      AsyncImage(url: nil) { phase in
        switch phase {
        case .empty: ProgressView()
        case .success(let i): i.resizable()
        case .failure: Image(systemName: "x")
        @unknown default: EmptyView()
        }
      }
      Text("Hello").bold().italic().underline()
        + Text(" World").foregroundColor(.red).fontWeight(.semibold)
      Text("a \(Text("b").bold()) c").kerning(2).multilineTextAlignment(.center).lineSpacing(4)
        .textCase(.uppercase).minimumScaleFactor(0.5).truncationMode(.tail)
      Text(Date(), style: .timer); Text(Date.now, format: .dateTime.day().month());
      Text(verbatim: "x"); Text(3.5, format: .percent)
      Text("**md** [l](https://a.b)").textSelection(.enabled)
    }
  }
  var f0: some View {
    Text("x")
      .gesture(
        DragGesture().updating($drag) { v, s, _ in s = v.translation }.onChanged {
          offset = $0.translation
        }.onEnded { _ in withAnimation(.spring()) { offset = .zero } }
      )
  }
  var f1: some View {
    Text("x")
      .gesture(MagnificationGesture().onChanged { _ in }.simultaneously(with: RotationGesture()))
  }
  var f2: some View {
    Text("x")
      .simultaneousGesture(TapGesture(count: 2).onEnded { on.toggle() })
  }
  var f3: some View {
    Text("x")
      .gesture(LongPressGesture(minimumDuration: 1).sequenced(before: DragGesture()))
  }
  var f4: some View {
    Text("x")
      .onTapGesture { withAnimation(.easeInOut(duration: 0.3)) { on.toggle() } }
  }
  var f5: some View {
    Text("x")
      .onTapGesture(count: 2) {}.onTapGesture { location in print(location.x) }
  }
  var f6: some View {
    Text("x")
      .onLongPressGesture {}.onLongPressGesture(minimumDuration: 1) {
      } onPressingChanged: { _ in
      }
  }
  var f7: some View {
    Text("x")
      .offset(offset).offset(x: drag.width, y: 3).rotationEffect(angle).scaleEffect(on ? 2 : 1)
      .rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0))
  }
  var f8: some View {
    Text("x")
      .animation(.spring(response: 0.3, dampingFraction: 0.6), value: on).animation(
        .default.delay(1).repeatForever(autoreverses: true),
        value: on
      )
  }
  var f9: some View {
    Text("x")
      .transition(.opacity).transition(.move(edge: .bottom).combined(with: .opacity)).transition(
        .asymmetric(insertion: .scale, removal: .slide)
      )
  }
  var f10: some View {
    Text("x")
      .matchedGeometryEffect(id: "a", in: ns)
  }
  var f11: some View {
    Text("x")
      .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in
        angle += .degrees(1)
      }
  }
  var f12: some View {
    Text("x")
      .onReceive(
        NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)
      ) { _ in }
  }
  var f13: some View {
    Text("x")
      .accessibilityElement(children: .combine).accessibilityLabel("x").accessibilityAddTraits(
        .isButton
      ).accessibilityHidden(on)
  }
  var f14: some View {
    Text("x")
      .modifier(Card()).card()
  }
  var f15: some View {
    Text("x")
      .overlay(alignment: .topTrailing) { if on { Text("1") } }
  }
  var f16: some View {
    Text("x")
      .overlay {
        GeometryReader { geo in Color.clear.preference(key: SizeKey.self, value: geo.size) }
      }
  }
  var f17: some View {
    Text("x")
      .onPreferenceChange(SizeKey.self) { print($0) }
  }
  var f18: some View {
    Text("x")
      .background { Color.red }.background(in: RoundedRectangle(cornerRadius: 3)).background(
        .thinMaterial,
        in: .capsule
      ).background(Color.red.opacity(0.1))
  }
  var f19: some View {
    Text("x")
      .mask(Circle()).mask { Text("x") }.blur(radius: on ? 3 : 0).zIndex(1).id(on).blendMode(
        .multiply
      ).redacted(reason: .placeholder).disabled(on).allowsHitTesting(false).contentShape(
        Rectangle()
      ).fixedSize(horizontal: false, vertical: true).layoutPriority(1).position(x: 1, y: 2).border(
        .red
      ).border(Color.red, width: 2)
  }
  var f20: some View {
    Text("x")
      .safeAreaInset(edge: .bottom) { Text("x") }.sensoryFeedback(.success, trigger: on)
      .contentTransition(.numericText()).drawingGroup().dynamicTypeSize(...DynamicTypeSize.xxLarge)
      .tint(.red).help("x").privacySensitive()
  }
  var f21: some View {
    Text("x")
      .phaseAnimator([1.0, 2.0]) { v, p in
        v.scaleEffect(p)
      } animation: { _ in
        .bouncy
      }
  }
  var f22: some View {
    Text("x")
      .keyframeAnimator(initialValue: AnimationValues(), trigger: on) { c, v in
        c.scaleEffect(v.scale).offset(y: v.y)
      } keyframes: { _ in
        KeyframeTrack(\.scale) {
          LinearKeyframe(1.0, duration: 0.3); SpringKeyframe(2, duration: 1, spring: .bouncy)
        }
        KeyframeTrack(\.y) { CubicKeyframe(1, duration: 0.2) }
      }
  }
  var f22b: some View {
    Text("x")
      .keyframeAnimator(initialValue: 1.0) { c, v in
        c.scaleEffect(v)
      } keyframes: { _ in
        LinearKeyframe(1.2, duration: 0.2)
        SpringKeyframe(1, duration: 0.5)
      }
      .animation(.interactiveSpring(), value: on)
      .animation(.interactiveSpring(response: 0.2), value: on)
  }
  var f23: some View {
    Text("x")
      .scrollTransition { c, p in
        c.opacity(p.isIdentity ? 1 : 0).scaleEffect(p.isIdentity ? 1 : 0.7)
      }
  }
  var f24: some View {
    Text("x")
      .visualEffect { c, g in c.offset(y: g.frame(in: .global).minY) }
  }
  var f25: some View {
    Text("x")
      .onGeometryChange(for: CGSize.self) {
        $0.size
      } action: {
        print($0)
      }
  }
}
struct AnimationValues { var scale = 1.0; var y = 0.0 }
struct Triangle: Shape {
  var inset: CGFloat = 0
  var animatableData: CGFloat {
    get { inset }
    set { inset = newValue }
  }
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY));
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY)); path.closeSubpath()
    return path
  }
}
struct InsetBox: InsettableShape {
  var a: CGFloat = 0; func path(in rect: CGRect) -> Path { Path(rect) };
  func inset(by amount: CGFloat) -> some InsettableShape { var s = self; s.a += amount; return s }
}
struct Card: ViewModifier {
  var r: CGFloat = 3; @State private var x = 1;
  func body(content: Content) -> some View {
    content.padding().background(Color.white).cornerRadius(r)
  }
}
extension View {
  func card() -> some View { modifier(Card()) }
  @ViewBuilder func `if`<T: View>(_ c: Bool, transform: (Self) -> T) -> some View {
    if c { transform(self) } else { self }
  }
}
struct SizeKey: PreferenceKey {
  static let defaultValue: CGSize = .zero;
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
}
