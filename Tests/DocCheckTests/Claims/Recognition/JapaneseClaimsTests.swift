import Testing

@testable import DocCheck

@Suite("Claims in Japanese")
struct JapaneseClaimsTests {
  static let claims: [ClaimExample] = [
    ClaimExample(
      "遅延読み込みを使うと、初回表示までの時間が35%短くなります。",
      .statistic,
      .unsourced,
      "初回表示までの時間が35%短くなります"
    ),
    ClaimExample(
      "画像のキャッシュを入れただけで通信量が7割減りました。",
      .statistic,
      .unsourced,
      "画像のキャッシュを入れただけで通信量が7割減りました"
    ),
    ClaimExample(
      "新人エンジニアの4人に1人は、最初の週にビルドの失敗で手が止まります。",
      .statistic,
      .unsourced,
      "新人エンジニアの4人に1人は、最初の週にビルドの失敗で手が止まります"
    ),
    ClaimExample(
      "開発者の半数以上がすでにSwiftUIへ移行しています。",
      .statistic,
      .unsourced,
      "開発者の半数以上がすでにSwiftUIへ移行しています"
    ),
    ClaimExample(
      "- クラッシュ率: 2.4% → 0.3%\n- 対応OS: 変更なし",
      .statistic,
      .unsourced,
      "クラッシュ率: 2.4% → 0.3%"
    ),
    ClaimExample(
      "全体の約45%は週に一度しかアプリを開かないと言われています。",
      .statistic,
      .vagueSource,
      "全体の約45%は週に一度しかアプリを開かないと言われています"
    ),
    ClaimExample(
      "**ビルド時間**は平均**42%**減少しました（Build Report 2023）。",
      .statistic,
      .vagueSource,
      "**ビルド時間**は平均**42%**減少しました"
    ),
    ClaimExample(
      "ある通販企業では、検索の刷新によって離脱が18%減ったそうです。",
      .statistic,
      .vagueSource,
      "検索の刷新によって離脱が18%減ったそうです"
    ),
    ClaimExample(
      "actor への移行後は処理が約3倍速くなります。",
      .multiplier,
      .unsourced,
      "actor への移行後は処理が約3倍速くなります"
    ),
    ClaimExample(
      "差分更新を使えば、描画は従来の10分の1の時間で終わります。",
      .multiplier,
      .unsourced,
      "描画は従来の10分の1の時間で終わります"
    ),
    ClaimExample(
      "設計を見直した結果、チームの生産性は二倍になりました。",
      .multiplier,
      .unsourced,
      "チームの生産性は二倍になりました"
    ),
    ClaimExample(
      "この方法なら一覧の読み込みは120msで完了します。",
      .perfFigure,
      .unsourced,
      "この方法なら一覧の読み込みは120msで完了します"
    ),
    ClaimExample(
      "スクロール中も常に60fpsを維持できます。",
      .perfFigure,
      .unsourced,
      "スクロール中も常に60fpsを維持できます"
    ),
    ClaimExample(
      "- 起動: 2.8秒 → 0.9秒",
      .perfFigure,
      .unsourced,
      "起動: 2.8秒 → 0.9秒"
    ),
    ClaimExample(
      "メモリ使用量は380MBから95MBになりました。",
      .perfFigure,
      .unsourced,
      "メモリ使用量は380MBから95MBになりました"
    ),
    ClaimExample(
      "Swift はモバイル向けで最も高速な言語です。",
      .superlative,
      .unsourced,
      "Swift はモバイル向けで最も高速な言語です"
    ),
    ClaimExample(
      "辞書は配列よりも高速です。",
      .superlative,
      .unsourced,
      "辞書は配列よりも高速です"
    ),
    ClaimExample(
      "UIKit は SwiftUI に性能で大幅に劣ります。",
      .superlative,
      .unsourced,
      "UIKit は SwiftUI に性能で大幅に劣ります"
    ),
    ClaimExample(
      "専門家によれば、テストのないコードは寿命が短いといいます。",
      .attribution,
      .vagueSource,
      "専門家によれば、テストのないコードは寿命が短いといいます"
    ),
    ClaimExample(
      "Google によると、短い関数ほど読みやすいとのことです。",
      .attribution,
      .vagueSource,
      "Google によると、短い関数ほど読みやすいとのことです"
    ),
    ClaimExample(
      "古いセルは自動的に再利用されると言われています。",
      .attribution,
      .vagueSource,
      "古いセルは自動的に再利用されると言われています"
    ),
    ClaimExample(
      "設計者の一人は「単純さこそが目的だった」と述べています。",
      .quote,
      .vagueSource,
      "「単純さこそが目的だった」"
    ),
    ClaimExample(
      "`NavigationStack` は iOS 16 から利用できます。",
      .availability,
      .verified,
      "`NavigationStack` は iOS 16 から利用できます"
    ),
    ClaimExample(
      "マクロは Swift 5.9 で追加されました。",
      .availability,
      .unsourced,
      "マクロは Swift 5.9 で追加されました"
    ),
    ClaimExample(
      "この配列への追加は償却 O(1) です。",
      .behaviour,
      .unsourced,
      "この配列への追加は償却 O(1) です"
    ),
    ClaimExample(
      "`Mutex` はスレッドセーフです。",
      .behaviour,
      .unsourced,
      "`Mutex` はスレッドセーフです"
    ),
    ClaimExample(
      "Combine は非同期処理の業界標準です。",
      .popularity,
      .unsourced,
      "Combine は非同期処理の業界標準です"
    ),
    ClaimExample(
      "ほとんどの企業が単体テストを採用しています。",
      .popularity,
      .unsourced,
      "ほとんどの企業が単体テストを採用しています"
    ),
  ]

