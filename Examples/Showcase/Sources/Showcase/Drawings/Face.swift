/// The drawn face of a person or a group.
struct Face: Sendable {
  /// The address of the drawing.
  let picture: String

  /// - Parameter id: the identity that the drawing follows from; a new name keeps it. Ids of groups
  ///   begin with `g:`.
  init(id: String) {
    picture = DrawingScreens.address(id.hasPrefix("g:") ? "group" : "face", of: id)
  }
}

/// The colour of a class, which stays the same.
struct Hue: Sendable {
  /// The class in the style sheet: `hue-0` to `hue-7`.
  let name: String

  init(id: String) { name = "hue-\(Choices.seed(id) % 8)" }
}
