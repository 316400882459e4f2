import Hummingbird
public import PentadCore
import PentadNetworking

/// The web app: the front doors of the five Kits, and the pages on them.
///
/// ```swift
/// let showcase = try await Showcase.open(ShowcaseOptions(server: "http://127.0.0.1:8080"))
/// try await showcase.serve { print("showcase on \($0)") }
/// ```
public final class Showcase: Sendable {
  let options: ShowcaseOptions
  let router: RouterResponder<PageContext>
  private let backstage: Backstage
  private let systems: [any Screens]

  private init(
    _ options: ShowcaseOptions, _ backstage: Backstage, _ systems: [any Screens],
    _ renderer: PageRenderer
  ) {
    self.options = options
    self.backstage = backstage
    self.systems = systems
    let routes = Routes(renderer: renderer)
    HomeScreens().register(on: routes)
    DrawingScreens().register(on: routes)
    for system in systems { system.register(on: routes) }
    router = routes.router.buildResponder()
  }

  /// Opens the stores and reads the templates. Nothing is asked of the server yet.
  ///
  /// - Throws: errors of opening a store; stores that were already opened are closed again.
  public static func open(
    _ options: ShowcaseOptions, time: TimeSource = .system
  ) async throws(PentadError) -> Showcase {
    let renderer = try await PageRenderer()
    let backstage = try Backstage(options, time: time)
    let kinds: [any Screens.Type] = [
      ElementsScreens.self, AstroScreens.self, StellarScreens.self, StudentScreens.self,
      ChatScreens.self, VideoScreens.self,
    ]
    var systems: [any Screens] = []
    do throws(PentadError) {
      for kind in kinds { systems.append(try await kind.open(backstage)) }
    } catch {
      await close(systems, backstage)
      throw error
    }
    return Showcase(options, backstage, systems, renderer)
  }

  /// Closes all front doors, then the network.
  func close() async { await Self.close(systems, backstage) }

  private static func close(_ systems: [any Screens], _ backstage: Backstage) async {
    for system in systems { await system.close() }
    await backstage.network.shutdown()
  }
}
