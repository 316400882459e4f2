import PentadCore

/// The labels of the arrows of a decay chain, placed so that none covers a box or another label.
///
/// The most frequent decays are placed first, in the middle of their arrows. A label without a free
/// position is left out; the title of its nuclide names the decay.
struct ChainLabels {
  /// The line between the centres of two boxes, and its label.
  struct Arrow {
    let text: String
    let share: Double
    let start: (x: Double, y: Double)
    let end: (x: Double, y: Double)
  }

  /// A rectangle of the picture.
  struct Area {
    let (left, right, top, bottom): (Double, Double, Double, Double)

    func overlaps(_ other: Self) -> Bool {
      left < other.right && other.left < right && top < other.bottom && other.top < bottom
    }
  }

  /// A possible position of a label.
  private struct Position {
    let x: Double
    let baseline: Double
    let size: Double
    let anchor: SVGWriter.Anchor
  }

  private let half: (width: Double, height: Double)
  private let width: Double
  private let ink: RGB
  private var taken: [Area]
  /// The placed labels.
  private(set) var lines: [(text: String, line: SVGWriter.Line)] = []

  /// - Parameters:
  ///   - arrows: the arrows
  ///   - boxes: the boxes of the nuclides, all of the same size
  ///   - width: the width of the picture
  ///   - ink: the colour of the labels
  init(_ arrows: [Arrow], around boxes: [Area], width: Double, ink: RGB) {
    let box = boxes.first
    half = box.map { (($0.right - $0.left) / 2, ($0.bottom - $0.top) / 2) } ?? (0, 0)
    (self.width, self.ink, taken) = (width, ink, boxes)
    for arrow in arrows.sorted(by: { $0.share > $1.share }) { place(arrow) }
  }

  private mutating func place(_ arrow: Arrow) {
    for position in positions(arrow) {
      let area = area(of: arrow.text, at: position)
      guard area.left >= 0, area.right <= width, !taken.contains(where: area.overlaps) else {
        continue
      }
      taken.append(area)
      let line = SVGWriter.Line(
        x: position.x, baseline: position.baseline, size: position.size, ink: ink,
        anchor: position.anchor, isBold: false)
      return lines.append((arrow.text, line))
    }
  }

  private func area(of text: String, at position: Position) -> Area {
    let width = TextFit.widthInEms(text) * 0.9 * position.size
    let left =
      switch position.anchor {
      case .start: position.x
      case .middle: position.x - width / 2
      case .end: position.x - width
      }
    return Area(
      left: left, right: left + width, top: position.baseline - 0.8 * position.size,
      bottom: position.baseline + 0.25 * position.size)
  }

  /// The positions of a label, the best first: in the middle of the arrow, then towards its ends, on
  /// either side of it, then smaller.
  private func positions(_ arrow: Arrow) -> [Position] {
    let (dx, dy) = (arrow.end.x - arrow.start.x, arrow.end.y - arrow.start.y)
    // The fraction of the way at which the line leaves a box.
    let edge = min(
      dx == 0 ? .infinity : half.width / abs(dx), dy == 0 ? .infinity : half.height / abs(dy))
    let sizes = [10.0, 8, 6.5]
    let fractions = [0.5, 0.38, 0.62, 0.26, 0.74, 0.14, 0.86].map { edge + (1 - 2 * edge) * $0 }
    return sizes.flatMap { size in
      fractions.flatMap { fraction -> [Position] in
        let (x, y) = (arrow.start.x + dx * fraction, arrow.start.y + dy * fraction)
        guard dy != 0 else {
          // Beside the line between the boxes, then above and below the boxes.
          return [y - 4, y + size + 2, y - half.height - 4, y + half.height + size + 2].map {
            Position(x: x, baseline: $0, size: size, anchor: .middle)
          }
        }
        let leans = dx < 0
        return [
          Position(
            x: x + (leans ? -4 : 4), baseline: y - 4, size: size, anchor: leans ? .end : .start),
          Position(
            x: x + (leans ? 4 : -4), baseline: y + size, size: size, anchor: leans ? .start : .end),
        ]
      }
    }
  }
}
