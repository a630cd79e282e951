import Foundation

/// A place in a text.
@MainActor @preconcurrency
open class UITextPosition: NSObject {}
