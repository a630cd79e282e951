/// Knows what was Swift once: texts that speak of its earlier versions, and the names that it and Apple's
/// libraries had in them.
enum FormerSwift {
  /// Whether a text names a version of Swift that this compiler has no mode for: `Swift 2.2`, `swift3`.
  static func isNamed(in text: String) -> Bool {
    text.contains(/(?i)\bswift[ -]?v?[1-4](?:\.(?:\d\b|x)|\b(?!\.?\d))/)
  }

  /// What a name that is declared nowhere is called since Swift 3; nothing if it has not changed.
  static func currentName(of name: String) -> String? { names[name] }

  /// What a member of a library's type is called since Swift 3; nothing if no version had it.
  ///
  /// The colours that UIKit had as functions, `redColor()`, lost their last word.
  ///
  /// - Parameter others: the members that the type has.
  static func currentMember(_ name: String, beside others: Set<String>) -> String? {
    if let current = members[name] { return current }
    guard name.hasSuffix("Color"), !others.contains(name) else { return nil }
    let colour = String(name.dropLast("Color".count))
    return others.contains(colour) ? colour : nil
  }

  /// The members that every value had once.
  static let membersOfAll: Set<String> = ["dynamicType"]

  private static let names = [
    "println": "print", "countElements": "count", "sizeof": "MemoryLayout",
    "strideof": "MemoryLayout",
    "alignof": "MemoryLayout", "ErrorType": "Error", "SequenceType": "Sequence",
    "CollectionType": "Collection", "GeneratorType": "IteratorProtocol",
    "OptionSetType": "OptionSet",
    "AnyGenerator": "AnyIterator", "BooleanType": "Bool",
    "StringLiteralConvertible": "ExpressibleByStringLiteral",
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
    "CGRectMake": "CGRect", "CGPointMake": "CGPoint", "CGSizeMake": "CGSize",
    "UIEdgeInsetsMake": "UIEdgeInsets", "UIControlState": "UIControl.State",
    "UIControlEvents": "UIControl.Event", "UITableViewCellStyle": "UITableViewCell.CellStyle",
    "UITableViewCellEditingStyle": "UITableViewCell.EditingStyle",
    "UITableViewRowAnimation": "UITableView.RowAnimation",
    "UIViewAnimationOptions": "UIView.AnimationOptions",
    "UIAlertActionStyle": "UIAlertAction.Style",
    "UIAlertControllerStyle": "UIAlertController.Style",
    "UIApplicationLaunchOptionsKey": "UIApplication.LaunchOptionsKey",
    "NSAttributedStringKey": "NSAttributedString.Key", "UIImagePNGRepresentation": "pngData()",
    "UIImageJPEGRepresentation": "jpegData(compressionQuality:)",
    "presentViewController": "present(_:animated:completion:)",
    "dismissViewControllerAnimated": "dismiss(animated:completion:)",
    "performSegueWithIdentifier": "performSegue(withIdentifier:sender:)",
  ]

  private static let members = [
    "dynamicType": "type(of:)", "enumerate": "enumerated()", "sortInPlace": "sort()",
    "appendContentsOf": "append(contentsOf:)", "removeAtIndex": "remove(at:)",
    "joinWithSeparator": "joined(separator:)", "minElement": "min()", "maxElement": "max()",
    "uppercaseString": "uppercased()", "lowercaseString": "lowercased()",
    "capitalizedString": "capitalized",
    "componentsSeparatedByString": "components(separatedBy:)",
    "componentsJoinedByString": "joined(separator:)",
    "stringByAppendingString": "appending(_:)",
    "stringByReplacingOccurrencesOfString": "replacingOccurrences(of:with:)",
    "stringByTrimmingCharactersInSet": "trimmingCharacters(in:)",
    "dataUsingEncoding": "data(using:)", "dateByAddingTimeInterval": "addingTimeInterval(_:)",
    "stringFromDate": "string(from:)", "dateFromString": "date(from:)",
    "standardUserDefaults": "standard", "defaultManager": "default", "defaultCenter": "default",
    "mainBundle": "main", "sharedSession": "shared", "sharedApplication": "shared",
    "mainScreen": "main", "mainQueue": "main", "currentDevice": "current",
    "objectForKey": "object(forKey:)", "stringForKey": "string(forKey:)",
    "integerForKey": "integer(forKey:)", "boolForKey": "bool(forKey:)",
    "dataTaskWithURL": "dataTask(with:)", "dataTaskWithRequest": "dataTask(with:)",
    "presentViewController": "present(_:animated:completion:)",
    "dismissViewControllerAnimated": "dismiss(animated:completion:)",
    "popViewControllerAnimated": "popViewController(animated:)",
    "performSegueWithIdentifier": "performSegue(withIdentifier:sender:)",
    "dequeueReusableCellWithIdentifier": "dequeueReusableCell(withIdentifier:for:)",
    "instantiateViewControllerWithIdentifier": "instantiateViewController(withIdentifier:)",
    "animateWithDuration": "animate(withDuration:animations:)",
  ]
}
