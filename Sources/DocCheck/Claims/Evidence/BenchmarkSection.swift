/// Finds the author's own benchmark: a section with the conditions, the method and the code.
enum BenchmarkSection {
  /// The bytes of the file that name the measurement; nothing where no section is a benchmark.
  static func first(in units: [ProseUnit]) -> Range<Int>? {
    let starts = units.indices.filter { units[$0].role == .heading || units[$0].role == .title }
    let bounds = [0] + starts + [units.count]
    return zip(bounds, bounds.dropFirst()).lazy.compactMap { start, end in
      named(in: units[start..<end])
    }.first
  }

  /// The words of a section that name a measurement beside a device, if the section shows code.
  private static func named(in section: ArraySlice<ProseUnit>) -> Range<Int>? {
    guard section.contains(where: { $0.role == .code }) else { return nil }
    let isHeaded = section.first.map { $0.role == .heading && $0.has(.measurement) } ?? false
    for unit in section where unit.has(.device) {
      if let hit = unit.firstHits[.measurement] { return unit.text.file(hit.range) }
      if isHeaded, let device = unit.firstHits[.device] { return unit.text.file(device.range) }
    }
    return nil
  }
}
