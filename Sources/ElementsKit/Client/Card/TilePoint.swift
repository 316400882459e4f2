/// Where the middle of an element's tile stands when the original draws the whole table, in points
/// from the upper left corner.
///
/// The original gives the point without saying of what; as the middle, and only so, 18 columns fit the
/// 480 points of its screen.
public struct TilePoint: Hashable, Sendable {
  /// From the left.
  public let x: Int
  /// From the top.
  public let y: Int

  /// The distance between neighbouring tiles, which are 24 points wide and high.
  public static let pitch = 26
}

extension TablePosition {
  /// The original's `positionForElement`: 26 points a column less 8, 26 points a row and 35 more.
  public var tilePoint: TilePoint {
    TilePoint(x: column * TilePoint.pitch - 8, y: row * TilePoint.pitch + 35)
  }
}
