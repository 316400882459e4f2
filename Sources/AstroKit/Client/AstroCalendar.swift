public import PentadCore

/// The Hindu lunisolar calendar, and the risings and settings of the Sun and the Moon: the front door
/// of AstroKit.
///
/// - It may be used from any thread and task; several may compute at once. A call suspends while
///   positions are read from the ephemeris files and never blocks the caller's thread for them.
/// - Positions are read once for each span of 32 days and kept, in memory and in the store if there is
///   one; all else is computed from them. Answers do not depend on what was asked before.
/// - A question throws ``PentadCore/PentadError/Code/outOfRange`` for a time that the ephemeris does not
///   have, ``PentadCore/PentadError/Code/invalidDateRange`` for one that is too long to be asked for at
///   once, ``PentadCore/PentadError/Code/ephemerisMissing`` and
///   ``PentadCore/PentadError/Code/ephemerisDowngraded`` where the files are not there,
///   ``PentadCore/PentadError/Code/unsupported`` in a build without the trait `Astro`,
///   ``PentadCore/PentadError/Code/cancelled``, and ``PentadCore/PentadError/Code/closed`` after
///   ``close()``. Where it may throw more, it says so.
/// - A calendar holds one thread and, once asked, open ephemeris files, until ``close()`` or its end.
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
  /// What a calendar is made of.
  public struct Configuration: Hashable, Sendable {
    /// Where positions come from.
    public var ephemeris: EphemerisKind
    /// The folders of the ephemeris files, separated by `:`; nil takes the environment's
    /// `SE_EPHE_PATH`, or else the files that lie beside Pentad and the folder in which the system
    /// installs them.
    public var ephemerisPath: String?
    /// The folder of the store; nil keeps everything in memory.
    public var storeFolder: String?
    /// True if the store's folder and files may belong to another user, or be writable for others.
    /// Otherwise such a store is refused as ``PentadCore/PentadError/Code/notPrivate``.
    public var allowsSharedStore = false
    /// How many bytes of positions stay in memory; a year takes 30,500.
    public var memoryLimit: Int

    /// The usual answers, where none are given.
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

  /// What the calendar was made with.
  public let configuration: Configuration

  let ephemeris: Ephemeris
  let swiss: SwissEphemeris
  /// Where positions are kept; nil for memory alone.
  public let store: AstroStore?
  /// Whether the store ends with the calendar.
  private let ownsStore: Bool

  /// Makes a calendar and opens its store, if it has one. Ephemeris files are opened at the first
  /// question that needs them.
  ///
  /// - Parameters:
  ///   - store: a store that is open, in place of that of ``Configuration/storeFolder``: one for the calendar
  ///     and a ``MasterDataHandler``. It stays open when the calendar is closed.
  ///   - logger: the receiver of the calendar's log messages, such as a `Logger` of swift-log; nil for none:
  ///     <doc:Logging>.
  /// - Throws: what opening the store throws: ``PentadCore/PentadError/Code/storage``,
  ///   ``PentadCore/PentadError/Code/unsupported`` for one of a newer version. The same where libswe cannot
  ///   be loaded, and in a build without the trait `Astro`; ``PentadCore/PentadError/Code/invalid`` for a
  ///   folder that libswe cannot take, ``PentadCore/PentadError/Code/conflict`` when `SE_EPHE_PATH` names
  ///   others.
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

  /// The paths of the ephemeris files that answers came from and that are not known to be as they were
  /// published, in the order of their first use.
  ///
  /// The sums of the files of Debian's packages are known, which the downloads carry. A file with another
  /// sum is damaged, or of another edition: its answers are given, and are not kept in the store. Each file
  /// is read once in a process, before its first use; what the store has of earlier days is not checked.
  ///
  /// C: `pentad_astro_calendar_unverified_files`.
  public var unverifiedFiles: [String] { swiss.unverifiedFiles }

  /// Ends the calendar's thread, closes the ephemeris files and the store, and waits for all of it.
  ///
  /// Calls under way end with their answer or with ``PentadCore/PentadError/Code/closed``, later ones
  /// with that. May be called more than once.
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
