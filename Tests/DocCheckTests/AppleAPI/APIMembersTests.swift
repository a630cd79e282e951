import Testing

@testable import DocCheck

@Suite("Members in the facts about Apple's API")
struct APIMembersTests {
  private static func row(
    _ container: String,
    _ kind: String,
    _ name: String,
    inherits: String = "",
    in module: String = "Tea"
  ) -> String {
    let fields = [
      module, container, kind, name, "", "", "", "", "", "", "", "", "", "", inherits,
    ]
    return fields.joined(separator: "\t") + "\n"
  }

  private static func members() -> APIMembers {
    let tea = [
      row("", "class", "Pot"), row("Pot", "var", "lid"), row("Pot", "func", "boil(_:for:)"),
      row("", "class", "Samovar", inherits: "Tea.Pot"), row("Samovar", "var", "coals"),
    ]
    let tables = [
      "Tea": tea.joined(), "UIKit": row("", "class", "Tray", in: "UIKit"), "reexports": "",
      "imports": "", "changes": "", "supplement": "", "newer": "", "replacements": "",
    ]
    return APIMembers(Result { try APIFacts(names: Array(tables.keys), table: { tables[$0] }) })
  }

  @Test("A type has the members of all that it inherits from")
  func inherited() {
    let members = Self.members()
    #expect(members.members(of: "Samovar", besides: { _ in [] }) == ["coals", "lid", "boil"])
    #expect(members.members(of: "Pot", besides: { _ in [] }) == ["lid", "boil"])
    #expect(members.members(of: "Tray", besides: { _ in [] }) == nil)
    #expect(members.members(of: "", besides: { _ in [] }) == nil)
  }
}
