#if Networking
  public import PentadCore

  /// A server on this machine only, for the protocols of the Kits, with configurable faults.
  ///
  /// Tests start it in their own process. Other programs start `pentad-reference-server`, and use
  /// the same operations through `/control/…`.
  ///
  /// ```swift
  /// let server = try await ReferenceServer.start(seed: 1, classes: 200)
  /// server.inject(Fault(.status(503, retryAfter: 1), query: "command=courses", count: 1))
  /// // … a client asks server.url + "/stellar/api/?module=stellar&command=courses" …
  /// #expect(server.requestCount(query: "command=courses") == 2)
  /// await server.stop()
  /// ```
  ///
  /// | path | protocol |
  /// |---|---|
  /// | `/stellar/api/` | MIT Mobile's `module=stellar` and `module=push` |
  /// | `/astro/apiv2.php` | AstroCalendar's service |
  /// | `/groupme/v3`, `/v4`, `/v2`, `/pictures` | the GroupMe API |
  /// | `/groupme/faye` | its push service: Bayeux over WebSocket, long-polling and JSONP |
  /// | `/feeds/…` | feeds in Atom, RSS, Media RSS and JSON, and OPML |
  /// | `/video/…`, `/videos/…` | the files, pictures and pages of videos |
  /// | `/shelby/v2`, `/shelby/oauth` | Shelby's API with OAuth 1.0a |
  /// | `/peertube/api/v1` | PeerTube's API, with OAuth 2 |
  /// | `/canvas/api/v1`, `/canvas/login/oauth2` | Canvas' API with OAuth 2 |
  /// | `/moodle/…` | a Moodle site: sign-in, web services and files |
  /// | `/fireroad/…` | FireRoad's catalogue |
  /// | `/calendars/NAME.ics` | the calendar files of a folder |
  /// | `/control/…` | the control door |
  public final class ReferenceServer: Sendable {
    private let listener: HTTPListener
    let core: ServerCore

    private init(_ listener: HTTPListener, _ core: ServerCore) {
      (self.listener, self.core) = (listener, core)
    }

    /// Starts a server with a generated catalogue; see ``Catalogue/init(seed:classes:term:)``.
    ///
    /// - Parameters:
    ///   - port: the port; 0 for a free one.
    ///   - groupMe: the size of the groups, which are generated from the seed, too.
    ///   - videos: the number of videos, channels and people, which are generated from the seed,
    ///     too.
    ///   - campus: the number of courses and announcements of Canvas and of Moodle, likewise.
    ///   - calendars: the folder of calendar files for subscribing programs; nil for none.
    /// - Throws: see ``start(port:catalogue:)``.
    public static func start(
      port: Int = 0, seed: UInt64 = 1, classes: Int = Catalogue.size,
      groupMe: GroupMeSize = GroupMeSize(), videos: VideoSize = VideoSize(),
      campus: CampusSize = CampusSize(), calendars: String? = nil
    ) async throws(PentadError) -> ReferenceServer {
      let catalogue = Catalogue(seed: seed, classes: classes)
      return try await start(
        port: port,
        ServerCore(
          catalogue, seed: seed, groupMe: groupMe, videos: videos, campus: campus,
          calendars: calendars))
    }

    /// Starts a server; returns when it accepts connections.
    ///
    /// - Parameter port: the port; 0 for a free one.
    /// - Throws: ``PentadCore/PentadError/Code/refused`` when the port is in use;
    ///   ``PentadCore/PentadError/Code/invalid`` for an invalid port number.
    public static func start(
      port: Int = 0, catalogue: Catalogue
    ) async throws(PentadError) -> ReferenceServer {
      try await start(port: port, ServerCore(catalogue))
    }

    private static func start(
      port: Int, _ core: ServerCore
    ) async throws(PentadError) -> ReferenceServer {
      do throws(PentadError) {
        let listener = try await HTTPListener(
          port: port, limits: RequestLimits(), sockets: core.sockets, respond: core.handler)
        return ReferenceServer(listener, core)
      } catch {
        await core.close()
        throw error
      }
    }

    /// Closes all connections, including those that a fault holds; returns when the threads have
    /// ended. A second call is a no-op.
    public func stop() async {
      core.release()
      await listener.close()
      await core.close()
    }

    /// The port on which it listens.
    public var port: Int { listener.port }

    /// The base address: `http://127.0.0.1:` and the port.
    public var url: String { "http://127.0.0.1:\(port)" }

    /// The state of the Stellar API.
    public var stellar: StellarService { core.stellar }

    /// The state of the GroupMe API.
    public var groupMe: GroupMeService { core.groupMe }

    /// The videos of feeds, Shelby and PeerTube.
    public var videos: VideoShelf { core.videos }

    /// The state of the Shelby API.
    public var shelby: ShelbyService { core.shelby }

    /// The state of the PeerTube API.
    public var peerTube: PeerTubeService { core.peerTube }

    /// The Canvas school.
    public var canvas: CanvasService { core.canvas }

    /// The Moodle site.
    public var moodle: MoodleService { core.moodle }

    /// FireRoad's catalogue.
    public var fireRoad: FireRoadService { core.fireRoad }

    /// The clock.
    public var clock: ServerClock { core.clock }
  }
#endif