  @Test("A sentence that claims something is found with its kind and its place", arguments: claims)
  func claim(example: ClaimExample) throws {
    try example.check()
  }

  static let traps: [String] = [
    "ボタンの不透明度を50%に下げます。",
    "画像の幅は親ビューの60%にします。",
    "カバレッジが80%を下回ったら CI を失敗させます。",
    "この設計で正しいという100%の自信はありません。",
    "「20%オフ」というバッジを重ねて表示します。",
    "再生速度は1.25倍速と1.5倍速から選べます。",
    "失敗するたびに待ち時間を2倍にして再試行します。",
    "倍精度の浮動小数点数を使います。",
    "タップすると `scaleEffect` で1.2倍に拡大します。",
    "アニメーションは0.3秒かけて再生します。",
    "タイムアウトは10秒に設定します。",
    "最大140文字まで入力できます。",
    "最新版の Xcode を使います。",
    "値が10より大きいときだけ表示します。",
    "ログによると、二重に呼ばれていました。",
    "本書では値型を使うことを推奨しています。",
    "このくらいならそのまま使えそうです。",
    "「保存できませんでした」と表示されます。",
    "この記事は Swift 6.1 と macOS 15 で動作を確認しました。",
    "このアプリの対象は iOS 17 以降です。",
    "標準ライブラリの関数だけで書けます。",
    "私はこちらのほうが速いと思います。",
    "仮に利用者の5%が同時に開いたとします。",
    "400円の25%は100円です。",
    "次の版では容量を20%減らすことを目指します。",
    "「性能が50%向上」のような表現は避けてください。",
    "<!-- 起動が50%速くなる -->\n\n本文です。",
    "| 項目 | 値 |\n| --- | --- |\n| 不透明度 | 50% |\n| 余白 | 12pt |",
    "`let rate = 0.5 // 50% 減少`と書きます。",
    "```swift\n// 起動が50%速くなる\n```",
  ]

  @Test("A sentence that claims nothing is left alone", arguments: traps)
  func trap(markdown: String) throws {
    #expect(try ClaimExample.claims(in: markdown).map(\.text) == [])
  }
}
