import Testing

@testable import DocCheck

@Suite("Claims in Korean")
struct KoreanClaimsTests {
  static let claims: [ClaimExample] = [
    ClaimExample(
      "지연 로딩을 쓰면 첫 화면 표시 시간이 35% 단축됩니다.",
      .statistic,
      .unsourced,
      "표시 시간이 35% 단축됩니다"
    ),
    ClaimExample(
      "사용자 네 명 중 한 명은 로딩이 길면 앱을 지웁니다.",
      .statistic,
      .unsourced,
      "사용자 네 명 중 한 명은 로딩이 길면 앱을 지웁니다"
    ),
    ClaimExample(
      "신입 개발자의 절반이 첫 주에 빌드 오류를 겪습니다.",
      .statistic,
      .unsourced,
      "신입 개발자의 절반이 첫 주에 빌드 오류를 겪습니다"
    ),
    ClaimExample(
      "- 크래시율: 2.4% → 0.3%\n- 지원 OS: 변경 없음",
      .statistic,
      .unsourced,
      "크래시율: 2.4% → 0.3%"
    ),
    ClaimExample(
      "앱 이용자의 약 45%는 일주일에 한 번만 접속하는 것으로 알려져 있습니다.",
      .statistic,
      .vagueSource,
      "앱 이용자의 약 45%는 일주일에 한 번만 접속하는 것으로 알려져 있습니다"
    ),
    ClaimExample(
      "빌드 시간이 평균 **42%** 감소했습니다(Build Report 2023).",
      .statistic,
      .vagueSource,
      "빌드 시간이 평균 **42%** 감소했습니다"
    ),
    ClaimExample(
      "한 쇼핑 기업에서는 검색 개편으로 이탈이 18% 줄었다고 합니다.",
      .statistic,
      .vagueSource,
      "한 쇼핑 기업에서는 검색 개편으로 이탈이 18% 줄었다고 합니다"
    ),
    ClaimExample(
      "액터로 옮기면 처리가 약 3배 빨라집니다.",
      .multiplier,
      .unsourced,
      "처리가 약 3배 빨라집니다"
    ),
    ClaimExample(
      "구조를 바꾼 뒤 팀의 생산성이 두 배로 늘었습니다.",
      .multiplier,
      .unsourced,
      "구조를 바꾼 뒤 팀의 생산성이 두 배로 늘었습니다"
    ),
    ClaimExample(
      "이 방법이면 목록을 120ms 만에 불러옵니다.",
      .perfFigure,
      .unsourced,
      "목록을 120ms 만에 불러옵니다"
    ),
    ClaimExample(
      "스크롤 중에도 60fps를 유지합니다.",
      .perfFigure,
      .unsourced,
      "스크롤 중에도 60fps를 유지합니다"
    ),
    ClaimExample(
      "- 실행: 2.8초 → 0.9초",
      .perfFigure,
      .unsourced,
      "실행: 2.8초 → 0.9초"
    ),
    ClaimExample(
      "스위프트는 모바일 언어 가운데 가장 빠른 언어입니다.",
      .superlative,
      .unsourced,
      "스위프트는 모바일 언어 가운데 가장 빠른 언어입니다"
    ),
    ClaimExample(
      "딕셔너리가 배열보다 빠릅니다.",
      .superlative,
      .unsourced,
      "딕셔너리가 배열보다 빠릅니다"
    ),
    ClaimExample(
      "전문가들은 작은 함수를 권장합니다.",
      .attribution,
      .vagueSource,
      "전문가들은 작은 함수를 권장합니다"
    ),
    ClaimExample(
      "구글에 따르면 짧은 함수가 읽기 쉽습니다.",
      .attribution,
      .vagueSource,
      "구글에 따르면 짧은 함수가 읽기 쉽습니다"
    ),
    ClaimExample(
      "오래된 셀은 자동으로 재사용된다고 알려져 있습니다.",
      .attribution,
      .vagueSource,
      "오래된 셀은 자동으로 재사용된다고 알려져 있습니다"
    ),
    ClaimExample(
      "설계자 중 한 사람은 \"단순함이 목적이었다\"라고 말했습니다.",
      .quote,
      .vagueSource,
      "\"단순함이 목적이었다\""
    ),
    ClaimExample(
      "`NavigationStack`은 iOS 16부터 쓸 수 있습니다.",
      .availability,
      .verified,
      "`NavigationStack`은 iOS 16부터 쓸 수 있습니다"
    ),
    ClaimExample(
      "매크로는 Swift 5.9에서 추가되었습니다.",
      .availability,
      .unsourced,
      "매크로는 Swift 5.9에서 추가되었습니다"
    ),
    ClaimExample(
      "배열 끝에 추가하는 연산은 O(1)입니다.",
      .behaviour,
      .unsourced,
      "배열 끝에 추가하는 연산은 O(1)입니다"
    ),
    ClaimExample(
      "`Mutex`는 스레드에서 안전합니다.",
      .behaviour,
      .unsourced,
      "`Mutex`는 스레드에서 안전합니다"
    ),
    ClaimExample(
      "Combine은 비동기 처리의 사실상 표준입니다.",
      .popularity,
      .unsourced,
      "Combine은 비동기 처리의 사실상 표준입니다"
    ),
    ClaimExample(
      "대부분의 기업이 단위 테스트를 도입했습니다.",
      .popularity,
      .unsourced,
      "대부분의 기업이 단위 테스트를 도입했습니다"
    ),
  ]

  @Test("A sentence that claims something is found with its kind and its place", arguments: claims)
  func claim(example: ClaimExample) throws {
    try example.check()
  }

  static let traps: [String] = [
    "버튼의 투명도를 50%로 낮춥니다.",
    "커버리지가 80%보다 낮으면 CI가 실패합니다.",
    "이 설계가 옳다고 100% 확신하지는 않습니다.",
    "영상은 1.5배속과 2배속으로 볼 수 있습니다.",
    "실패할 때마다 대기 시간을 두 배로 늘립니다.",
    "애니메이션은 0.3초 동안 재생됩니다.",
    "요청 제한 시간은 10초입니다.",
    "가장 바깥쪽 뷰에 여백을 줍니다.",
    "로그에 따르면 두 번 호출되었습니다.",
    "이 책에서는 값 타입을 권장합니다.",
    "\"저장하지 못했습니다\"라는 문구가 나타납니다.",
    "이 글은 Swift 6.1에서 테스트했습니다.",
    "우리 앱의 최소 버전은 iOS 17입니다.",
    "표준 라이브러리만으로 작성할 수 있습니다.",
    "저는 이쪽이 더 빠르다고 생각합니다.",
    "사용자의 5%가 동시에 접속한다고 가정해 봅시다.",
    "다음 버전에서는 용량을 20% 줄이는 것을 목표로 합니다.",
  ]

  @Test("A sentence that claims nothing is left alone", arguments: traps)
  func trap(markdown: String) throws {
    #expect(try ClaimExample.claims(in: markdown).map(\.text) == [])
  }
}
