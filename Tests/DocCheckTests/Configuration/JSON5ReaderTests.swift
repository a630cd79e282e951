import Foundation
import Testing

@testable import DocCheck

@Suite("JSON5 reader")
struct JSON5ReaderTests {
  /// The value as one line of JSON with a line number before each element and member.
  private func shown(_ value: JSON5Value) -> String {
    switch value.content {
    case .null, .bool, .number, .string: value.description
    case .array(let values):
      "[" + values.map { "\($0.line):\(shown($0))" }.joined(separator: " ") + "]"
    case .object(let members):
      "{" + members.map { "\($0.line):\($0.name)=\(shown($0.value))" }.joined(separator: " ") + "}"
    }
  }

  @Test(
    "What JSON5 adds to JSON is read",
    arguments: [
      ("{a: 1, 'b': 2, \"c\": 3,}", "{1:a=1 1:b=2 1:c=3}"),
      ("// one\n[ /* two\n */ true, null,\n]", "[3:true 3:null]"),
      ("[.5, 5., +1, -0x1F, 1e2]", "[1:0.5 1:5 1:1 1:-31 1:100]"),
      ("{$a_1: 'it\\'s \\x41\\u00e9\\uD83D\\uDE00 and \\\non'}", "{1:$a_1='it's Aé😀 and on'}"),
      ("\u{FEFF}\r\n{\r\n x: []\r\n}\r\n", "{3:x=[]}"),
    ]
  )
  func extensions(text: String, expected: String) throws {
    #expect(shown(try JSON5Reader.value(of: text)) == expected)
  }

  @Test(
    "What is no JSON5 is refused with its line",
    arguments: [
      ("", 1, 1, "expected a value"),
      ("{\n  a: 1\n  b: 2\n}", 3, 3, "expected ',' or '}'"),
      ("{\n  a 1\n}", 2, 5, "expected ':' after 'a'"),
      ("{a: 1,\n\n a: 2}", 3, 2, "duplicate key 'a'"),
      ("{a: error}", 1, 5, "expected a value, found 'error'; put strings in quotation marks"),
      ("{\n a: 'x\n}", 2, 5, "unterminated string"),
      ("\n/* ", 2, 1, "unterminated comment"),
      ("{} {}", 1, 4, "unexpected text after the end of the configuration"),
      ("['\\u12']", 1, 9, "expected 4 hexadecimal digits in the escape"),
      ("['\\uD800x']", 1, 9, "invalid escape"),
      ("{1a: 1}", 1, 4, "expected a key"),
      ("[1..2]", 1, 2, "expected a value or ']', found '1..2'; put strings in quotation marks"),
      ("[NaN]", 1, 2, "expected a value or ']', found 'NaN'; put strings in quotation marks"),
      (String(repeating: "[", count: 100_000), 1, 65, "nested too deeply"),
      ("{ exclude: [ }", 1, 14, "expected a value or ']', found '}'"),
    ]
  )
  func refused(text: String, line: Int, column: Int, message: String) {
    #expect(throws: JSON5Reader.Failure(line: line, column: column, message: message)) {
      try JSON5Reader.value(of: text)
    }
  }

  @Test("Every document of JSON is read as Foundation reads it")
  func json() throws {
    let golden = try Repository.data("Tests/DocCheckTests/Golden/sample.json")
    let own = try JSON5Reader.value(of: String(decoding: golden, as: UTF8.self)).object
    let theirs = try JSONSerialization.jsonObject(with: golden)
    #expect(own as? NSDictionary == theirs as? NSDictionary)
  }
}

extension JSON5Value {
  /// The value as Foundation's own JSON has it.
  var object: Any {
    switch content {
    case .null: NSNull()
    case .bool(let value): value
    case .number(let value): value
    case .string(let text): text
    case .array(let values): values.map(\.object)
    case .object(let members):
      Dictionary(uniqueKeysWithValues: members.map { ($0.name, $0.value.object) })
    }
  }
}
