/// The way from a publisher to one of its subscribers, of any type.
///
/// Lists hold conduits by this type, which is not generic: sending then needs no type metadata to
/// be looked up at run time.
class AnyConduit {}
