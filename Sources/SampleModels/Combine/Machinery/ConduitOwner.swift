/// A publisher that keeps a list of conduits.
protocol ConduitOwner: AnyObject {
  /// Takes a conduit out of the list.
  func disassociate(_ conduit: AnyConduit)
}
