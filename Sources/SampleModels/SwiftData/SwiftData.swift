// What `import SwiftData` brings along: Foundation with its predicates, and Observation, which the
// macros' code names.
@_exported import Foundation
@_exported import Observation
