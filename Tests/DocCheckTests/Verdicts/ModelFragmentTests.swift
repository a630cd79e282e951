import Testing

@testable import DocCheck

@Suite("Fragments that use what an app's models and designs have")
struct ModelFragmentTests {
  @Test(
    "What an app has and the fragment does not show is taken to exist",
    arguments: [
      // What a view hands over to a model.
      (
        "List {\n  ForEach(colony.terns) { tern in Text(tern.name) }\n"
          + "    .onDelete(perform: colony.delete)\n    .onMove(perform: colony.move)\n}",
        ["colony"]
      ),
      (
        "struct Flock: View {\n  @Environment(Colony.self) private var colony\n\n"
          + "  var body: some View {\n    @Bindable var colony = colony\n"
          + "    List($colony.terns) { $tern in TextField(\"a\", text: $tern.name) }\n  }\n}",
        ["Colony"]
      ),
      (
        "struct Tabs: View {\n  @SceneStorage(\"tab\") private var tab = Tab.nests\n\n"
          + "  var body: some View {\n    TabView(selection: $tab) {\n"
          + "      Nests().tag(Tab.nests)\n      Terns().tag(Tab.terns)\n    }\n  }\n}",
        ["Nests", "Tab", "Terns"]
      ),
      (
        ".sheet(isPresented: $isOpen) { Detail(tern: tern) }\n"
          + ".alert(\"a\", isPresented: $isLost, presenting: error) { error in\n"
          + "  Button(\"b\") {}\n} message: { error in Text(error.message) }",
        ["Detail", "error", "isLost", "isOpen", "tern"]
      ),
      // Who is told of something.
      (
        "func open() {\n  let detail = DetailController()\n  detail.delegate = self\n"
          + "  navigationController?.pushViewController(detail, animated: true)\n}",
        ["DetailController", "navigationController"]
      ),
      (
        "private let table = UITableView()\n\noverride func viewDidLoad() {\n"
          + "  super.viewDidLoad()\n  table.delegate = self\n  table.dataSource = self\n}",
        ["self: UITableViewDataSource"]
      ),
      // What comes of a request.
      (
        "func load() -> Future<Tern, Loss> {\n  Future { promise in\n"
          + "    flock.search { tern, error in\n"
          + "      if let tern { promise(.success(tern)) } else { promise(.failure(error ?? .unknown)) }\n"
          + "    }\n  }\n}",
        ["Loss", "Tern", "flock"]
      ),
      (
        "flock.search { [weak self] result in\n  DispatchQueue.main.async {\n    switch result {\n"
          + "    case .success(let terns): self?.terns = terns\n"
          + "    case .failure(let error): self?.message = error.localizedDescription\n    }\n  }\n}",
        ["flock", "message", "terns"]
      ),
      (
        "actor Nests {\n  private var tasks: [URL: Task<Image, Error>] = [:]\n\n"
          + "  func image(for url: URL) async throws -> Image {\n"
          + "    if let task = tasks[url] { return try await task.value }\n"
          + "    let task = Task { try await loader.load(url) }\n    tasks[url] = task\n"
          + "    return try await task.value\n  }\n}",
        ["loader"]
      ),
      (
        "$name\n  .debounce(for: .milliseconds(300), scheduler: RunLoop.main)\n"
          + "  .flatMap { flock.search($0).catch { _ in Just([]) } }\n  .assign(to: &$terns)",
        ["flock", "name", "terns"]
      ),
      (
        "final class Colony: ObservableObject {\n  let seen = PassthroughSubject<Void, Never>()\n"
          + "  @Published private(set) var state: ColonyState = .idle\n"
          + "  private var bag = Set<AnyCancellable>()\n\n  init(flock: Flock) {\n    seen\n"
          + "      .flatMap { flock.count() }\n      .receive(on: DispatchQueue.main)\n"
          + "      .sink { [weak self] result in self?.state = result }\n"
          + "      .store(in: &bag)\n  }\n}",
        ["ColonyState", "Flock"]
      ),
      (
        "$isReady // publisher\n  .receive(on: DispatchQueue.main)\n"
          + "  .assign(to: \\.isEnabled, on: button)",
        ["button", "isReady"]
      ),
      (
        "let config = URLSessionConfiguration.default\nconfig.protocolClasses = [FlockProtocol.self]",
        ["FlockProtocol"]
      ),
      (
        "init(flock: Flock) {\n  bag = $name\n    .flatMap { flock.search($0).replaceError(with: []) }\n"
          + "    .receive(on: DispatchQueue.main)\n"
          + "    .sink(receiveValue: { [weak self] in self?.terns = $0 })\n}",
        ["Flock", "bag", "name", "terns"]
      ),
      (
        "extension Wait {\n  static var brief: Self { .init { _ in print(1) } }\n}", ["Wait"]
      ),
      (
        "sightings\n  .removeDuplicates()\n"
          + "  .throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: true)\n"
          + "  .combineLatest(season)\n"
          + "  .map { sighting, now in terns.filter { $0.fits(sighting, now) } }\n"
          + "  .sink { print($0) }",
        ["season", "sightings", "terns"]
      ),
      (
        "final class Nest: UIViewController {\n  let label = UILabel()\n  let colony = Colony()\n"
          + "  var bag = Set<AnyCancellable>()\n\n  override func viewDidLoad() {\n"
          + "    colony.$name.map { Optional($0) }\n"
          + "      .assign(to: \\.text, on: label).store(in: &bag)\n  }\n}",
        ["Colony"]
      ),
      (
        "button.addTarget(self, action: #selector(ring), for: .touchUpInside)\n\n"
          + "@objc func ring() {\n  delegate?.didRing(self)\n}",
        ["button", "delegate"]
      ),
      // What an app is laid out, kept and configured with.
      (
        "NSLayoutConstraint.activate([\n"
          + "  nest.topAnchor.constraint(equalTo: cliff.safeAreaLayoutGuide.topAnchor, constant: 16),\n"
          + "  nest.leadingAnchor.constraint(equalTo: cliff.leadingAnchor, constant: 16),\n"
          + "  nest.trailingAnchor.constraint(equalTo: cliff.trailingAnchor, constant: -16),\n])",
        ["cliff", "nest"]
      ),
      (
        "cliff.addSubview(nest)\nnest.text = \"a\"\n"
          + "nest.centerXAnchor.constraint(equalTo: cliff.centerXAnchor).isActive = true",
        ["cliff", "nest"]
      ),
      (
        "let nests = ModelConfiguration(isStoredInMemoryOnly: true)\n"
          + "let container = try ModelContainer(for: Flight.self, configurations: nests)\n"
          + "ModelContext(container).insert(Flight(to: \"a\"))",
        ["Flight"]
      ),
      (
        "struct Options: View {\n  @EnvironmentObject var settings: Settings\n"
          + "  var body: some View { Toggle(\"a\", isOn: $settings.isLoud) }\n}",
        ["Settings"]
      ),
      (
        "class Tern {\n  var nest: Nest?\n}\n\nvar tern: Tern? = Tern()\n"
          + "tern?.nest = Nest(height: 4)\ntern!.nest!.owner = tern\ntern = nil",
        ["Nest"]
      ),
      // Modifiers whose view stands elsewhere.
      (
        "struct Flock: View {\n  var body: some View { TextField(\"a\", text: $name) }\n}\n\n"
          + "// Further out\n.onTapGesture { isTyping = false }",
        ["isTyping", "name"]
      ),
      (
        "struct Nest: View {\n  @EnvironmentObject var colony: Colony\n\n"
          + "  var body: some View {\n    // Other views\n\n"
          + "      .onAppear { colony.load() }\n  }\n}",
        ["Colony"]
      ),
      // What changes a state.
      (
        "func reduce(state: inout State, action: Action) -> Effect<Action> {\n  switch action {\n"
          + "  case .ring:\n    state.count += 1\n    return .none\n  case .load:\n"
          + "    return .run { send in await send(.loaded(try await flock.load())) }\n"
          + "  case .loaded(let tern):\n    state.tern = tern\n    return .none\n  }\n}",
        ["Action", "Effect", "State", "flock"]
      ),
      // Models that bear the names of a library's types.
      (
        "let terns = [Character(id: 1, name: \"a\"), Character(id: 2, name: \"b\")]",
        ["Character"]
      ),
      (
        "let sections = [Section(title: \"a\", terns: []), Section(title: \"b\", terns: [])]",
        ["Section"]
      ),
      (
        "struct Nest {\n  var tasks: [Task] = []\n\n"
          + "  mutating func add(_ title: String) { tasks.append(Task(title: title)) }\n}",
        ["Task"]
      ),
      ("let menu = Menu(name: \"a\", price: 3)\nlet link = Link(url: \"b\")", ["Link", "Menu"]),
      // What happens when a property changes, and what is assigned to an unknown one.
      (
        "// When the tern changes\ndidSet {\n  guard let tern = tern else { return }\n"
          + "  label.text = tern.name\n}",
        ["label", "tern"]
      ),
      ("willSet {\n  print(newValue)\n}\ndidSet {\n  print(oldValue)\n}", []),
      ("let nest = NestController()\nnest.date = Date()", ["NestController"]),
      // What is read and designed elsewhere.
      (
        "init(from decoder: Decoder) throws {\n"
          + "  let values = try decoder.container(keyedBy: CodingKeys.self)\n"
          + "  name = try values.decode(String.self, forKey: .name)\n"
          + "  age = try values.decodeIfPresent(Int.self, forKey: .age) ?? 0\n}",
        ["CodingKeys", "age", "name"]
      ),
      (
        "LinearGradient(colors: [.heather, .sand], startPoint: .top, endPoint: .bottom)",
        ["Color.heather", "Color.sand"]
      ),
      (
        "Text(\"a\")\n  .font(.caps)\n  .foregroundStyle(.heather)",
        ["Font.caps", "ShapeStyle.heather"]
      ),
    ]
  )
  func unknownNames(code: String, names: [String]) throws {
    #expect(try Checking.assumed(ofPassing: code) == names)
  }

