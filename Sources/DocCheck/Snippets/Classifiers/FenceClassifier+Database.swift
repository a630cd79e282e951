extension FenceClassifier {
  /// SQL.
  static let database = FenceClassifier(
    name: "SQL",
    language: "sql",
    evidence: "A first line that begins with a statement of SQL in capitals."
  ) { text in
    text.first.begins(with: statements)
  }

  private static let statements = [
    "SELECT ", "INSERT INTO ", "UPDATE ", "DELETE FROM ", "CREATE TABLE ", "CREATE INDEX ",
    "ALTER TABLE ", "DROP TABLE ", "PRAGMA ", "CREATE VIRTUAL TABLE ", "EXPLAIN ",
  ]
}
