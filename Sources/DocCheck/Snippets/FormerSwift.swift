/// Knows what was Swift once: texts that speak of its earlier versions, and the names that it and Apple's
/// libraries had in them.
enum FormerSwift {
  /// Whether a text names a version of Swift that this compiler has no mode for: `Swift 2.2`, `swift3`.
  static func isNamed(in text: String) -> Bool { names(1...4, in: text) }

  /// Whether an article, read whole, is about Swift of an earlier version: it names one, and none of today.
  static func isTopic(of text: String) -> Bool {
    isNamed(in: text) && !names(5...6, in: text) && !text.contains("SwiftUI")
  }

  /// Whether a text says that what it is about is no way of writing Swift now: by a version, or in words.
  static func isTold(in text: String) -> Bool {
    isNamed(in: text) || text.lowercased().holdsAny(of: words)
  }

  private static let words = [
    "deprecated", "obsolete", "no longer", "old days", "old way", "old syntax", "old:", "old swift",
    "older", "legacy", "formerly", "used to", "previously", "objective-c", "obj-c", "triggering",
    "旧", "古い", "昔", "以前", "이전", "예전", "옛날", "过去", "過去", "老版本", "старый", "старом", "раньше",
    "veraltet", "früher", "ancien", "obsolète", "antig", "vecchi", "eski", "dawniej",
  ]

  /// Whether a text holds the language's name with one of some versions behind it.
  private static func names(_ versions: ClosedRange<Int>, in text: String) -> Bool {
    let bytes = Array(text.utf8)
    let name = Array("wift".utf8)
    return bytes.indices.contains { start in
      guard bytes[start] | 0x20 == UInt8(ascii: "s"), start + name.count < bytes.count,
        bytes[(start + 1)...].starts(with: name, by: { $0 | 0x20 == $1 }),
        start == 0 || !isLetter(bytes[start - 1])
      else { return false }
      let rest = bytes[(start + 5)...].prefix(4).drop { " -".utf8.contains($0) }
        .drop { $0 == UInt8(ascii: "v") }
      guard let digit = rest.first, versions.contains(Int(digit) - 48) else { return false }
      return rest.dropFirst().first.map { !(48...57).contains($0) && !isLetter($0) } ?? true
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// The current name of what an earlier Swift called by a name; nothing if that has not changed.
  ///
  /// - Parameter isInherited: whether a type inherits it, as apps' own types of everyday names are not.
  static func currentName(of name: String, isInherited: Bool) -> String? {
    names[name] ?? (isInherited ? protocols[name] : nil)
  }

  /// The members that every value had once.
  static let membersOfAll: Set<String> = ["dynamicType"]

  /// The protocols whose former names an app may well give to types of its own.
  private static let protocols = [
    "ErrorType": "Error", "SequenceType": "Sequence", "CollectionType": "Collection",
    "GeneratorType": "IteratorProtocol", "OptionSetType": "OptionSet",
  ]

  private static let names = [
    "IntMax": "Int64", "UIntMax": "UInt64", "BindableObject": "ObservableObject",
    "PresentationButton": "sheet(isPresented:content:)",
    "PresentationLink": "sheet(isPresented:content:)",
    "println": "print", "StringLiteralConvertible": "ExpressibleByStringLiteral",
    "IntegerLiteralConvertible": "ExpressibleByIntegerLiteral",
    "FloatLiteralConvertible": "ExpressibleByFloatLiteral",
    "BooleanLiteralConvertible": "ExpressibleByBooleanLiteral",
    "ArrayLiteralConvertible": "ExpressibleByArrayLiteral",
    "DictionaryLiteralConvertible": "ExpressibleByDictionaryLiteral",
    "NilLiteralConvertible": "ExpressibleByNilLiteral",
    "NSUserDefaults": "UserDefaults", "NSNotificationCenter": "NotificationCenter",
    "NSFileManager": "FileManager", "NSBundle": "Bundle", "NSURLSession": "URLSession",
    "NSURLSessionConfiguration": "URLSessionConfiguration",
    "NSURLSessionTask": "URLSessionTask", "NSURLSessionDataTask": "URLSessionDataTask",
    "NSURLResponse": "URLResponse", "NSHTTPURLResponse": "HTTPURLResponse",
    "NSJSONSerialization": "JSONSerialization", "NSDateFormatter": "DateFormatter",
    "NSNumberFormatter": "NumberFormatter", "NSTimer": "Timer", "NSThread": "Thread",
    "NSRunLoop": "RunLoop", "NSOperationQueue": "OperationQueue", "NSOperation": "Operation",
    "NSBlockOperation": "BlockOperation", "NSProcessInfo": "ProcessInfo", "NSTask": "Process",
    "NSPipe": "Pipe", "NSXMLParser": "XMLParser", "NSScanner": "Scanner",
    "dispatch_async": "DispatchQueue.async", "dispatch_sync": "DispatchQueue.sync",
    "dispatch_after": "DispatchQueue.asyncAfter", "dispatch_get_main_queue": "DispatchQueue.main",
    "dispatch_get_global_queue": "DispatchQueue.global", "dispatch_queue_create": "DispatchQueue",
    "dispatch_group_create": "DispatchGroup", "dispatch_semaphore_create": "DispatchSemaphore",
    "CGRectMake": "CGRect", "CGPointMake": "CGPoint",
    "CGSizeMake": "CGSize", "UIEdgeInsetsMake": "UIEdgeInsets", "UIControlState": "UIControl.State",
    "UIControlEvents": "UIControl.Event", "UITableViewCellStyle": "UITableViewCell.CellStyle",
    "UITableViewCellEditingStyle": "UITableViewCell.EditingStyle",
    "UITableViewRowAnimation": "UITableView.RowAnimation",
    "UIViewAnimationOptions": "UIView.AnimationOptions",
    "UIAlertActionStyle": "UIAlertAction.Style",
    "UIAlertControllerStyle": "UIAlertController.Style",
    "UIApplicationLaunchOptionsKey": "UIApplication.LaunchOptionsKey",
    "NSAttributedStringKey": "NSAttributedString.Key", "UIImagePNGRepresentation": "pngData()",
    "UIImageJPEGRepresentation": "jpegData(compressionQuality:)",
  ]
}
