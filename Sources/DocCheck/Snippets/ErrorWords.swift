/// The words in which authors say that code is wrong; all texts are in lower case.
enum ErrorWords {
  /// Whether a text says that the compiler refuses something.
  static func nameCompiler(_ text: String) -> Bool { text.holdsAny(of: compiler) }

  /// Words that only a compile error explains: those of all word lists.
  private static let compiler =
    Lexicon.standardWords(of: .refused) + Lexicon.standardWords(of: .compileError)

  /// Words that may speak of either kind of error.
  private static let error = [
    "エラーになる", "エラーになります", "エラーとなる", "エラーが出", "エラーが発生", "エラー:", "エラー：", "에러 발생",
    "에러가 발생", "오류 발생", "오류가 발생", "에러가 난", "오류가 난", "에러:", "오류:", "报错", "会出错", "是无效的", "是非法的", "错误:",
    "错误：",
    "this is an error", "is an error", "an error because", "causes an error", "reports an error",
    "produces an error", "triggers an error", "gives an error", "raises an error",
    "report an error", "cause an error", "produce an error", "trigger an error", "isn't valid",
    "is not valid", "isn't allowed", "is not allowed", "not permitted", "is invalid", "won't work",
    "will not work", "doesn't work", "does not work",
  ]

  /// Whether a comment begins with the word "error" or says that something is one.
  static func sayError(_ text: String) -> Bool {
    let words = text.split { !$0.isLetter && $0 != "'" && $0 != "`" }.map(String.init)
    // "error is a ParseError here" tells of the variable of that name.
    let isVariable = words.count > 1 && ["is", "has", "holds"].contains(words[1])
    return words.first.map(heads.contains) ?? false && !isVariable || text.holdsAny(of: error)
      || results.contains(where: text.drop { !$0.isLetter }.hasPrefix)
  }

  /// What code does by which a comment begins that says nothing else of it.
  private static let results = [
    "gets an error", "gives error", "leads to an error", "results in an error", "shows an error",
    "will cause an error", "will get an error", "will give an error", "will not work",
    "yields an error",
  ]

  /// Words of comments on errors of running programs.
  static let runtime = [
    "runtime", "run time", "run-time", "crash", "fatal", "trap", "out of", "overflow", "nil",
    "throw", "thrown", "zero", "network", "timed out", "timeout", "not found", "decod",
  ]

  /// Words of comments on code that ends the program.
  static let endings = [
    "crash", "fatal error", "overflows", "runtime error", "traps", "will trap", "would trap",
  ]

  /// What code holds that may fail when it runs.
  static let failingCode = [
    "try", "throw", "!", "[", "(", "&", " / ", " % ", "#expect", "await",
  ]

  /// The words with which comments on errors begin.
  private static let heads: Set<String> = [
    "error", "invalid", "エラー", "에러", "오류", "ошибка", "помилка", "fehler", "erreur", "errore",
    "erro", "hata", "lỗi", "błąd", "fout", "galat",
  ]

  /// Whether a heading is about errors of the syntax.
  static func nameSyntax(_ heading: String) -> Bool { heading.lowercased().holdsAny(of: syntax) }

  private static let syntax = [
    "unexpected syntax", "missing syntax", "invalid syntax", "syntax error", "構文エラー", "文法エラー",
    "구문 오류", "문법 오류", "语法错误", "語法錯誤",
  ]

  /// What makes a claim about an error one of another version, of another case or of its absence.
  static let hedges = [
    "no ", "not a ", "without", "avoid", "prevent", "fix", "would", "could", "may ", "might", "if ",
    "unless", "when", "swift 3", "swift 4", "swift 5", "swift 6", "before", "previously", "used to",
    "until", "anymore", "any more", "ならない", "なりません", "出ない", "しない", "以前", "場合", "없", "않는다면",
    "이전", "不会", "没有", "避免", "防止", "以前", "如果", "otherwise", "без ", "иначе", "інакше",
    "если", "якщо", "ohne", "sonst", "wenn", "sans ", "sinon", " si ", "sin ", "sem ", "senza",
    "altrimenti", "bez ", "inaczej", "przeciwnym", "olmadan", "aksi halde", "nếu", "không có",
    "tanpa", "jika",
  ]

