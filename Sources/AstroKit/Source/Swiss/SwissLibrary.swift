#if Astro
  import CSwissEphemeris
  import Foundation
  import PentadCore

  /// The checked calls of libswe. A value is valid only inside ``SwissEphemeris/withLibrary(_:)``,
  /// on the thread on which libswe was opened.
  struct SwissLibrary {
    let swe: SwissFunctions
    let kind: EphemerisKind
    let files: EphemerisFiles

    /// The flag of the requested ephemeris.
    var flag: Int32 { kind == .swiss ? SEFLG_SWIEPH : SEFLG_MOSEPH }

    #if canImport(Darwin)
      /// The last instance that used libswe. On Apple's platforms libswe has one state for the
      /// whole process: only one instance runs at a time, and the path is set again after another
      /// instance ran.
      private static let turn = Lock(ObjectIdentifier?.none)
    #endif

    /// Runs `body` while no other instance can access the state shared with libswe. The argument of
    /// `body` is true if another instance ran since this one's last turn.
    static func exclusively<Value>(
      for instance: ObjectIdentifier, _ body: (Bool) throws(PentadError) -> Value
    ) throws(PentadError) -> Value {
      #if canImport(Darwin)
        let result = turn.withLock { last -> Result<Value, PentadError> in
          let isOther = last != nil && last != instance
          last = instance
          do throws(PentadError) {
            return .success(try body(isOther))
          } catch {
            return .failure(error)
          }
        }
        return try result.get()
      #else
        // On other platforms the state belongs to the thread, and the thread to one instance.
        return try body(false)
      #endif
    }

    /// Returns the text that a call of libswe wrote into a buffer of 256 bytes.
    static func text(_ call: (UnsafeMutablePointer<CChar>) -> Void) -> String {
      withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
        buffer.initialize(repeating: 0)
        guard let base = buffer.baseAddress else { return "" }
        call(base)
        return String(cString: base)
      }
    }
  }
#endif
