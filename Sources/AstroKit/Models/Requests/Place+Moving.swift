extension Place {
  /// True if another place is so far away that displayed data is wrong there. As in the original
  /// app, this means more than 2° of latitude or longitude, or more than 100 m of elevation.
  ///
  /// Fractions of a degree count, unlike in the original app. Across the date line, the shorter way
  /// counts. At the poles, where all longitudes meet, longitude does not count.
  public func isFar(from other: Place) -> Bool {
    let turn = abs(longitude - other.longitude)
    let isAtPole = abs(latitude) == 90 && latitude == other.latitude
    return abs(latitude - other.latitude) > 2 || (!isAtPole && min(turn, 360 - turn) > 2)
      || abs(elevation - other.elevation) > 100
  }
}