  /// Whether a comment says how something was before.
  static func speakOfBefore(_ text: String) -> Bool {
    text.lowercased().holdsAny(of: ["previously", "formerly", "used to", "以前", "これまで", "이전", "之前"])
  }

  /// Whether a text speaks of names that are misspelt or do not exist.
  static func speakOfNames(_ text: String) -> Bool {
    text.lowercased().withStraightApostrophes.holdsAny(of: names + nonexistence)
  }

  private static let names = [
    "typo", "misspel", "mistyp", "spelling", "no such", "no member", "cannot find", "can't find",
    "could not find", "couldn't find", "not found", "unresolved", "undeclared",
    "in scope", "of scope", "not exist", "n't exist", "nonexistent", "non-existent", "誤字", "タイポ",
    "スペル", "打ち間違",
    "存在しない", "存在しません", "見つか", "スコープ", "未定義", "오타", "존재하지", "찾을 수 없", "스코프", "拼写", "拼错",
    "找不到", "不存在", "未定义", "作用域",
  ]

  /// Words of a sentence that speaks of mending an error instead of showing one.
  private static let mending = [
    "fix", "avoid", "resolve", "solve", "no longer", "without", "instead", "prevent", "to make",
    "修正", "解消", "回避", "解決", "代わりに", "해결", "수정", "대신", "修复", "避免", "解决",
    "evita", "evite", "evito", "éviter", "évite", "solucion", "arregl", "corrig", "corrij",
    "résoudre", "résout", "behebt", "behoben", "beheben", "vermeid", "lösen", "gelöst", "risolv",
    "corregg", "избеж", "исправ", "устран", "уникн", "виправ", "усун", "unikn", "napraw", "rozwiąz",
    "düzelt", "çözm", "çözer", "giderm", "önlemek", "önler", "tránh", "sửa", "khắc phục",
    "giải quyết", "mengatasi", "mencegah", "menghindar", "memperbaik",
  ]

  /// Whether a sentence before a snippet says that the snippet does not compile.
  static func announceFailure(_ sentence: String) -> Bool {
    let text = sentence.lowercased().withStraightApostrophes
    let isAnnounced = nameCompiler(text) || text.holdsAny(of: failures) || refuse(text)
    return isAnnounced && !text.holdsAny(of: mending)
  }

  /// Whether a sentence says that a piece of code does not exist, whatever the case may be.
  static func denyExistence(of code: String, _ sentence: String) -> Bool {
    // A condition may begin the sentence.
    let text = " " + sentence.lowercased().withStraightApostrophes
    return nonexistence.contains { text.contains("\(code.lowercased())\($0)") }
      && !text.holdsAny(of: conditions)
  }

  /// What says of the words before it that they do not exist.
  private static let nonexistence = [
    " does not exist", " doesn't exist", " do not exist", " don't exist", " n'existe pas",
    " no existe", " não existe", " existiert nicht", " gibt es nicht", " non esiste",
    " не существует", " не існує", " nie istnieje", " không tồn tại", "は存在しない", "は存在しません",
    "は 存在しません", "은 존재하지", "는 존재하지", "不存在", " 不存在",
  ]

  private static let conditions = [
    " if ", "when", "unless", " si ", "quand ", "wenn ", "falls ", "quando ", "cuando ", "если ",
    "якщо ", "jeśli ", "gdy ", "nếu ", "khi ", "場合", "とき", "경우", "如果", "当",
  ]

  /// What stands for values that may be missing at run time.
  static let literals: Set<String> = ["nil", "true", "false", "self", "Void", "()"]

  /// Whether a note of the compiler's says how an error may be mended.
  static func proposeMending(_ note: String) -> Bool {
    ["add", "change", "consider", "did you", "found", "insert", "mark", "remove", "replace", "use"]
      .contains(where: note.lowercased().hasPrefix)
  }

  /// What is said of code that cannot be written as one would like to.
  private static let failures = ["うまくいかな", "うまくいきません", "こうは書けな", "も書けな", "とは書けな", "書けません"]

