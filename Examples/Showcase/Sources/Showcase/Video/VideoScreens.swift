import PentadCore

/// The screens of VideoFeedKit.
struct VideoScreens: Screens {
  static let area = Area.video

  static func open(_ backstage: Backstage) async throws(PentadError) -> VideoScreens {
    VideoScreens()
  }

  func register(on routes: Routes) {}

  func close() async {}
}
