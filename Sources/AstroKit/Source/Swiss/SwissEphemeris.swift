#if Astro
  import CSwissEphemeris
  import Foundation
  package import PentadCore

  /// An actor that runs libswe on a thread of its own.
  ///
  /// Every call of libswe in Pentad goes through it. The thread ends and its files are closed with
  /// ``close()`` or when the last reference is released.
  package actor SwissEphemeris: SegmentSource {
    private let thread: EphemerisThread
    private let swe: SwissFunctions
    let options: SwissOptions
    let files: EphemerisFiles
    private let found = Lock<[String]>([])
    private var isOpen = false
    private var isClosed = false

    package nonisolated var unownedExecutor: UnownedSerialExecutor {
      thread.asUnownedSerialExecutor()
    }

    /// Creates an ephemeris; no file is opened before the first use.
    ///
    /// - Throws: ``PentadCore/PentadError/Code/unsupported`` if libswe is not installed,
    ///   ``PentadCore/PentadError/Code/invalid`` for folders that libswe cannot use,
    ///   ``PentadCore/PentadError/Code/conflict`` when `SE_EPHE_PATH` names other folders,
    ///   ``PentadCore/PentadError/Code/unavailable`` when its thread cannot be started.
    package init(_ options: SwissOptions = SwissOptions()) throws(PentadError) {
      files = try EphemerisFiles(
        folders: options.folders, environment: ProcessInfo.processInfo.environment)
      self.options = options
      let swe = try SwissFunctions.installed()
      self.swe = swe
      try SpareThreads.require(2)
      thread = EphemerisThread { swe.close() }
    }

    /// Closes the files and ends the thread; later calls throw
    /// ``PentadCore/PentadError/Code/closed``. Closing again is a no-op.
    package func close() {
      guard !isClosed else { return }
      isClosed = true
      swe.close()
      thread.end()
    }

    /// Calls `body` with libswe, with its path set, on its thread. No other job runs on the thread
    /// before `body` returns.
    func withLibrary<Value>(
      _ body: (SwissLibrary) throws(PentadError) -> Value
    ) throws(PentadError) -> Value {
      guard !isClosed else { throw PentadError.closed("calendar") }
      return try SwissLibrary.exclusively(for: ObjectIdentifier(self)) {
        isOther throws(PentadError) -> Value in
        if !isOpen || isOther {
          swe.setEphePath(files.path)
          isOpen = true
        }
        do throws(PentadError) {
          return try body(SwissLibrary(swe: swe, kind: options.kind, files: files))
        } catch {
          // libswe caches its last results and would return a coarser one for the same request,
          // without a report. Reopening also finds files that were installed since.
          if error.code != .cancelled { isOpen = false }
          throw error
        }
      }
    }

    /// The paths of the files that were used and do not match a published file, in the order of
    /// their first use.
    package nonisolated var unverifiedFiles: [String] { found.withLock { $0 } }

    package func isVerified(_ range: Range<Double>) -> Bool {
      options.kind == .moshier || files.unverified(EphemerisFiles.names(covering: range)).isEmpty
    }

    /// Records the files that are about to be used and do not match a published file.
    func verify(_ range: Range<Double>) {
      guard options.kind == .swiss else { return }
      let unverified = files.unverified(EphemerisFiles.names(covering: range))
      guard !unverified.isEmpty else { return }
      found.withLock { found in found += unverified.filter { !found.contains($0) } }
    }

    package func fingerprint() throws(PentadError) -> String {
      guard !isClosed else { throw PentadError.closed("calendar") }
      let version = SwissLibrary.text { _ = swe.version($0) }
      guard options.kind == .swiss else { return "libswe \(version) moshier" }
      guard let fingerprint = files.fingerprint() else {
        throw SwissLibrary.noFiles(files)
      }
      return "libswe \(version) \(fingerprint)"
    }
  }
#endif
