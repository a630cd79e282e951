// What `import SwiftUI` brings along on iOS: Combine, Foundation and UIKit, and Observation.
@_exported import Combine
@_exported import Foundation
@_exported import Observation
@_exported import UIKit
