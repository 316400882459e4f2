#if CommandLine
  import ArgumentParser
  import AstroKit
  import PentadCore

  /// The options of the ephemeris and of its store.
  struct EphemerisOptions: ParsableArguments {
    @Option(help: "The folders of the Swiss Ephemeris files, separated by colons.")
    var ephemeris: String?
    @Flag(help: "Use Moshier's ephemeris, which is less precise and needs no files.") var moshier =
      false
    @Option(help: "The folder of a store that caches computed values.") var store: String?
    @Flag(help: "Allow a store that other users own or can change.")
    var allowSharedStore = false

    func validate() throws {
      if moshier, ephemeris != nil {
        throw ValidationError("give --moshier or --ephemeris, not both")
      }
      if allowSharedStore, store == nil, !Settings.has(.astroStore) {
        throw ValidationError("--allow-shared-store needs --store")
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
            "unverified ephemeris file: \(path) is damaged, or of an unknown edition"
          )
        }
        await calendar.close()
      }
    }
  }
#endif
