import Testing

@testable import DocCheck

@Suite("Wrappers, bindings and types that the article leaves to its readers")
struct UnshownWrapperTests {
  @Test(
    "What a stand-in for a wrapper brings along is used as it stands",
    arguments: [
      (
        "struct Nest {\n  @Counted var eggs: Int\n  @Counted var chicks: Int\n\n"
          + "  func isFull() -> Bool { $eggs || $chicks }\n}",
        ["Counted"]
      ),
      (
        "@Checked(.notEmpty)\nvar ring = String()\n\nring = \"T7\"\nprint(_ring.isValid)",
        ["Checked"]
      ),
      (
        "struct ColonyView: View {\n  @Shared var model: ColonyModel\n\n  init() {\n"
          + "    _model = Shared { values in ColonyModel(store: values.store) }\n  }\n\n"
          + "  var body: some View { Text(model.title) }\n}",
        ["ColonyModel", "Shared"]
      ),
      // The article gives the key what it is named by.
      (
        "extension Defaults.Keys {\n  static let isRinged = Key<Bool>(\"ringed\", default: false)\n}\n\n"
          + "struct NestView: View {\n  @Default(.isRinged) var isRinged\n\n"
          + "  var body: some View { Toggle(\"Ringed\", isOn: $isRinged) }\n}",
        ["Default", "Defaults", "Key"]
      ),
      // What stands before it belongs to a file, the wrapper to a type.
      (
        "extension UserDefaults {\n  static var colony = UserDefaults(suiteName: \"colony\")!\n}\n\n"
          + "@Persisted(\"eggs\", storage: .colony)\nvar eggs: Int?",
        ["Persisted"]
      ),
      // Nothing assumed: the wrapper is shown, and works inside of functions alone.
      (
        "@propertyWrapper\nstruct Doubled {\n  var wrappedValue: Int\n"
          + "  var projectedValue: Int { wrappedValue * 2 }\n}\n\n@Doubled var eggs = 2\neggs = 3\n"
          + "print($eggs)",
        []
      ),
    ]
  )
  func wrappers(code: String, names: [String]) throws {
    #expect(try Checking.assumed(ofPassing: code) == names)
  }

