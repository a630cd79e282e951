import Testing

@testable import DocCheck

@Suite("What sentences of technical articles claim")
struct ClaimKindsTests {
  private func kinds(_ markdown: String) throws -> [Claim.Kind] {
    try ClaimExample.claims(in: markdown).map(\.kind)
  }

  @Test(
    "English",
    arguments: [
      ("Roughly 3 out of 5 Swift developers still maintain Objective-C code.", .statistic),
      ("Two thirds of the warnings come from old interfaces.", .statistic),
      ("Only 4 of 10 apps pass the audit.", .statistic),
      ("The refactoring removed 40 percent of the code.", .statistic),
      ("Splitting it cut CI minutes in half.", .statistic),
      ("Hash lookups beat linear search by a factor of 50.", .multiplier),
      ("A switch is 8x slower here.", .multiplier),
      ("The server handles 50,000 requests per second on one core.", .perfFigure),
      ("Round trips average 180 ms on 4G.", .perfFigure),
      ("Many developers say that it is too large.", .attribution),
      ("The Swift team has said that macros will replace it.", .attribution),
      ("Nearly every iOS developer has used it.", .popularity),
      ("The test fails if the response takes longer than 5 seconds.", nil),
      ("Each step increases the value by 10%.", nil),
      ("The price rises by 10% with gift wrap.", nil),
      ("Scroll down for the fastest route to the answer.", nil),
      ("The message says that 3 of 5 tests failed.", nil),
      ("Two of the three parameters have default values.", nil),
    ] as [(String, Claim.Kind?)]
  )
  func english(sentence: String, kind: Claim.Kind?) throws {
    #expect(try kinds(sentence) == [kind].compactMap(\.self))
  }

  @Test(
    "Japanese",
    arguments: [
      ("アプリ起動の約12パーセントが強制終了で終わります。", .statistic),
      ("利用者の4分の1は設定画面を開きません。", .statistic),
      ("このコードには欠陥が30%多く含まれます。", .statistic),
      ("Setを使うと検索が100倍速くなります。", .multiplier),
      ("リストは常に120fpsでスクロールします。", .perfFigure),
      ("待機中のアプリは24MBしかメモリを使いません。", .perfFigure),
      ("サーバーは1秒間に5万リクエストを処理できます。", .perfFigure),
      ("Metalは最も高性能なAPIです。", .superlative),
      ("継承は使われすぎていると広く信じられています。", .attribution),
      ("今年は警告を20%減らしたいと考えています。", nil),
      ("応答に5秒以上かかると、テストは失敗します。", nil),
      ("1回押すごとに値が10%増えます。", nil),
      ("包装を追加すると価格が10%上がります。", nil),
      ("バックグラウンドの作業は最大30秒間実行できます。", nil),
      ("5件中3件のテストが失敗したと表示されます。", nil),
    ] as [(String, Claim.Kind?)]
  )
  func japanese(sentence: String, kind: Claim.Kind?) throws {
    #expect(try kinds(sentence) == [kind].compactMap(\.self))
  }

  @Test(
    "Korean",
    arguments: [
      ("Swift 개발자 5명 중 3명은 Objective-C 코드를 유지보수합니다.", .statistic),
      ("앱 실행의 약 12퍼센트가 강제 종료로 끝납니다.", .statistic),
      ("경고의 3분의 2는 오래된 API 때문입니다.", .statistic),
      ("Set을 사용하면 검색이 100배 빨라집니다.", .multiplier),
      ("프로토콜을 통한 호출은 직접 호출보다 2~3배 느립니다.", .multiplier),
      ("대기 중인 앱은 메모리를 24MB만 사용합니다.", .perfFigure),
      ("서버는 초당 50,000개의 요청을 처리합니다.", .perfFigure),
      ("액터는 락보다 안전합니다.", .superlative),
      ("사이드바는 창의 3분의 1을 차지합니다.", nil),
      ("한 번 누를 때마다 값이 10% 증가합니다.", nil),
      ("선물 포장을 추가하면 가격이 10% 올라갑니다.", nil),
      ("테스트 5개 중 3개가 실패했다고 나옵니다.", nil),
    ] as [(String, Claim.Kind?)]
  )
  func korean(sentence: String, kind: Claim.Kind?) throws {
    #expect(try kinds(sentence) == [kind].compactMap(\.self))
  }

  @Test(
    "Chinese",
    arguments: [
      ("五分之三的开发者仍在维护 Objective-C 代码。", .statistic),
      ("四分之一的用户从未打开过设置页面。", .statistic),
      ("通过协议调用比直接调用慢两到三倍。", .multiplier),
      ("这种技巧可以带来 10 倍的加速。", .multiplier),
      ("应用可以在 400 毫秒内启动。", .perfFigure),
      ("建立索引大约需要 90 秒。", .perfFigure),
      ("服务器每秒可以处理 5 万个请求。", .perfFigure),
      ("SwiftData 的性能远不如 Core Data。", .superlative),
      ("侧边栏占窗口的三分之一。", nil),
      ("每按一次，数值增加 10%。", nil),
      ("这个应用支持 iOS 15 及以上版本。", nil),
      ("阅读本文大约需要 10 分钟。", nil),
    ] as [(String, Claim.Kind?)]
  )
  func chinese(sentence: String, kind: Claim.Kind?) throws {
    #expect(try kinds(sentence) == [kind].compactMap(\.self))
  }
}
