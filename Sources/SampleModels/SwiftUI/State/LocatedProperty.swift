/// A property wrapper whose value lives in a place that a runtime may replace.
package protocol LocatedProperty: DynamicProperty {
  associatedtype Stored

  /// The place of the value; before a runtime replaces it, it holds the initial value.
  var location: any Location<Stored> { get set }
}
