import Testing

@testable import DocCheck

@Suite("Claims in Japanese, in other words")
struct JapaneseVariantsTests {
  static let claims: [ClaimExample] = [
    ClaimExample(
      "非同期化によってメインスレッドの負荷が半分になります。",
      .statistic,
      .unsourced,
      "非同期化によってメインスレッドの負荷が半分になります"
    ),
    ClaimExample(
      "回答者の82%がテストを書く時間がないと答えています（開発者調査2022）。",
      .statistic,
      .vagueSource,
      "回答者の82%がテストを書く時間がないと答えています"
    ),
    ClaimExample(
      "モジュール分割でコンパイル時間を55%カットできます。",
      .statistic,
      .unsourced,
      "モジュール分割でコンパイル時間を55%カットできます"
    ),
    ClaimExample(
      "バグの8割は境界値の扱いから生まれます。",
      .statistic,
      .unsourced,
      "バグの8割は境界値の扱いから生まれます"
    ),
    ClaimExample(
      "レビュー時間は平均して27%の短縮が見込めます。",
      .statistic,
      .unsourced,
      "レビュー時間は平均して27%の短縮が見込めます"
    ),
    ClaimExample(
      "社内レポートでは、クラッシュが3割少なくなったとされています。",
      .statistic,
      .vagueSource,
      "クラッシュが3割少なくなったとされています"
    ),
    ClaimExample(
      "+15%の売上増につながります。",
      .statistic,
      .unsourced,
      "+15%の売上増につながります"
    ),
    ClaimExample(
      "開発速度が1.5倍になったという声もあります。",
      .multiplier,
      .unsourced,
      "開発速度が1.5倍になったという声もあります"
    ),
    ClaimExample(
      "この実装は従来比で4倍の性能を発揮します。",
      .multiplier,
      .unsourced,
      "この実装は従来比で4倍の性能を発揮します"
    ),
    ClaimExample(
      "エンコードは数倍速く終わります。",
      .multiplier,
      .unsourced,
      "エンコードは数倍速く終わります"
    ),
    ClaimExample(
      "レスポンスは50ミリ秒を切ります。",
      .perfFigure,
      .unsourced,
      "レスポンスは50ミリ秒を切ります"
    ),
    ClaimExample(
      "10万件の並べ替えも0.2秒ほどで終わります。",
      .perfFigure,
      .unsourced,
      "10万件の並べ替えも0.2秒ほどで終わります"
    ),
    ClaimExample(
      "平均応答時間は300msから80msに短縮されました。",
      .perfFigure,
      .unsourced,
      "平均応答時間は300msから80msに短縮されました"
    ),
    ClaimExample(
      "これ以上に高速な実装は他のどの言語にもありません。",
      .superlative,
      .unsourced,
      "これ以上に高速な実装は他のどの言語にもありません"
    ),
    ClaimExample(
      "構造体は常にクラスより高速です。",
      .superlative,
      .unsourced,
      "構造体は常にクラスより高速です"
    ),
    ClaimExample(
      "Realm は Core Data より圧倒的に速いです。",
      .superlative,
      .unsourced,
      "Realm は Core Data より圧倒的に速いです"
    ),
    ClaimExample(
      "複数の調査によると、型のある言語は欠陥が少ないそうです。",
      .attribution,
      .vagueSource,
      "複数の調査によると、型のある言語は欠陥が少ないそうです"
    ),
    ClaimExample(
      "Apple は小さなビューに分割することを推奨しています。",
      .attribution,
      .vagueSource,
      "Apple は小さなビューに分割することを推奨しています"
    ),
    ClaimExample(
      "シングルトンは避けるべきだと広く認められています。",
      .attribution,
      .vagueSource,
      "シングルトンは避けるべきだと広く認められています"
    ),
    ClaimExample(
      "`async let` は Swift 5.5 以降で使えます。",
      .availability,
      .unsourced,
      "`async let` は Swift 5.5 以降で使えます"
    ),
    ClaimExample(
      "`UIWebView` は iOS 12 で非推奨になりました。",
      .availability,
      .unsourced,
      "`UIWebView` は iOS 12 で非推奨になりました"
    ),
    ClaimExample(
      "このキューはどのスレッドからでも安全に呼び出せます。",
      .behaviour,
      .unsourced,
      "このキューはどのスレッドからでも安全に呼び出せます"
    ),
    ClaimExample(
      "大多数の開発者が VIPER から離れています。",
      .popularity,
      .unsourced,
      "大多数の開発者が VIPER から離れています"
    ),
    ClaimExample(
      "SwiftUI は今や iOS 開発のデファクトスタンダードです。",
      .popularity,
      .unsourced,
      "SwiftUI は今や iOS 開発のデファクトスタンダードです"
    ),
    ClaimExample(
      "実測では起動が32%速くなりました。[計測スクリプト](scripts/bench.sh)と生データを公開しています。",
      .statistic,
      .sourced,
      "実測では起動が32%速くなりました"
    ),
  ]

  @Test("A claim is found in other words too", arguments: claims)
  func claim(example: ClaimExample) throws {
    try example.check()
  }

  static let traps: [String] = [
    "スクロール量が80%に達したら次のページを読み込みます。",
    "1回の抽選で当たる確率は20%です。",
    "不透明度を0.5にすると半分透けて見えます。",
    "円の4分の1だけを描画します。",
    "配列を半分に分割して再帰します。",
    "このメソッドは3回呼ばれます。",
    "フォントサイズを1.5倍にします。",
    "30分の動画を用意しました。",
    "キャッシュの上限は50MBです。",
    "1秒ごとに更新します。",
    "エラーが0.5秒後に消えます。",
    "一番外側のビューに背景を付けます。",
    "最も簡単な例を見てみましょう。",
    "ドキュメントの通りに実装します。",
    "「通信に失敗しました」というメッセージを出します。",
    "調査のため、ログを追加しました。",
    "この書き方のほうが読みやすいと感じます。",
    "iOS 15 のシミュレータで試しました。",
  ]

  @Test("A sentence that claims nothing is left alone in other words too", arguments: traps)
  func trap(markdown: String) throws {
    #expect(try ClaimExample.claims(in: markdown).map(\.text) == [])
  }
}
