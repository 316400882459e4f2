/// A drawn face of a person, or three of a group, that follows from a number. The colours are of one
/// family; the head has a contrast of at least 4.5 with the ground, eyes and hair of 4.5 and 3 with
/// the head.
struct Portrait: Sendable {
  let ground: Paint
  let head: Paint
  let hair: Paint
  let clothes: Paint
  private let style: Int
  private let mouth: Int
  private let hasGlasses: Bool

  init(_ seed: UInt64) {
    var choices = Choices(seed)
    let hue = Double(choices.below(24)) * 15
    head = Paint(hue: hue + 20, saturation: 0.7, lightness: 0.9)
    ground = .dark(hue: hue, saturation: 0.6, on: head, contrast: 4.5)
    hair = .dark(
      hue: hue + Double(choices.below(2)) * 150, saturation: 0.5, on: ground, contrast: 1.8)
    clothes = Paint(hue: hue + 180, saturation: 0.55, lightness: 0.72)
    style = choices.below(6)
    mouth = choices.below(3)
    hasGlasses = choices.below(4) == 0
  }

  /// The picture of a person.
  static func svg(_ seed: UInt64) -> String {
    let portrait = Portrait(seed)
    return frame(portrait.ground, portrait.parts)
  }

  /// The picture of a group: three people.
  static func group(_ seed: UInt64) -> String {
    var choices = Choices(seed)
    let ground = Portrait(seed).ground
    let places = [(2, 4, 0.5), (30, 4, 0.5), (13, 24, 0.62)]
    let people = places.map { x, y, size in
      let one = Portrait(UInt64(choices.below(1 << 30)))
      return "<g transform=\"translate(\(x) \(y)) scale(\(size))\">\(one.parts)</g>"
    }
    return frame(ground, people.joined())
  }

  private static func frame(_ ground: Paint, _ parts: String) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 64 64\" width=\"64\" height=\"64\">"
      + "<rect width=\"64\" height=\"64\" fill=\"\(ground)\"/>\(parts)</svg>"
  }

  private var parts: String {
    let body = "<path d=\"M10 66c0-15 10-21 22-21s22 6 22 21z\" fill=\"\(clothes)\"/>"
    let neck = "<path d=\"M27 38h10v8a5 5 0 0 1-10 0z\" fill=\"\(head)\"/>"
    let face = "<ellipse cx=\"32\" cy=\"28\" rx=\"13\" ry=\"15\" fill=\"\(head)\"/>"
    return behind + body + neck + face + before + features
  }

  /// The hair behind the head.
  private var behind: String {
    switch style {
    case 1: "<path d=\"M16 46V26a16 16 0 0 1 32 0v20z\" fill=\"\(hair)\"/>"
    case 2: "<circle cx=\"32\" cy=\"8\" r=\"6\" fill=\"\(hair)\"/>"
    case 3:
      [(19, 22), (22, 14), (32, 11), (42, 14), (45, 22)].map {
        "<circle cx=\"\($0.0)\" cy=\"\($0.1)\" r=\"7\" fill=\"\(hair)\"/>"
      }.joined()
    default: ""
    }
  }

  /// The hair on the forehead, or a cap.
  private var before: String {
    switch style {
    case 0: path("M19 26c0-10 5-14 13-14s13 4 13 14c-4-5-8-6-13-6s-9 1-13 6z")
    case 1, 2: path("M18 28c-1-12 5-17 14-17s15 5 14 17c-5-2-9-5-11-9-4 5-10 8-17 9z")
    case 4: path("M17 21a15 12 0 0 1 30 0l5 3H17z")
    case 5: path("M19 30c0 16 5 18 13 18s13-2 13-18c-1 6-4 7-13 7s-12-1-13-7z")
    default: ""
    }
  }

  private func path(_ line: String) -> String { "<path d=\"\(line)\" fill=\"\(hair)\"/>" }

  private var features: String {
    let eyes =
      "<circle cx=\"27\" cy=\"28\" r=\"1.9\" fill=\"\(ground)\"/>"
      + "<circle cx=\"37\" cy=\"28\" r=\"1.9\" fill=\"\(ground)\"/>"
    let lines = ["M27 35q5 4 10 0", "M28 35.5h8", "M28 34q4 6 8 0z"]
    let fill = mouth == 2 ? "\(ground)" : "none"
    let smile =
      "<path d=\"\(lines[mouth])\" fill=\"\(fill)\" stroke=\"\(ground)\" stroke-width=\"1.8\" "
      + "stroke-linecap=\"round\"/>"
    let glasses =
      hasGlasses
      ? "<path d=\"M22.5 28a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0M32.5 28a4.5 4.5 0 1 0 9 0"
        + "a4.5 4.5 0 1 0-9 0\" fill=\"none\" stroke=\"\(ground)\" stroke-width=\"1.4\"/>" : ""
    return eyes + (style == 5 ? "" : smile) + glasses
  }
}
