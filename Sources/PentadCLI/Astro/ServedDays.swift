#if CommandLine
  import AstroKit
  import PentadCore

  /// Provides the days of a server, from a store or from the server itself.
  struct ServedDays {
    let command: DaysCommand
    let address: String

    func run() async throws {
      let format = try command.output.formats.choose(command.output.format)
      let place = try command.place.place()
      let zone = try command.output.clock.zone(place.timeZone, format)
      let request = try DateRangeRequest(
        from: CivilDate(iso: command.from), to: CivilDate(iso: command.to))
      let server = command.server
      try await LiveNetwork.with(plainHTTP: server.plainHttp, pins: server.pins) { transport in
        let source = try RemoteAstroSource(
          transport: RetryingTransport(transport), endpoint: address)
        try await Interruption.during {
          let days = try await days(of: request, at: place, from: source)
          write(days, as: format, by: zone)
        }
      }
    }

    /// Loads days with a handler, which stores the place as the user's location.
    private func days(
      of request: DateRangeRequest, at place: Place, from source: RemoteAstroSource
    ) async throws -> Snapshot<[DayContainer]> {
      let options = command.ephemeris
      let store: AstroStore =
        if let folder = try options.folder() {
          try await AstroStore.open(folder: folder, allowsShared: options.allowSharedStore)
        } else {
          .inMemory()
        }
      do {
        let handler = try await MasterDataHandler(source: source, store: store)
        try await handler.locations.update(place)
        let days = try await handler.getDate(request)
        await store.close()
        return days
      } catch {
        await store.close()
        throw error
      }
    }

    private func write(
      _ days: Snapshot<[DayContainer]>, as format: OutputFormat, by zone: CivilTimeZone?
    ) {
      if days.isStale {
        let age = Age.text(since: days.storedAt)
        note("the server could not be reached; these days were stored \(age) ago")
      }
      if format == .json {
        let document: JSONValue = [
          "days": .array(days.value.map { $0.json(clock: zone) }), "isStale": .bool(days.isStale),
          "origin": .string(days.origin.rawValue),
          "storedAt": .string(Instant(milliseconds: days.storedAt).isoText(in: zone)),
        ]
        return writeLine(document.printed(sortedKeys: true))
      }
      var writer = RecordWriter(format, header: ContainerRow.header)
      for day in days.value {
        writer.add(
          day.json(clock: zone), row: ContainerRow.clocks(day),
          csv: { ContainerRow.moments(day, zone) })
      }
      writer.end()
    }
  }
#endif
