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
    let store: AstroStore =
      if let folder = backstage.folder("astro") { try await .open(folder: folder) } else {
        .inMemory()
      }
    do throws(PentadError) {
      let calendar = try await AstroCalendar(store: store)
      let handler = try await MasterDataHandler(source: calendar, store: store)
      return AstroScreens(calendar: calendar, handler: handler, time: backstage.time)
    } catch {
      await store.close()
      throw error
    }
  }

  func register(on routes: Routes) {
  }

  func close() async {
    await calendar.close()
    await handler.store.close()
  }
}
