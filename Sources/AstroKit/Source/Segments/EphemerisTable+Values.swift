extension EphemerisTable {
  /// The Moon: apparent geocentric x, y, z in AU on the true equator of date, then its ecliptic
  /// longitude in degrees, which is not brought into 0..<360.
  package func moon(at julianDay: Double) -> SIMD4<Double> {
    withReader { $0.moon($0.spot(julianDay)) }
  }

  /// The Sun, as ``moon(at:)``.
  package func sun(at julianDay: Double) -> SIMD4<Double> {
    withReader { $0.sun($0.spot(julianDay)) }
  }

  /// Apparent sidereal time at Greenwich in degrees, 0..<360.
  package func siderealTime(at julianDay: Double) -> Double {
    withReader { reader in
      let spot = reader.spot(julianDay)
      return wrapped360(reader.siderealTime(spot, residual: reader.orientation(spot).x))
    }
  }

  /// The true obliquity of the ecliptic in degrees.
  package func obliquity(at julianDay: Double) -> Double {
    withReader { $0.orientation($0.spot(julianDay)).y }
  }

  /// The nutation in longitude Δψ in degrees.
  package func nutation(at julianDay: Double) -> Double {
    withReader { $0.orientation($0.spot(julianDay)).z }
  }

  /// The mean ayanamsa in degrees, without nutation, brought into 0..<360.
  ///
  /// A sidereal longitude is the apparent longitude less the nutation and less this.
  package func ayanamsa(at julianDay: Double) -> Double {
    withReader { reader in
      let frame = reader.orientation(reader.spot(julianDay))
      return wrapped360(reader.ayanamsa(frame, at: julianDay))
    }
  }

  /// The sidereal longitude of the Moon in degrees, 0..<360.
  package func siderealMoon(at julianDay: Double) -> Double {
    withReader { reader in
      let spot = reader.spot(julianDay)
      let frame = reader.orientation(spot)
      return wrapped360(
        reader.moon(spot).w - frame.z - reader.ayanamsa(frame, at: julianDay))
    }
  }

  /// The sidereal longitude of the Sun in degrees, 0..<360.
  package func siderealSun(at julianDay: Double) -> Double {
    withReader { reader in
      let spot = reader.spot(julianDay)
      let frame = reader.orientation(spot)
      return wrapped360(
        reader.sun(spot).w - frame.z - reader.ayanamsa(frame, at: julianDay))
    }
  }
}
