/// A member that a type of a library had under another name before Swift 3, or has in other languages, and only
/// as it is called here: an app's own extension may well have one of that name.
struct FormerMember: Sendable {
  /// What the member is called now.
  let current: String
  /// The types that had it; all if there are none, as for what only controllers bear such names of.
  private var owners: Set<String> = []
  /// The labels of its arguments; nothing for a property.
  private var labels: [String]?

  private init(_ current: String, of owners: Set<String> = [], taking labels: [String]? = nil) {
    (self.current, self.owners, self.labels) = (current, owners, labels)
  }

  /// What a type's member is called now; nothing if the type had none of that name, or is used otherwise.
  ///
  /// - Parameters:
  ///   - name: the member.
  ///   - type: the type as the compiler prints it.
  ///   - call: how the member is called; nothing where it is not.
  static func currentName(of name: String, in type: String, calledAs call: Call?) -> String? {
    if type == "UIColor" || type == "NSColor" {
      guard name.hasSuffix("Color"), call?.labels == [] else { return nil }
      let colour = String(name.dropLast("Color".count))
      return colours.contains(colour) ? colour : nil
    }
    guard let member = all[name],
      member.owners.isEmpty || member.owners.contains(APIGap.generic(type) ?? type),
      call?.trailingClosures.isEmpty ?? true, call?.labels == member.labels
    else { return nil }
    return member.current
  }

  /// The colours that UIKit had as functions.
  private static let colours: Set<String> = [
    "black", "blue", "brown", "clear", "cyan", "darkGray", "gray", "green", "lightGray", "magenta",
    "orange", "purple", "red", "white", "yellow",
  ]

  private static let string: Set<String> = ["String"]
  private static let lists: Set<String> = ["Array", "ArraySlice", "Set", "String"]

  private static let all = [
    "enumerate": FormerMember("enumerated()", of: lists, taking: []),
    "sortInPlace": FormerMember("sort()", of: lists, taking: []),
    "appendContentsOf": FormerMember("append(contentsOf:)", of: lists, taking: ["_"]),
    "removeAtIndex": FormerMember("remove(at:)", of: lists, taking: ["_"]),
    "joinWithSeparator": FormerMember("joined(separator:)", of: lists, taking: ["_"]),
    "join": FormerMember("joined(separator:)", of: lists, taking: ["separator"]),
    "intersect": FormerMember("intersection(_:)", of: ["Set"], taking: ["_"]),
    "exclusiveOr": FormerMember("symmetricDifference(_:)", of: ["Set"], taking: ["_"]),
    "minElement": FormerMember("min()", of: lists, taking: []),
    "maxElement": FormerMember("max()", of: lists, taking: []),
    "uppercaseString": FormerMember("uppercased()", of: string),
    "lowercaseString": FormerMember("lowercased()", of: string),
    "capitalizedString": FormerMember("capitalized", of: string),
    "componentsSeparatedByString":
      FormerMember("components(separatedBy:)", of: string, taking: ["_"]),
    "stringByAppendingString": FormerMember("appending(_:)", of: string, taking: ["_"]),
    "stringByReplacingOccurrencesOfString":
      FormerMember("replacingOccurrences(of:with:)", of: string, taking: ["_", "withString"]),
    "stringByTrimmingCharactersInSet":
      FormerMember("trimmingCharacters(in:)", of: string, taking: ["_"]),
    "stringFromDate": FormerMember("string(from:)", of: ["DateFormatter"], taking: ["_"]),
    "dateFromString": FormerMember("date(from:)", of: ["DateFormatter"], taking: ["_"]),
    "standardUserDefaults": FormerMember("standard", of: ["UserDefaults"], taking: []),
    "defaultManager": FormerMember("default", of: ["FileManager"], taking: []),
    "defaultCenter": FormerMember("default", of: ["NotificationCenter"], taking: []),
    "mainBundle": FormerMember("main", of: ["Bundle"], taking: []),
    "sharedSession": FormerMember("shared", of: ["URLSession"], taking: []),
    "sharedApplication": FormerMember("shared", of: ["UIApplication"], taking: []),
    "mainScreen": FormerMember("main", of: ["UIScreen"], taking: []),
    "currentDevice": FormerMember("current", of: ["UIDevice"], taking: []),
    "presentViewController":
      FormerMember("present(_:animated:completion:)", taking: ["_", "animated", "completion"]),
    "dismissViewControllerAnimated":
      FormerMember("dismiss(animated:completion:)", taking: ["_", "completion"]),
    "popViewControllerAnimated": FormerMember("popViewController(animated:)", taking: ["_"]),
    "performSegueWithIdentifier":
      FormerMember("performSegue(withIdentifier:sender:)", taking: ["_", "sender"]),
    "dequeueReusableCellWithIdentifier":
      FormerMember(
        "dequeueReusableCell(withIdentifier:for:)",
        of: ["UITableView"],
        taking: ["_", "forIndexPath"]
      ),
    "instantiateViewControllerWithIdentifier":
      FormerMember(
        "instantiateViewController(withIdentifier:)",
        of: ["UIStoryboard"],
        taking: ["_"]
      ),
  ]
}