  /// Words that only a compile error explains, in languages whose prose is not read for claims.
  private static let furtherRefusals = [
    "no compila", "error de compilación", "não compila", "erro de compilação", "ne compile pas",
    "ne compilera pas", "erreur de compilation", "kompiliert nicht", "nicht kompilier",
    "compilerfehler", "non compila", "errore di compilazione", "не компилиру", "не скомпилиру",
    "ошибка компиляции", "ошибку компиляции", "ошибке компиляции", "не компілю", "не скомпілю",
    "помилка компіляції", "помилку компіляції", "nie kompiluje", "nie skompiluje",
    "błąd kompilacji", "derlenmez", "derleme hatası", "không biên dịch", "lỗi biên dịch",
    "tidak dapat dikompilasi", "tidak bisa dikompilasi", "gagal dikompilasi",
  ]

  /// Words that may speak of either kind of error, and what makes them speak of the code that follows.
  private static let furtherErrors = [
    "dará error", "produce un error", "gera um erro", "dará erro", "provoque une erreur",
    "führt zu einem fehler", "dà errore", "выдаст ошибку", "видасть помилку", "hata verir",
    "gặp lỗi", "bị lỗi",
    "エラーになる", "エラーになります", "エラーが発生", "에러가 발생", "오류가 발생", "에러가 난", "오류가 난", "会报错", "会出错",
  ]

  private static let thisExample = [
    "este código", "el siguiente código", "este ejemplo", "o código a seguir", "ce code",
    "cet exemple", "le code suivant", "dieser code", "der folgende code", "questo codice",
    "этот код", "следующий код", "цей код", "наступний код", "bu kod", "aşağıdaki kod", "ví dụ sau",
    "code sau", "đoạn mã sau",
    "次のコード", "以下のコード", "このように書く", "以下のように書く", "이렇게 작성하면", "이렇게 하면", "다음 코드", "아래 코드", "这样写",
    "下面的代码", "以下代码",
  ]

  /// What says that there is no error, or none any more.
  private static let absences = [
    "sin error", "no dará", "no produce", "sem erro", "não dará", "não gera", "sans erreur",
    "ne provoque", "ohne compilerfehler", "ohne fehler", "kein", "senza error", "non dà",
    "без ошиб", "не выдаст", "без помил", "не видасть", "bez błęd", "olmadan", "vermez", "tanpa",
    "không còn", "không bị", "không gặp", "không có lỗi", "なりません", "ならない", "しない", "しません", "않", "不会",
  ]

  /// Whether a sentence in a language whose prose is not read for claims says that code does not compile;
  /// it is in lower case.
  static func refuse(_ text: String) -> Bool {
    let isRefusal =
      text.holdsAny(of: furtherRefusals)
      || text.holdsAny(of: furtherErrors) && text.holdsAny(of: thisExample)
    return isRefusal && !text.holdsAny(of: absences)
  }

  /// Whether a sentence gives the reason for what the one before it says.
  static func giveReason(_ sentence: String) -> Bool {
    let text = sentence.trimmingBlanks.lowercased()
    return ["because ", "this is because", "that's because", "なぜなら", "というのも", "왜냐하면", "因为", "因為"]
      .contains(where: text.hasPrefix)
      || ["때문이다", "때문입니다", "때문이에요", "ためです", "ためである"].contains(where: text.hasSuffix)
  }

  /// Whether a sentence behind a snippet tells of the error that the snippet comes to.
  static func tellFailure(_ sentence: String) -> Bool {
    let text = sentence.lowercased().withStraightApostrophes
    let isTold =
      nameCompiler(text) || text.holdsAny(of: outcomes)
      || text.holdsAny(of: error)
    return isTold && !text.holdsAny(of: mending + hedges + elsewhere)
  }

  /// Whether a sentence behind a snippet says of the snippet that it does not compile.
  static func refuseThisCode(_ sentence: String) -> Bool {
    let text = sentence.lowercased().withStraightApostrophes.trimmingBlanks
    // What ends with a colon leads to other code.
    return nameCompiler(text) && text.holdsAny(of: thisCode) && text.last != ":" && text.last != "："
      && !text.holdsAny(of: mending + hedges + elsewhere)
  }

