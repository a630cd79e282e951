import Testing

@testable import DocCheck

@Suite("Fragments of apps as articles show them")
struct EverydayFragmentTests {
  @Test(
    "What an app has and the fragment does not show is taken to exist",
    arguments: [
      (
        "extension Array where Element == Transaction {\n"
          + "  var total: Int { reduce(0) { $0 + $1.amount } }\n}",
        ["Transaction"]
      ),
      (
        "func still(_ transaction: inout Transaction) {\n  transaction.disablesAnimations = true\n}",
        []
      ),
      (
        "NavigationStack(path: $route) {\n  List(terns) { tern in\n"
          + "    NavigationLink(value: tern) { TernRow(tern: tern) }\n  }\n"
          + "  .navigationDestination(for: Tern.self) { tern in TernDetail(tern: tern) }\n}",
        ["Tern", "TernDetail", "TernRow", "route", "terns"]
      ),
      (
        "NavigationStack(path: $route) {\n  Button(\"a\") { route.append(Tern(ring: 1)) }\n"
          + "  Button(\"b\") { route = NavigationPath() }\n}",
        ["Tern", "route"]
      ),
      (
        "TabView(selection: $shown) {\n  Nests().tag(Tab.nests)\n  Terns().tag(Tab.terns)\n}",
        ["Nests", "Tab", "Terns", "shown"]
      ),
      (
        "final class Colony: ObservableObject {\n  @Published private(set) var state: State = .idle\n"
          + "  func load() async {\n    state = .loading\n"
          + "    do { state = .loaded(try await flock.count()) } catch { state = .failed(error) }\n"
          + "  }\n}",
        ["State", "flock"]
      ),
      (
        "Text(\"a\").alert(\"b\", isPresented: $isLost, presenting: error) { error in\n"
          + "  Button(\"c\") { retry(error) }\n} message: { error in\n  Text(error.message)\n}",
        ["error", "isLost", "retry"]
      ),
      (
        "override func viewDidLoad() {\n  super.viewDidLoad()\n"
          + "  colony.onChange = { [weak self] state in\n    self?.render(state)\n  }\n}",
        ["colony", "render"]
      ),
      (
        "flock.count { (result: Result<[Tern], Error>) in\n  switch result {\n"
          + "  case .success(let terns): self.terns = terns\n"
          + "  case .failure(let error): self.show(error)\n  }\n}",
        ["Tern", "flock", "show", "terns"]
      ),
      (
        "Publishers.CombineLatest($name, $ring)\n"
          + "  .map { name, ring in !name.isEmpty && ring.count > 7 }\n  .assign(to: &$isKnown)",
        ["isKnown", "name", "ring"]
      ),
      (
        "let bag = colony.$name\n  .debounce(for: .milliseconds(300), scheduler: RunLoop.main)\n"
          + "  .flatMap { name in flock.search(name) }\n  .receive(on: DispatchQueue.main)\n"
          + "  .sink { terns in print(terns) }",
        ["colony", "flock"]
      ),
      (
        "$name\n  .debounce(for: 0.3, scheduler: DispatchQueue.main)\n  .filter { !$0.isEmpty }\n"
          + "  .flatMap { name in\n    flock.search(name).catch { _ in Just([]) }\n  }\n"
          + "  .assign(to: &$terns)",
        ["flock", "name", "terns"]
      ),
      (
        "Timer.publish(every: 1, on: .main, in: .common)\n  .autoconnect()\n"
          + "  .sink { date in\n    self.seen = date\n  }\n  .store(in: &bag)",
        ["bag", "seen"]
      ),
      (
        "enum Search<Value> {\n  case idle\n  case found(Value)\n  case lost(Error)\n}\n\n"
          + "switch colony.search {\ncase .idle: Color.clear.onAppear(perform: colony.load)\n"
          + "case .lost(let error): Lost(error: error, retry: colony.load)\n"
          + "case .found(let terns): TernList(terns: terns)\n}",
        ["Lost", "TernList", "colony"]
      ),
      ("@Stored(key: \"seen\", initial: false)\nvar isSeen: Bool", ["Stored"]),
      (
        "struct Nest_Previews: PreviewProvider {\n  static var previews: some View {\n"
          + "    Nest()\n      .modifier(Shown(isDark: true))\n  }\n}",
        ["Nest", "Shown"]
      ),
      // Members that the C library has functions of the same names for.
      (
        "@Published private(set) var ring = 0\nprivate let flock: Flock\n\n"
          + "init(flock: Flock) {\n  self.flock = flock\n  bind()\n}",
        ["Flock", "bind"]
      ),
      (
        "func ring(_ tern: Tern) async {\n  await connect()\n  send(tern, to: 3)\n  close()\n}",
        ["Tern", "close", "connect", "send"]
      ),
      (
        "do {\n  try login(email: \"a\", password: \"b\")\n} catch { print(error) }",
        ["login"]
      ),
      ("NavigationLink(value: user) { Text(user.name) }", ["user"]),
      ("print(user)", ["user"]),
      (
        "func count(_ name: String) throws {\n  let file = open(name)\n  defer { close(file) }\n"
          + "  while let line = try file.readline() { print(line) }\n}",
        ["close", "open"]
      ),
      (
        "@Observable\nfinal class Colony {\n  var terns: [Tern] = []\n\n"
          + "  func lose(at offsets: IndexSet) { terns.remove(atOffsets: offsets) }\n}",
        ["Tern"]
      ),
      (
        "func makeUIView(context: Context) -> UITextView {\n  let view = UITextView()\n"
          + "  view.delegate = context.coordinator\n  return view\n}",
        ["Context"]
      ),
      (".map { password in\n  return password.isStrong\n}", ["Output"]),
      (".onReceive(timer) { _ in\n  if left > 0 { left -= 1 }\n}", ["left", "timer"]),
      (
        "var snapshot = NSDiffableDataSourceSnapshot<Section, Tern>()\n"
          + "source.apply(snapshot, animatingDifferences: true)",
        ["Section", "Tern", "source"]
      ),
      (
        "let bag = colony.objectWillChange.sink { _ in print(1) }\ncolony.count += 1",
        ["colony"]
      ),
    ]
  )
  func unknownNames(code: String, names: [String]) throws {
    #expect(try Checking.assumed(ofPassing: code) == names)
  }

