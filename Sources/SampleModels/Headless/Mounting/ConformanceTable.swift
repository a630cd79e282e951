/// The table of an image's conformances, as the compiler writes it.
///
/// Each entry is the distance to a record of a protocol, a type and flags.
struct ConformanceTable {
  /// The table.
  let bytes: UnsafeRawBufferPointer

  /// The types, other than generic ones and classes, that conform to the protocol with a descriptor.
  func types(conformingTo protocolDescriptor: UnsafeRawPointer) -> [Any.Type] {
    guard let start = bytes.baseAddress else { return [] }
    return stride(from: 0, to: bytes.count, by: 4).compactMap { offset in
      let record = Self.target(of: start + offset)
      guard Self.mayBeIndirectTarget(of: record) == protocolDescriptor else { return nil }
      return Self.type(in: record)
    }
  }

  /// The type of a record, if it is a structure whose descriptor is in the same image.
  private static func type(in record: UnsafeRawPointer) -> Any.Type? {
    let referenceKind = (record.load(fromByteOffset: 12, as: UInt32.self) >> 3) & 7
    guard referenceKind == 0 else { return nil }
    let descriptor = target(of: record + 4)
    let flags = descriptor.load(as: UInt32.self)
    let (isStructure, isGeneric) = (flags & 0x1f == 17, flags & 0x80 != 0)
    guard isStructure, !isGeneric else { return nil }
    typealias Accessor = @convention(c) (Int) -> UnsafeRawPointer
    let metadata = unsafeBitCast(target(of: descriptor + 12), to: Accessor.self)(0)
    return unsafeBitCast(metadata, to: Any.Type.self)
  }

  /// What a distance leads to, counted from where it is.
  private static func target(of field: UnsafeRawPointer) -> UnsafeRawPointer {
    field + Int(field.load(as: Int32.self))
  }

  /// What a distance leads to, over a pointer if it is odd.
  private static func mayBeIndirectTarget(of field: UnsafeRawPointer) -> UnsafeRawPointer {
    let distance = Int(field.load(as: Int32.self))
    let address = field + (distance & ~1)
    return distance & 1 == 0 ? address : address.load(as: UnsafeRawPointer.self)
  }
}