  /// Whether a sentence after a snippet announces the compiler's message, which is shown after it.
  static func leadToMessage(_ sentence: String) -> Bool {
    let text = sentence.lowercased()
    let isOpen = text.hasSuffix(":") || text.hasSuffix("：")
    return isOpen && text.holdsAny(of: ["error", "エラー", "오류", "에러", "错误"])
      || text.holdsAny(of: [
        "the following error", "the following diagnostic", "次のエラー", "以下のエラー", "다음 오류", "다음 에러",
        "以下错误",
        "如下错误",
      ])
  }

  /// What prose calls the code before it.
  private static let thisCode = [
    "this code", "code above", "above code", "this snippet", "this example", "このコード", "上記のコード",
    "上のコード", "이 코드", "위 코드", "위의 코드", "这段代码", "上面的代码", "以上代码", "上述代码", "este código",
    "este ejemplo", "ce code", "cet exemple", "dieser code", "questo codice", "этот код",
    "данный код", "цей код", "ten kod", "bu kod", "đoạn mã này", "kode ini",
  ]

  /// Whether a comment speaks of all the code that it stands in.
  static func nameThisCode(_ comment: String) -> Bool {
    comment.lowercased().withStraightApostrophes.holdsAny(of: thisCode)
  }

  /// Words of a sentence about the code behind it, or about errors that are only likely or gone.
  private static let elsewhere = [
    "following", "below", "error-prone", "次の", "以下", "下記", "なくなる", "なくなり", "しやすい",
    "다음", "下面",
  ]

  /// Words with which a story goes on that has come to an error.
  private static let outcomes = [
    "エラーになり", "エラーとなり", "エラーになって", "エラーとなって", "エラーになった", "エラーとなった", "怒られ",
    "에러가 나", "오류가 나", "에러가 뜨", "오류가 뜨", "에러가 뜬",
    "오류가 뜬", "出错了", "又失败了", "还是失败", "get an error", "gives us an error",
  ]

  /// Whether a text is nothing but a mark for what is right or wrong.
  static func isMark(_ text: String) -> Bool {
    !text.isEmpty && text.allSatisfy(VerdictMark.isMark)
  }

  /// Whether a line bears a mark for what is wrong.
  static func bearsMark(_ line: String) -> Bool { line.contains(where: VerdictMark.isWrong) }

  /// Whether a comment begins with a mark for what is wrong, or says that something cannot be.
  static func markWrong(_ text: String) -> Bool {
    let body = text.trimmingBlanks
    if let first = body.first, VerdictMark.isWrong(first) { return true }
    let word = body.prefix { $0.isLetter }
    return wrong.contains(word.lowercased()) || text.holdsAny(of: denials)
  }

  /// Whether a comment begins with a mark for what is wrong, or is nothing but a word for it.
  static func isBlame(_ text: String) -> Bool {
    let body = text.trimmingBlanks
    return body.first.map(VerdictMark.isWrong) ?? false || wrong.contains(body.lowercased())
  }

  /// The words with which comments on what is wrong begin.
  static let wrong = [
    "ng", "bad", "incorrect", "wrong", "错误代码", "错误示例", "错误写法", "悪い例", "나쁜", "плохо", "неправильно",
    "falsch", "schlecht", "mal", "incorrecto", "mauvais", "errado", "sbagliato", "sai", "yanlış",
    "salah",
    "źle",
  ]

  /// Words that say that something cannot be, whatever refuses it.
  private static let denials = [
    "cannot ", "can't ", "can not ", "not possible", "impossible", "not supported", "unsupported",
    "できない", "できません", "할 수 없", "不能", "不可以", "無法", "无法", "нельзя", "невозможно",
    "no se puede", "não pode", "não é possível", "ne peut pas", "impossible de", "kann nicht",
    "nicht möglich", "non si può", "non può", "nie można", "không thể", "tidak bisa", "tidak dapat",
  ]
}
