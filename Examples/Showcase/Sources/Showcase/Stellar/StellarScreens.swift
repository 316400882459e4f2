import PentadCore

/// The screens of StellarKit.
struct StellarScreens: Screens {
  static let area = Area.stellar

  static func open(_ backstage: Backstage) async throws(PentadError) -> StellarScreens {
    StellarScreens()
  }

  func register(on routes: Routes) {}

  func close() async {}
}
