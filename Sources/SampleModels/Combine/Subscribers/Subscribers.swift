/// A namespace for types that are subscribers or belong to them.
public enum Subscribers {}
