import PentadCore
import Synchronization

/// What crosses the boundary as a handle: a reference that the caller owns until its `_free`.
///
/// A subclass is `final` and `Sendable` in fact: `_free` may come on any thread, and so may every
/// other call. The C type of the handle is a typealias of `OpaquePointer` that ends in `_ref`; the
/// generator prints `pentad_error_ref` as `pentad_error *`.
class Handle: @unchecked Sendable {
  /// How many handles and strings callers own now.
  static var count: Int { owned.load(ordering: .relaxed) }

  private static let owned = Atomic<Int>(0)

  /// Counts what was given away without being a `Handle`: `1` a string given, `-1` one taken back.
  static func count(_ change: Int) {
    owned.add(change, ordering: .relaxed)
  }

  /// Gives the caller a reference to own.
  final func give() -> OpaquePointer {
    Handle.count(1)
    return OpaquePointer(Unmanaged.passRetained(self).toOpaque())
  }

  /// Lends a callback a pointer that lives as long as `body`.
  final func lend<Result>(_ body: (OpaquePointer) -> Result) -> Result {
    withExtendedLifetime(self) {
      body(OpaquePointer(Unmanaged.passUnretained(self).toOpaque()))
    }
  }

  /// The object behind a handle; nil for NULL.
  static func borrow(_ pointer: OpaquePointer?) -> Self? {
    guard let pointer else { return nil }
    return Unmanaged<Self>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
  }

  /// The object behind a handle that must not be NULL.
  static func borrow(
    _ pointer: OpaquePointer?, _ name: StaticString
  ) throws(PentadError) -> Self {
    guard let object = borrow(pointer) else { throw PentadError(.misuse, "\(name) is NULL") }
    return object
  }

  /// Takes back the caller's reference; does nothing for NULL.
  static func free(_ pointer: OpaquePointer?) {
    guard let pointer else { return }
    Handle.count(-1)
    Unmanaged<Self>.fromOpaque(UnsafeRawPointer(pointer)).release()
  }
}
