/// The centre of an element's tile in the original's drawing of the whole table, in points from the
/// upper left corner.
///
/// The original does not document which point of the tile it is. It must be the centre: only then
/// do 18 columns fit the 480 points of the original's screen.
public struct TilePoint: Hashable, Sendable {
  /// The distance from the left edge.
  public let x: Int
  /// The distance from the top edge.
  public let y: Int

  /// The distance between the centres of neighbouring tiles. A tile is 24 points wide and high.
  public static let pitch = 26
}

extension TablePosition {
  /// The original's `positionForElement`.
  ///
  /// `x` is 26 points a column less 8, `y` is 26 points a row plus 35.
  public var tilePoint: TilePoint {
    TilePoint(x: column * TilePoint.pitch - 8, y: row * TilePoint.pitch + 35)
  }
}