  @Test(
    "Values are of the types that bindings, closures and calls ask for",
    arguments: [
      // What a modifier is called, a member may be called, too.
      (
        "struct NestView: View {\n  @StateObject private var model: NestModel\n\n"
          + "  init(ring: Int) { _model = StateObject(wrappedValue: NestModel(ring: ring)) }\n\n"
          + "  var body: some View {\n    Form {\n      if let problem = model.problem {\n"
          + "        Text(problem).font(.caption)\n      }\n    }\n"
          + "    .alert(item: $model.alert) { alert in Alert(title: Text(alert.title)) }\n  }\n}",
        ["NestModel"]
      ),
      (
        "TextField(\"Ring\", text: Binding(\n  get: { tern.ring ?? \"\" },\n"
          + "  set: { tern.ring = $0.isEmpty ? nil : $0 }\n))",
        ["tern"]
      ),
      (
        "Publishers.CombineLatest($ring, $colony)\n"
          + "  .map { ring, colony in ring.count > 3 && colony.hasPrefix(\"N\") }\n"
          + "  .assign(to: &$isValid)",
        ["colony", "isValid", "ring"]
      ),
      (
        "model.$tern.dropFirst().sink { tern in\n  print(tern?.name ?? \"none\")\n}\n"
          + ".store(in: &cancellables)",
        ["cancellables", "model"]
      ),
      // What functions of lists are called, properties may be called, too.
      (
        "Picker(\"Filter\", selection: $model.filter) {\n"
          + "  ForEach([\"all\", \"ringed\"], id: \\.self) { Text($0) }\n}",
        ["model"]
      ),
      (
        "struct NestView: View {\n  @Bindable var nest: Nest\n\n  var body: some View {\n    Form {\n"
          + "      TextField(\"Ring\", text: $nest.ring)\n"
          + "      DatePicker(\"Laid\", selection: $nest.laid, displayedComponents: .date)\n"
          + "      Picker(\"Kind\", selection: $nest.kind) {\n"
          + "        ForEach(NestKind.allCases) { kind in Text(kind.rawValue).tag(kind) }\n"
          + "      }\n    }\n  }\n}",
        ["Nest", "NestKind"]
      ),
      ("terns.map { /* what is shown of one */ }", ["terns"]),
      ("panel.backgroundColor = UIColor.pale()", ["UIColor.pale", "panel"]),
      (
        "import UIKit\n\nclass NestController: UIViewController {\n"
          + "  override func viewDidLoad() {\n    super.viewDidLoad()\n"
          + "    let nest = NestView()\n    nest.address = URL(string: \"nest:7\")\n"
          + "    view.addSubview(nest)\n    NSLayoutConstraint.activate([\n"
          + "      nest.widthAnchor.constraint(equalToConstant: 300),\n"
          + "      nest.centerXAnchor.constraint(equalTo: view.centerXAnchor),\n    ])\n  }\n}",
        ["NestView"]
      ),
      ("let nest = NestView(frame: .zero)\nview.addSubview(nest)", ["NestView", "view"]),
      ("Text(\"T\").foregroundColor(Color.theme.accent)", ["Color.theme"]),
      ("panel.backgroundColor = UIColor.nest(.primary, alpha: 1)", ["UIColor.nest", "panel"]),
      ("colony.move()\ncolony.shuffle()", ["colony"]),
      (
        "let mark: (Int, String) -> Bool = { _, _ in\n  // whatever is marked\n}\nprint(mark, tern)",
        ["tern"]
      ),
      // Parameters that closures inside of a closure count are their own.
      (
        "Colony(onLand: { tern in\n  self.last = tern\n}, row: { state in\n"
          + "  Text(state.title)\n}) {\n  VStack { ForEach(1..<4) { Text(\"\\($0)\") } }\n}",
        ["Colony", "last"]
      ),
      // What a protocol of the article's requires of an unknown type.
      (
        "protocol Coordinator: AnyObject {\n  var children: [Coordinator] { get set }\n"
          + "  func start()\n}\n\nfinal class Main: Coordinator {\n"
          + "  var children: [Coordinator] = []\n\n  func start() {\n"
          + "    let child = NestCoordinator(parent: self)\n    children.append(child)\n"
          + "    child.start()\n  }\n}",
        ["NestCoordinator"]
      ),
      (
        "protocol Flock {\n  func tern(ring: Int) -> Tern?\n  var last: Tern? { get set }\n}\n\n"
          + "let flock: Flock = SeaFlock()\nprint(flock.tern(ring: 7)?.name ?? \"none\")",
        ["SeaFlock", "Tern"]
      ),
      (
        "final class Search: ObservableObject {\n  @Published var text = \"\"\n"
          + "  @Published var found: [Tern] = []\n\n  init(flock: Flock) {\n"
          + "    $text.removeDuplicates().flatMap { flock.search($0) }\n"
          + "      .receive(on: DispatchQueue.main).assign(to: &$found)\n  }\n}",
        ["Flock", "Tern"]
      ),
    ]
  )
  func values(code: String, names: [String]) throws {
    #expect(try Checking.assumed(ofPassing: code) == names)
  }

  @Test(
    "Mistakes beside what is not shown stay mistakes",
    arguments: [
      "@propertyWrapper\nstruct Doubled {\n  var wrappedValue: Int\n}\n\n@Doubled var eggs = 2\n"
        + "print($eggs)",
      "@propertyWrapper\nstruct Doubled {\n  var wrappedValue: Int\n}\n\nstruct Nest {\n"
        + "  @Doubled var eggs = 2\n\n  func show() { print($eggs) }\n}",
      "let ring: String = nil",
      "import UIKit\n\nlet panel = UIView()\npanel.backgroundColor = UIColor.systemRedd()",
      "protocol Coordinator {\n  func start()\n}\n\nfinal class Main: Coordinator {\n"
        + "  func start() {}\n}\n\nMain().strat()",
    ]
  )
  func mistakes(code: String) throws {
    #expect(try Checking.verdicts(ofFences: code) == ["failed"])
  }

  @Test("A message without a word about what is wrong is put into words")
  func unexplained() throws {
    let report = try Checking.check(
      "```swift\nfunc initial(of ring: String?) -> String? {\n  return ring?.first\n}\n```\n"
    )
    #expect(
      Checking.findings(report) == [
        "3:16 compile-error: the compiler refuses this expression without saying why: its types may "
          + "not fit"
      ]
    )
  }
}
