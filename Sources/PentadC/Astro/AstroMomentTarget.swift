import AstroKit
import PentadCore

/// Where a search leaves one moment and what happens then; both may be missing.
struct MomentTarget<Detail> {
  private let time: UnsafeMutablePointer<Int64>?
  private let detail: UnsafeMutablePointer<Detail>?

  /// Writes that nothing has been found yet.
  init(
    _ time: UnsafeMutablePointer<Int64>?, _ detail: UnsafeMutablePointer<Detail>?, empty: Detail
  ) {
    self.time = time
    self.detail = detail
    time?.pointee = .min
    detail?.pointee = empty
  }

  func write(_ instant: Instant, _ found: Detail) {
    time?.pointee = instant.milliseconds
    detail?.pointee = found
  }
}
