import PentadCore

/// The screens of ChatKit.
struct ChatScreens: Screens {
  static let area = Area.chat

  static func open(_ backstage: Backstage) async throws(PentadError) -> ChatScreens {
    ChatScreens()
  }

  func register(on routes: Routes) {}

  func close() async {}
}
