#if Astro
  import CSwissEphemeris
  import Foundation
  package import PentadCore

  /// libswe on a thread of its own.
  ///
  /// Every call of libswe in Pentad goes through here. The thread ends, and its files are closed,
  /// with ``close()`` or when the last reference goes.
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

    /// Makes an ephemeris; no file is opened before the first use.
    ///
    /// - Throws: ``PentadCore/PentadError/Code/unsupported`` where libswe is not installed,
    ///   ``PentadCore/PentadError/Code/invalid`` for folders that libswe cannot take,
    ///   ``PentadCore/PentadError/Code/conflict`` when `SE_EPHE_PATH` names others,
    ///   ``PentadCore/PentadError/Code/unavailable`` when no thread can be started for it.
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
    /// ``PentadCore/PentadError/Code/closed``. Closing again does nothing.
    package func close() {
      guard !isClosed else { return }
      isClosed = true
      swe.close()
      thread.end()
    }

    /// Gives `body` libswe, with its path set, on its thread. All in one piece: nothing else runs on
    /// it before `body` returns.
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
          // libswe remembers what it computed last and would answer the same question again from a
          // coarser ephemeris, now without a word. Opening anew also finds files installed since.
          if error.code != .cancelled { isOpen = false }
          throw error
        }
      }
    }

    /// The paths of the files that were used and are not known to be as they were published, in the order
    /// of their first use.
    package nonisolated var unverifiedFiles: [String] { found.withLock { $0 } }

    package func isVerified(_ range: Range<Double>) -> Bool {
      options.kind == .moshier || files.unverified(EphemerisFiles.names(covering: range)).isEmpty
    }

    /// Records the files that are about to be used and are not as they were published.
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
