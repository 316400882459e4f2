import PentadCore
import Synchronization

/// The base class of all objects that cross the boundary as a handle: a reference that the caller
/// owns until its `_free`.
///
/// A subclass is `final` and really `Sendable`: `_free` and every other call may come on any
/// thread. The C type of the handle is a typealias of `OpaquePointer` that ends in `_ref`; the
/// generator prints `pentad_error_ref` as `pentad_error *`.
class Handle: @unchecked Sendable {
  /// The number of handles and strings that callers own now.
  static var count: Int { owned.load(ordering: .relaxed) }

  private static let owned = Atomic<Int>(0)

  /// Counts an object that is not a `Handle`: `1` for a string that was given, `-1` for one taken
  /// back.
  static func count(_ change: Int) {
    owned.add(change, ordering: .relaxed)
  }

  /// Gives the caller an owned reference.
  final func give() -> OpaquePointer {
    Handle.count(1)
    return OpaquePointer(Unmanaged.passRetained(self).toOpaque())
  }

  /// Lends a callback a pointer that is valid during `body`.
  final func lend<Result>(_ body: (OpaquePointer) -> Result) -> Result {
    withExtendedLifetime(self) {
      body(OpaquePointer(Unmanaged.passUnretained(self).toOpaque()))
    }
  }

  /// Returns the object behind a handle; nil for NULL.
  static func borrow(_ pointer: OpaquePointer?) -> Self? {
    guard let pointer else { return nil }
    return Unmanaged<Self>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
  }

  /// Returns the object behind a handle that must not be NULL.
  static func borrow(
    _ pointer: OpaquePointer?, _ name: StaticString
  ) throws(PentadError) -> Self {
    guard let object = borrow(pointer) else { throw PentadError(.misuse, "\(name) is NULL") }
    return object
  }

  /// Takes back the caller's reference; a no-op for NULL.
  static func free(_ pointer: OpaquePointer?) {
    guard let pointer else { return }
    Handle.count(-1)
    Unmanaged<Self>.fromOpaque(UnsafeRawPointer(pointer)).release()
  }
}
