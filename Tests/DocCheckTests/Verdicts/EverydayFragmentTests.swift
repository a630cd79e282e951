import Testing

@testable import DocCheck

@Suite("Fragments of apps as articles show them")
struct EverydayFragmentTests {
  @Test(
    "What an app has and the fragment does not show is taken to exist",
    arguments: [
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
    ]
  )
  func unknownNames(code: String, names: [String]) throws {
    let report = try Checking.check("```swift\n\(code)\n```\n").snippets[0]
    #expect(report.verdict == .passed(.compiled))
    #expect(report.assumed == names)
  }

  @Test(
    "What the fragment gets wrong itself counts beside what it does not show",
    arguments: [
      ("NavigationStack(path: $route) {\n  Text(\"a\").bolld()\n}", "failed"),
      ("Text(\"a\").alertt(\"b\", isPresented: $isLost) { Text(error.message) }", "failed"),
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
