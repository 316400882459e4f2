#if CommandLine
  import ArgumentParser
  import AstroKit
  import PentadCore

  /// The options of the ephemeris and of its store.
  struct EphemerisOptions: ParsableArguments {
    @Option(help: "The folders of the Swiss Ephemeris' files, with colons between them.")
    var ephemeris: String?
    @Flag(help: "The coarser series of Moshier, without files.") var moshier = false
    @Option(help: "The folder of a store that keeps what was computed.") var store: String?
    @Flag(help: "Open a store that other users own or may change; otherwise it is refused.")
    var allowSharedStore = false

    func validate() throws {
      if moshier, ephemeris != nil {
        throw ValidationError("--moshier needs no files; give it or --ephemeris")
      }
      if allowSharedStore, store == nil, !Settings.has(.astroStore) {
        throw ValidationError("--allow-shared-store is for a --store")
      }
    }

    func calendar() async throws(PentadError) -> AstroCalendar {
      var configuration = AstroCalendar.Configuration(
        ephemeris: moshier ? .moshier : .swiss, ephemerisPath: ephemeris,
        storeFolder: try folder())
      configuration.allowsSharedStore = allowSharedStore
      return try await AstroCalendar(configuration)
    }

    /// Returns the folder of the store; nil without one.
    func folder() throws(PentadError) -> String? {
      if let store { return store }
      return try Settings.value(of: .astroStore)
    }

    /// Runs with a calendar, and closes it after success or failure.
    func with(_ body: (AstroCalendar) async throws -> Void) async throws {
      let calendar = try await calendar()
      try await Interruption.during {
        try await body(calendar)
      } close: {
        for path in calendar.unverifiedFiles {
          note(
            "unverified ephemeris file: \(path) is damaged, or of another edition than is known here"
          )
        }
        await calendar.close()
      }
    }
  }
#endif
