import PentadCore

/// The server without its port: services, faults, log and clock.
final class ServerCore: Sendable {
  let clock = ServerClock()
  let faults = FaultList()
  let log = RequestLog()
  let late = LateAnswers()
  let stellar: StellarService
  let astro: AstroService
  let groupMe: GroupMeService
  let videos: VideoShelf
  let feeds: FeedService
  let shelby: ShelbyService
  let peerTube: PeerTubeService
  let canvas: CanvasService
  let moodle: MoodleService
  let fireRoad: FireRoadService
  let calendars: CalendarFolder

  init(
    _ catalogue: Catalogue, seed: UInt64 = 1, groupMe size: GroupMeSize = GroupMeSize(),
    videos videoSize: VideoSize = VideoSize(), campus: CampusSize = CampusSize(),
    calendars: String? = nil
  ) async {
    self.calendars = CalendarFolder(path: calendars)
    stellar = StellarService(catalogue, clock: clock)
    groupMe = GroupMeService(seed: seed, size: size, clock: clock)
    videos = VideoShelf(seed: seed, size: videoSize, clock: clock)
    feeds = FeedService(videos)
    shelby = ShelbyService(videos)
    peerTube = PeerTubeService(videos)
    canvas = CanvasService(seed: seed, size: campus, clock: clock)
    moodle = MoodleService(seed: seed, size: campus, clock: clock)
    fireRoad = FireRoadService(seed: seed)
    astro = await AstroService()
  }

  /// The services by their paths.
  var router: Router {
    var router = Router()
    router.add("/stellar/api") { [stellar] in stellar.respond(to: $0) }
    router.add("/astro/apiv2.php") { [astro] in await astro.respond(to: $0) }
    router.add("/groupme") { [groupMe] in await groupMe.respond(to: $0) }
    router.add("/feeds") { [feeds] in feeds.respond(to: $0) }
    router.add("/shelby") { [shelby] in shelby.respond(to: $0) }
    for room in ["/video", "/videos"] {
      router.add(room) { [videos] in VideoFiles(videos).respond(to: $0) }
    }
    router.add("/canvas") { [canvas] in await canvas.respond(to: $0) }
    router.add("/moodle") { [moodle] in moodle.respond(to: $0) }
    router.add("/fireroad") { [fireRoad] in fireRoad.respond(to: $0) }
    router.add("/calendars") { [calendars] in calendars.respond(to: $0) }
    let others = router
    router.add("/peertube") { [peerTube] in
      await peerTube.respond(to: $0) { await others.respond(to: $0) }
    }
    return router
  }

  /// The request handler: the control door, or a service after applying faults.
  var handler: Router.Handler {
    let (router, door) = (router, ControlDoor(self))
    return { [self] request in
      if request.path.hasPrefix("/control/") { return door.respond(to: request) }
      let fault = faults.take(for: request)
      log.add(request, at: clock.now, wasFaulted: fault != nil)
      guard let fault else { return await router.respond(to: request) }
      if fault.effect == .late {
        return await late.answer(after: fault.delay) { await router.respond(to: request) }
      }
      return await fault.answer { await router.respond(to: request) }
    }
  }

  /// Resets everything to the initial state.
  func reset() {
    faults.remove()
    late.drop()
    clock.reset()
    log.clear()
    stellar.reset()
    groupMe.reset()
    videos.reset()
    feeds.reset()
    shelby.reset()
    peerTube.reset()
    canvas.reset()
    moodle.reset()
    fireRoad.reset()
  }

  /// Ends all waits.
  func release() {
    groupMe.close()
    late.close()
  }

  /// Ends all waits, and the calendar's thread.
  func close() async {
    release()
    await astro.close()
  }
}