  @Test(
    "What the fragment gets wrong itself counts beside what it does not show",
    arguments: [
      ("NavigationStack(path: $route) {\n  Text(\"a\").bolld()\n}", "failed"),
      ("Text(\"a\").alertt(\"b\", isPresented: $isLost) { Text(error.message) }", "failed"),
      ("import Glibc\n\nlet result = close()", "failed"),
      ("import Foundation\n\nlet ring = strlen()", "failed"),
      ("func send(_ text: String) {}\n\nsend(7)", "failed"),
      ("func each(_ send: (String) -> Void) { send(7) }", "failed"),
      (
        "let ring = 7\nfunc send(_ text: String) {}\n\nstruct Tern { func call() { send() } }",
        "failed"
      ),
      (
        "enum Search<Value> {\n  case idle\n  case found(Value)\n}\n\n"
          + "switch colony.search {\ncase .idle: print(1)\ncase .fonud(let tern): print(tern)\n}",
        "undecided: declared nowhere: 'colony'"
      ),
      (
        "@Observable\nfinal class Colony {\n  var terns: [Tern] = []\n\n"
          + "  func lose(at offsets: IndexSet) { terns.remove(atOffset: offsets) }\n}",
        "undecided: declared nowhere: 'Tern'"
      ),
      ("Section(7.5) { Text(\"a\") }", "failed"),
      ("@state var ring = 7", "failed"),
      (
        "Text(\"a\")\n  .modifier(Card())\n  .modifier(Shadow())\n  .padding(\"wrong\")",
        "undecided: declared nowhere: 'Card', 'Shadow'"
      ),
      ("@observable class Colony {\n  var terns: [Tern] = []\n}", "failed"),
      // Whether it is a view nobody tells.
      (
        "TabView(selection: $shown) {\n  Nests().tabItemm { Text(\"a\") }\n}",
        "undecided: declared nowhere: '$shown', 'Nests'"
      ),
    ]
  )
  func mistakes(code: String, verdict: String) throws {
    #expect(try Checking.verdicts(ofFences: code) == [verdict])
  }
}