  @Test(
    "What the fragment gets wrong itself counts beside what it does not show",
    arguments: [
      (
        "struct Flock: View {\n  @State var terns = [1]\n\n"
          + "  var body: some View {\n    List($terns, id: \\.self) { $tern in Text(tern) }\n  }\n}",
        "failed"
      ),
      ("Text(\"a\").font(.largeTitel)", "failed"),
      ("let word = String(idd: 3)", "failed"),
      ("Task(priorty: .high) { print(1) }", "failed"),
      ("let unit = Unit(symbl: \"a\")", "failed"),
      (
        "struct Nest {\n  let terns: Int\n  var terns: Int { flock.count }\n}",
        "failed"
      ),
      (
        "func read(_ data: Data) throws {\n  if !data.isTern { throw DecodingError }\n}",
        "failed"
      ),
      ("Text(\"a\").foregroundStyle(.secondray)", "failed"),
      ("LinearGradient(colors: [.yelow], startPoint: .top, endPoint: .bottom)", "failed"),
      // A colour of UIKit's, and one that is nearly the system's.
      (
        "Text(\"a\").foregroundStyle(.systemTeal)",
        "undecided: unsupported API: ShapeStyle.systemTeal"
      ),
      ("Text(\"a\").foregroundStyle(.rad)", "undecided: unsupported API: ShapeStyle.rad"),
      (
        "struct Nest: View {\n  var body: some View {\n    .onAppear { print(1) }\n  }\n}",
        "failed"
      ),
      (
        "nest.topAnchor.constraint(equalTo: cliff.topAnchor).isActive = true\n"
          + "nest.leadingAnchr.constraint(equalTo: cliff.leadingAnchor).isActive = true",
        "undecided: declared nowhere: 'cliff', 'nest'"
      ),
      ("struct Reed {\n  static let tall = 1\n}\n\nprint(Reed.short)", "failed"),
      ("let terns = [1, 2]\nterns.move(1, 2)", "undecided: unsupported API: [Int].move"),
      (
        "class Nest {\n  let table = UITableView()\n  init() { table.dataSource = self }\n}",
        "failed"
      ),
      (
        "func name(_ tern: Tern?) -> String { tern?.name ?? .unkown }",
        "undecided: declared nowhere: 'Tern'"
      ),
    ]
  )
  func mistakes(code: String, verdict: String) throws {
    #expect(try Checking.verdicts(ofFences: code) == [verdict])
  }

  @Test("An unknown value may be of a protocol that the article declares")
  func ownProtocols() throws {
    let report = try Checking.check(
      parts: "protocol Voice {}\nstruct Nest { let voice: any Voice }",
      "let box = Box()\nbox.add(Nest.self) { found in Nest(voice: found.get(Voice.self)!) }",
      "let box = Box()\nbox.add(Nest.self) { found in Nest(vioce: found.get(Voice.self)!) }"
    )
    #expect(report.snippets.map(\.verdict.name) == ["passed", "passed", "undecided"])
    #expect(report.snippets[1].assumed == ["Box"])
  }
}
