import AstroKit
import PentadCore

/// The screens of AstroKit: the moon view, the sun view, a day, and help.
///
/// Days are computed in this process and kept in the store, so no server is asked.
struct AstroScreens: Screens {
  static let area = Area.astro

  let calendar: AstroCalendar
  let handler: MasterDataHandler
  let time: TimeSource

  static func open(_ backstage: Backstage) async throws(PentadError) -> AstroScreens {
    let store = try await openStore(backstage.folder("astro"))
    do throws(PentadError) {
      let calendar = try await AstroCalendar(store: store)
      let handler = try await MasterDataHandler(source: calendar, store: store)
      if handler.settings.location == nil {
        try await handler.locations.update(try City.first.place())
      }
      return AstroScreens(calendar: calendar, handler: handler, time: backstage.time)
    } catch {
      await store.close()
      throw error
    }
  }

  private static func openStore(_ folder: String?) async throws(PentadError) -> AstroStore {
    guard let folder else { return .inMemory() }
    return try await .open(folder: folder)
  }

  func register(on routes: Routes) {
    routes.page("/astro") { request async throws(PentadError) in
      try await page(.moon(from: nil), request)
    }
    routes.page("/astro/:screen") { request async throws(PentadError) in
      try await page(try AstroPage(try request.parameter("screen")), request)
    }
    routes.page("/astro/:screen/:detail") { request async throws(PentadError) in
      let (screen, detail) = (
        try request.parameter("screen"), try request.parameter("detail")
      )
      return try await page(try AstroPage("\(screen):\(detail)"), request)
    }
    routes.file("/astro/moon.svg") { _ async throws(PentadError) in try await moonPicture() }
    registerPlace(on: routes)
  }

  func close() async {
    await calendar.close()
    await handler.store.close()
  }

  /// The place whose days are shown.
  func place() throws(PentadError) -> Place {
    guard let place = handler.settings.location else {
      throw PentadError(.noLocation, "no place is set")
    }
    return place
  }

  /// Today, by the clock of the place.
  func today() throws(PentadError) -> CivilDate {
    LocalTime(
      Instant(milliseconds: time.date()), in: try place().timeZone, to: .millisecond
    ).date
  }

  /// Shows a screen on top of the open screens in the query.
  private func page(_ page: AstroPage, _ request: PageRequest) async throws(PentadError) -> Page {
    let stack = AstroStack(below: request.query["open"], top: page)
    switch page {
    case .moon(let start): return try await moon(from: start, stack)
    case .sun(let month):
      return try await sun(month, stack, isKept: !request.isFromElsewhere)
    case .day(let date): return try await day(date, stack)
    case .help(let term): return try help(term, search: request.query["q"], stack)
    }
  }
}
