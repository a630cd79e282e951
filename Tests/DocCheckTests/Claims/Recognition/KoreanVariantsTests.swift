import Testing

@testable import DocCheck

@Suite("Claims in Korean, in other words")
struct KoreanVariantsTests {
  static let claims: [ClaimExample] = [
    ClaimExample(
      "비동기로 바꾸면 메인 스레드의 부하가 절반으로 줄어듭니다.",
      .statistic,
      .unsourced,
      "메인 스레드의 부하가 절반으로 줄어듭니다"
    ),
    ClaimExample(
      "응답자의 82%가 테스트를 작성할 시간이 없다고 답했습니다(2022 개발자 설문).",
      .statistic,
      .vagueSource,
      "응답자의 82%가 테스트를 작성할 시간이 없다고 답했습니다"
    ),
    ClaimExample(
      "버그의 80%는 경계값 처리에서 나옵니다.",
      .statistic,
      .unsourced,
      "버그의 80%는 경계값 처리에서 나옵니다"
    ),
    ClaimExample(
      "사내 보고서에서는 크래시가 30% 줄었다고 합니다.",
      .statistic,
      .vagueSource,
      "사내 보고서에서는 크래시가 30% 줄었다고 합니다"
    ),
    ClaimExample(
      "리뷰 시간이 평균 27% 줄어들 것으로 기대할 수 있습니다.",
      .statistic,
      .unsourced,
      "리뷰 시간이 평균 27% 줄어들 것으로 기대할 수 있습니다"
    ),
    ClaimExample(
      "개발 속도가 1.5배가 되었습니다.",
      .multiplier,
      .unsourced,
      "개발 속도가 1.5배가 되었습니다"
    ),
    ClaimExample(
      "이 구현은 기존 대비 4배의 성능을 냅니다.",
      .multiplier,
      .unsourced,
      "이 구현은 기존 대비 4배의 성능을 냅니다"
    ),
    ClaimExample(
      "응답은 50밀리초를 넘지 않습니다.",
      .perfFigure,
      .unsourced,
      "응답은 50밀리초를 넘지 않습니다"
    ),
    ClaimExample(
      "평균 응답 시간이 300ms에서 80ms로 단축되었습니다.",
      .perfFigure,
      .unsourced,
      "평균 응답 시간이 300ms에서 80ms로 단축되었습니다"
    ),
    ClaimExample(
      "Realm은 Core Data보다 압도적으로 빠릅니다.",
      .superlative,
      .unsourced,
      "Realm은 Core Data보다 압도적으로 빠릅니다"
    ),
    ClaimExample(
      "여러 조사에 따르면 타입이 있는 언어는 결함이 적습니다.",
      .attribution,
      .vagueSource,
      "여러 조사에 따르면 타입이 있는 언어는 결함이 적습니다"
    ),
    ClaimExample(
      "애플은 뷰를 작게 나눌 것을 권장합니다.",
      .attribution,
      .vagueSource,
      "애플은 뷰를 작게 나눌 것을 권장합니다"
    ),
    ClaimExample(
      "`async let`은 Swift 5.5 이상에서 사용할 수 있습니다.",
      .availability,
      .unsourced,
      "`async let`은 Swift 5.5 이상에서 사용할 수 있습니다"
    ),
    ClaimExample(
      "`UIWebView`는 iOS 12에서 지원이 중단되었습니다.",
      .availability,
      .unsourced,
      "`UIWebView`는 iOS 12에서 지원이 중단되었습니다"
    ),
    ClaimExample(
      "이 큐는 어느 스레드에서 호출해도 안전합니다.",
      .behaviour,
      .unsourced,
      "이 큐는 어느 스레드에서 호출해도 안전합니다"
    ),
    ClaimExample(
      "거의 모든 개발자가 SwiftUI를 사용합니다.",
      .popularity,
      .unsourced,
      "거의 모든 개발자가 SwiftUI를 사용합니다"
    ),
  ]

  @Test("A claim is found in other words too", arguments: claims)
  func claim(example: ClaimExample) throws {
    try example.check()
  }

  static let traps: [String] = [
    "스크롤이 80%에 도달하면 다음 페이지를 불러옵니다.",
    "원의 4분의 1만 그립니다.",
    "배열을 절반으로 나눕니다.",
    "글꼴 크기를 1.5배로 키웁니다.",
    "30분짜리 영상을 준비했습니다.",
    "캐시 한도는 50MB입니다.",
    "1초마다 갱신합니다.",
    "가장 간단한 예를 살펴보겠습니다.",
    "이 방식이 더 읽기 쉽다고 느낍니다.",
    "iOS 15 시뮬레이터에서 실행해 보았습니다.",
  ]

  @Test("A sentence that claims nothing is left alone in other words too", arguments: traps)
  func trap(markdown: String) throws {
    #expect(try ClaimExample.claims(in: markdown).map(\.text) == [])
  }
}
