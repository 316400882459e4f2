import PentadCore

/// The patterns that distinguish classes without colour.
enum Hatch: Int, Hashable, CaseIterable {
  case solid
  case open
  case upright
  case level
  case rising
  case falling
  case grid
  case dots
  case checks
  case waves
  case bars

  /// Creates the pattern of the class at `index`. There are as many patterns as categories.
  init(index: Int) {
    self = Self.allCases[index % Self.allCases.count]
  }

  /// The path of the pattern in a square of 8 by 8.
  fileprivate var path: (data: String, strokeWidth: Double) {
    switch self {
    case .solid: ("M0 4H8", 8)
    case .open: ("M0 0.5H8M0 7.5H8", 1)
    case .upright: ("M2 0V8M6 0V8", 1.6)
    case .level: ("M0 2H8M0 6H8", 1.6)
    case .rising: ("M-2 2L2 -2M-2 10L10 -2M6 10L10 6", 2)
    case .falling: ("M-2 6L2 10M-2 -2L10 10M6 -2L10 2", 2)
    case .grid: ("M0 2H8M0 6H8M2 0V8M6 0V8", 1)
    case .dots: ("M2.4 4H5.6", 3.2)
    case .checks: ("M0 2H4M4 6H8", 4)
    case .waves: ("M-1 7L4 2L9 7", 1.6)
    case .bars: ("M4 0V8", 4)
    }
  }
}

extension SVGWriter {
  /// Returns the id of a pattern.
  ///
  /// The id determines the whole pattern, so two pictures in one page may both define it.
  static func id(of hatch: Hatch, _ ink: RGB) -> String {
    "pentad-\(hatch)-\(ink.css.dropFirst())"
  }

  static func vacantID(_ theme: PictureTheme) -> String { "pentad-vacant-\(theme.rawValue)" }

  /// Adds the patterns that the styles use, each once and in a fixed order.
  mutating func patterns(for styles: [TileStyle], _ theme: PictureTheme, scale: Double) {
    var seen: Set<String> = []
    for style in styles {
      switch style.mark {
      case .hatch(let hatch):
        let id = Self.id(of: hatch, style.ink)
        guard seen.insert(id).inserted else { continue }
        let path = hatch.path
        pattern(id, scale: scale) {
          $0.leaf(
            "path",
            ["d": path.data, "stroke": style.ink, "stroke-width": path.strokeWidth, "fill": "none"])
        }
      case .vacant:
        guard seen.insert("vacant").inserted else { continue }
        pattern(Self.vacantID(theme), scale: scale) {
          $0.leaf("rect", ["width": 8.0, "height": 8.0, "fill": theme.vacant])
          $0.leaf(
            "path",
            [
              "d": Hatch.rising.path.data, "stroke": theme.vacantLine, "stroke-width": 1.0,
              "fill": "none",
            ])
        }
      case .none, .bar: continue
      }
    }
  }

  private mutating func pattern(
    _ id: String, scale: Double, _ content: (inout SVGWriter) -> Void
  ) {
    node(
      "pattern",
      [
        "id": id, "width": 8.0, "height": 8.0, "patternUnits": "userSpaceOnUse",
        "patternTransform": "scale(\(scale.svgText))",
      ], content)
  }
}
