extension EphemerisTable {
  /// Returns the Moon: apparent geocentric x, y, z in AU on the true equator of date, then its
  /// ecliptic longitude in degrees, which is not wrapped into 0..<360.
  package func moon(at julianDay: Double) -> SIMD4<Double> {
    withReader { $0.moon($0.spot(julianDay)) }
  }

  /// Returns the Sun in the form of ``moon(at:)``.
  package func sun(at julianDay: Double) -> SIMD4<Double> {
    withReader { $0.sun($0.spot(julianDay)) }
  }

  /// Returns the apparent sidereal time at Greenwich in degrees, 0..<360.
  package func siderealTime(at julianDay: Double) -> Double {
    withReader { reader in
      let spot = reader.spot(julianDay)
      return wrapped360(reader.siderealTime(spot, residual: reader.orientation(spot).x))
    }
  }

  /// Returns the true obliquity of the ecliptic in degrees.
  package func obliquity(at julianDay: Double) -> Double {
    withReader { $0.orientation($0.spot(julianDay)).y }
  }

  /// Returns the nutation in longitude Δψ in degrees.
  package func nutation(at julianDay: Double) -> Double {
    withReader { $0.orientation($0.spot(julianDay)).z }
  }

  /// Returns the mean ayanamsa in degrees, without nutation, wrapped into 0..<360.
  ///
  /// A sidereal longitude is the apparent longitude minus the nutation and minus this value.
  package func ayanamsa(at julianDay: Double) -> Double {
    withReader { reader in
      let frame = reader.orientation(reader.spot(julianDay))
      return wrapped360(reader.ayanamsa(frame, at: julianDay))
    }
  }

  /// Returns the sidereal longitude of the Moon in degrees, 0..<360.
  package func siderealMoon(at julianDay: Double) -> Double {
    withReader { reader in
      let spot = reader.spot(julianDay)
      let frame = reader.orientation(spot)
      return wrapped360(
        reader.moon(spot).w - frame.z - reader.ayanamsa(frame, at: julianDay))
    }
  }

  /// Returns the sidereal longitude of the Sun in degrees, 0..<360.
  package func siderealSun(at julianDay: Double) -> Double {
    withReader { reader in
      let spot = reader.spot(julianDay)
      let frame = reader.orientation(spot)
      return wrapped360(
        reader.sun(spot).w - frame.z - reader.ayanamsa(frame, at: julianDay))
    }
  }
}
