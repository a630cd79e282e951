import Combine

/// The name that Apple's Foundation passes on from Combine.
public typealias ObservableObject = Combine.ObservableObject

/// The name that Apple's Foundation passes on from Combine.
public typealias Published = Combine.Published
