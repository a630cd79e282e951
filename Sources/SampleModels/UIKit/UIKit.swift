// What `import UIKit` brings along: Foundation.
@_exported import Foundation
