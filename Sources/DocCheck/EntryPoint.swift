/// doccheck's entry point.
@main
struct EntryPoint {
  static func main() {}
}
