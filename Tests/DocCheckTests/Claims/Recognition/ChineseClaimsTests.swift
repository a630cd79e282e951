import Testing

@testable import DocCheck

@Suite("Claims in Chinese")
struct ChineseClaimsTests {
  static let claims: [ClaimExample] = [
    ClaimExample(
      "使用懒加载后，首屏时间缩短了 35%。",
      .statistic,
      .unsourced,
      "首屏时间缩短了 35%"
    ),
    ClaimExample(
      "- 崩溃率：2.4% → 0.3%\n- 支持系统：不变",
      .statistic,
      .unsourced,
      "崩溃率：2.4% → 0.3%"
    ),
    ClaimExample(
      "每三个用户中就有一个会因为卡顿而卸载应用。",
      .statistic,
      .unsourced,
      "每三个用户中就有一个会因为卡顿而卸载应用"
    ),
    ClaimExample(
      "迁移到 actor 之后，处理速度提升了 3 倍。",
      .multiplier,
      .unsourced,
      "处理速度提升了 3 倍"
    ),
    ClaimExample(
      "列表加载只需 120 毫秒。",
      .perfFigure,
      .unsourced,
      "列表加载只需 120 毫秒"
    ),
    ClaimExample(
      "Swift 是最快的移动开发语言。",
      .superlative,
      .unsourced,
      "Swift 是最快的移动开发语言"
    ),
    ClaimExample(
      "结构体总是比类更快。",
      .superlative,
      .unsourced,
      "结构体总是比类更快"
    ),
    ClaimExample(
      "众所周知，共享状态容易引发缺陷。",
      .attribution,
      .vagueSource,
      "众所周知，共享状态容易引发缺陷"
    ),
    ClaimExample(
      "据苹果介绍，该框架可以逐步迁移。",
      .attribution,
      .vagueSource,
      "据苹果介绍，该框架可以逐步迁移"
    ),
    ClaimExample(
      "MVVM 是 iOS 开发的事实标准。",
      .popularity,
      .unsourced,
      "MVVM 是 iOS 开发的事实标准"
    ),
    ClaimExample(
      "大多数团队都已采用单元测试。",
      .popularity,
      .unsourced,
      "大多数团队都已采用单元测试"
    ),
    ClaimExample(
      "宏在 Swift 5.9 中引入。",
      .availability,
      .unsourced,
      "宏在 Swift 5.9 中引入"
    ),
    ClaimExample(
      "`Mutex` 是线程安全的。",
      .behaviour,
      .unsourced,
      "`Mutex` 是线程安全的"
    ),
  ]

  @Test("A sentence that claims something is found with its kind and its place", arguments: claims)
  func claim(example: ClaimExample) throws {
    try example.check()
  }

  static let traps: [String] = [
    "把按钮的不透明度设置为 50%。",
    "动画持续 0.3 秒。",
    "视频支持 1.5 倍速播放。",
    "根据日志，闭包被调用了两次。",
    "我觉得结构体更快。",
    "本书使用 Swift 6.1 编写。",
    "目标是把启动时间缩短 20%。",
  ]

  @Test("A sentence that claims nothing is left alone", arguments: traps)
  func trap(markdown: String) throws {
    #expect(try ClaimExample.claims(in: markdown).map(\.text) == [])
  }
}
