public import PentadCore

/// The Hindu lunisolar calendar, with the risings and settings of the Sun and the Moon: the main
/// entry point of AstroKit.
///
/// - It is safe to use from any thread and task, and calls may run concurrently. A call suspends
///   while positions are read from the ephemeris files. It never blocks the caller's thread for
///   them.
/// - Positions are read once for each span of 32 days. They are cached in memory, and in the store
///   if there is one. Everything else is computed from them. Results do not depend on earlier
///   calls.
/// - Methods throw ``PentadCore/PentadError/Code/outOfRange`` for a time outside the ephemeris and
///   ``PentadCore/PentadError/Code/invalidDateRange`` for a range that is too long for one call.
///   They throw ``PentadCore/PentadError/Code/ephemerisMissing`` and
///   ``PentadCore/PentadError/Code/ephemerisDowngraded`` if ephemeris files are missing, and
///   ``PentadCore/PentadError/Code/unsupported`` in a build without the trait `Astro`. They throw
///   ``PentadCore/PentadError/Code/cancelled``, and ``PentadCore/PentadError/Code/closed`` after
///   ``close()``. The comment of a method lists further errors.
/// - A calendar holds one thread, and open ephemeris files from the first call on, until
///   ``close()`` or until it is released.
///
/// ```swift
/// let calendar = try await AstroCalendar()
/// let ujjain = try Place(
///   latitude: 23.1765, longitude: 75.7885, timeZone: CivilTimeZone("Asia/Kolkata"))
/// let day = try await calendar.day(CivilDate(2026, 11, 21), at: ujjain)
/// print(day.tithis[0].value.name.english)
/// ```
///
/// C: `pentad_astro_calendar`.
public final class AstroCalendar: Sendable {
  /// The configuration of a calendar.
  public struct Configuration: Hashable, Sendable {
    /// The source of positions.
    public var ephemeris: EphemerisKind
    /// The folders of the ephemeris files, separated by `:`. If nil, the environment variable
    /// `SE_EPHE_PATH` applies, or else the files next to Pentad and the system's folder for them.
    public var ephemerisPath: String?
    /// The folder of the store; nil keeps all data in memory.
    public var storeFolder: String?
    /// True if the store's folder and files may belong to another user or be writable by others.
    /// Otherwise such a store is rejected with ``PentadCore/PentadError/Code/notPrivate``.
    public var allowsSharedStore = false
    /// The limit of cached positions in memory, in bytes; a year takes 30,500.
    public var memoryLimit: Int

    /// Creates a configuration; omitted values have their defaults.
    public init(
      ephemeris: EphemerisKind = .swiss, ephemerisPath: String? = nil, storeFolder: String? = nil,
      memoryLimit: Int = 16 << 20
    ) {
      self.ephemeris = ephemeris
      self.ephemerisPath = ephemerisPath
      self.storeFolder = storeFolder
      self.memoryLimit = memoryLimit
    }
  }

  /// The configuration of the calendar.
  public let configuration: Configuration

  let ephemeris: Ephemeris
  let swiss: SwissEphemeris
  /// The store of the calendar; nil if positions are cached only in memory.
  public let store: AstroStore?
  /// True if closing the calendar closes the store.
  private let ownsStore: Bool

  /// Creates a calendar and opens its store, if it has one. Ephemeris files are opened by the first
  /// call that needs them.
  ///
  /// - Parameters:
  ///   - store: an open store in place of that of ``Configuration/storeFolder``, to share one
  ///     between the calendar and a ``MasterDataHandler``. It stays open when the calendar is
  ///     closed.
  ///   - logger: the receiver of the calendar's log messages, such as a `Logger` of swift-log; nil
  ///     for none. See <doc:Logging>.
  /// - Throws: errors from opening the store: ``PentadCore/PentadError/Code/storage``, and
  ///   ``PentadCore/PentadError/Code/unsupported`` for a store of a newer version. Also
  ///   ``PentadCore/PentadError/Code/unsupported`` if libswe cannot be loaded, and in a build
  ///   without the trait `Astro`; ``PentadCore/PentadError/Code/invalid`` for a folder that libswe
  ///   cannot use; ``PentadCore/PentadError/Code/conflict`` if `SE_EPHE_PATH` names other folders.
  ///
  /// C: `pentad_astro_calendar_open`.
  public init(
    _ configuration: Configuration = Configuration(), store: AstroStore? = nil,
    logger: (any LogReceiver)? = nil
  ) async throws(PentadError) {
    self.configuration = configuration
    swiss = try SwissEphemeris(configuration.swissOptions)
    ownsStore = store == nil
    if let folder = configuration.storeFolder, store == nil {
      self.store = try await AstroStore.open(
        folder: folder, allowsShared: configuration.allowsSharedStore, logger: logger)
    } else {
      self.store = store
    }
    ephemeris = Ephemeris(
      source: swiss, store: self.store, memoryLimit: configuration.memoryLimit,
      log: ClientLog(logger, source: "AstroKit.ephemeris"))
  }

  /// The paths of the ephemeris files that results came from and whose checksum is not that of a
  /// known published file, in the order of their first use.
  ///
  /// The checksums of the files in Debian's packages, which the downloads contain too, are known. A
  /// file with another checksum is damaged, or of another edition. Its results are returned but not
  /// stored. Each file is read once in a process, before its first use. Positions already in the
  /// store are not checked.
  ///
  /// C: `pentad_astro_calendar_unverified_files`.
  public var unverifiedFiles: [String] { swiss.unverifiedFiles }

  /// Ends the calendar's thread, closes the ephemeris files and the store that it opened, and waits
  /// until all are closed.
  ///
  /// Running calls end with their result or with ``PentadCore/PentadError/Code/closed``; later
  /// calls throw ``PentadCore/PentadError/Code/closed``. It can be called more than once.
  ///
  /// C: `pentad_astro_calendar_free`.
  public func close() async {
    ephemeris.close()
    await swiss.close()
    if ownsStore { await store?.close() }
  }
}

extension AstroCalendar.Configuration {
  var swissOptions: SwissOptions {
    SwissOptions(
      kind: ephemeris,
      folders: ephemerisPath.map { $0.split(separator: ":").map(String.init) })
  }
}
