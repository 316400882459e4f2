extension Place {
  /// Whether another place is so far that what is on the screen is wrong there: by more than 2° of
  /// latitude or of longitude, or by more than 100 m of elevation, as the original had it.
  ///
  /// Fractions of a degree count, which the original cut off, and the way over the date line is as
  /// short as it is. At the poles, where all longitudes meet, they do not count.
  public func isFar(from other: Place) -> Bool {
    let turn = abs(longitude - other.longitude)
    let isAtPole = abs(latitude) == 90 && latitude == other.latitude
    return abs(latitude - other.latitude) > 2 || (!isAtPole && min(turn, 360 - turn) > 2)
      || abs(elevation - other.elevation) > 100
  }
}
