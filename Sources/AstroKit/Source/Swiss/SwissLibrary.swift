#if Astro
  import CSwissEphemeris
  import Foundation
  import PentadCore

  /// The calls of libswe, each with its answer checked. Lives only inside
  /// ``SwissEphemeris/withLibrary(_:)``, on the thread that libswe was opened on.
  struct SwissLibrary {
    let swe: SwissFunctions
    let kind: EphemerisKind
    let files: EphemerisFiles

    /// The flag of the ephemeris asked for.
    var flag: Int32 { kind == .swiss ? SEFLG_SWIEPH : SEFLG_MOSEPH }

    #if canImport(Darwin)
      /// On Apple's platforms libswe has one state for the whole process: one instance at a time, and
      /// the path set again when it was another's turn.
      private static let turn = Lock(ObjectIdentifier?.none)
    #endif

    /// Runs `body` while no other instance may touch what it shares with libswe; tells it whether
    /// another did since its last turn.
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
        // Elsewhere the state belongs to the thread, and the thread to one instance.
        return try body(false)
      #endif
    }

    /// What a call of libswe wrote into a text of 256 bytes.
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
