import PentadCore

/// The drawn faces and landscapes. An address contains the number of its drawing, so a browser may
/// keep it.
struct DrawingScreens: Sendable {
  func register(on routes: Routes) {
    drawing("/drawings/face/:seed", routes, Portrait.svg)
    drawing("/drawings/group/:seed", routes, Portrait.group)
    drawing("/drawings/video/:seed", routes, Landscape.svg)
  }

  private func drawing(
    _ path: String, _ routes: Routes, _ draw: @escaping @Sendable (UInt64) -> String
  ) {
    routes.file(path) { request async throws(PentadError) in
      guard let seed = UInt64(try request.parameter("seed"), radix: 16) else {
        throw PentadError(.notFound, "this drawing does not exist")
      }
      return FileReply(type: "image/svg+xml", bytes: Array(draw(seed).utf8), freshFor: 86_400)
    }
  }

  /// The address of a drawing of a text, such as a name.
  static func address(_ kind: String, of text: String) -> String {
    "/drawings/\(kind)/\(String(Choices.seed(text), radix: 16))"
  }
}
