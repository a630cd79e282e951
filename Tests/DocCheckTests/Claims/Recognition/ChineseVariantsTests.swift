import Testing

@testable import DocCheck

@Suite("Claims in Chinese, in other words")
struct ChineseVariantsTests {
  static let claims: [ClaimExample] = [
    ClaimExample(
      "改为异步后，主线程负载减半。",
      .statistic,
      .unsourced,
      "主线程负载减半"
    ),
    ClaimExample(
      "82% 的受访者表示没有时间写测试（2022 开发者调查）。",
      .statistic,
      .vagueSource,
      "82% 的受访者表示没有时间写测试"
    ),
    ClaimExample(
      "八成的缺陷来自边界处理。",
      .statistic,
      .unsourced,
      "八成的缺陷来自边界处理"
    ),
    ClaimExample(
      "性能是旧实现的四倍。",
      .multiplier,
      .unsourced,
      "性能是旧实现的四倍"
    ),
    ClaimExample(
      "平均响应时间从 300 毫秒降到 80 毫秒。",
      .perfFigure,
      .unsourced,
      "平均响应时间从 300 毫秒降到 80 毫秒"
    ),
    ClaimExample(
      "Realm 远比 Core Data 快。",
      .superlative,
      .unsourced,
      "Realm 远比 Core Data 快"
    ),
    ClaimExample(
      "多项研究发现，类型语言的缺陷更少。",
      .attribution,
      .vagueSource,
      "多项研究发现，类型语言的缺陷更少"
    ),
    ClaimExample(
      "`async let` 从 Swift 5.5 开始可用。",
      .availability,
      .unsourced,
      "`async let` 从 Swift 5.5 开始可用"
    ),
  ]

  @Test("A claim is found in other words too", arguments: claims)
  func claim(example: ClaimExample) throws {
    try example.check()
  }

  static let traps: [String] = [
    "滚动到 80% 时加载下一页。",
    "硬币正面朝上的概率是 50%。",
    "把字体放大 1.5 倍。",
    "缓存上限为 50MB。",
  ]

  @Test("A sentence that claims nothing is left alone in other words too", arguments: traps)
  func trap(markdown: String) throws {
    #expect(try ClaimExample.claims(in: markdown).map(\.text) == [])
  }
}
