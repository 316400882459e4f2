import AstroKit
import CPentad

/// All names as C strings, which live as long as the process and are made at first use.
struct AstroNames: @unchecked Sendable {
  static let shared = AstroNames()

  /// The names by unit, number and script.
  private let texts: [[[UnsafePointer<CChar>]]]
  private let arena: Arena

  private init() {
    let arena = Arena()
    // The order is that of pentad_astro_unit.
    let names = [
      Self.cycle(Tithi.self), Self.cycle(Nakshatra.self), Self.cycle(Yoga.self),
      Self.cycle(Karana.self), Self.cycle(Vara.self), Self.cycle(MasaName.self),
      Self.cycle(Rashi.self), Self.cycle(Samvatsara.self), Self.cycle(Ritu.self),
      Ayana.allCases.map(\.name), Paksha.allCases.map(\.name), Choghadiya.allCases.map(\.name),
      Graha.allCases.map(\.name),
    ]
    texts = names.map { unit in
      unit.map { name in PanchangScript.allCases.map { arena.string(name.text(in: $0)) } }
    }
    self.arena = arena
  }

  func name(
    _ unit: pentad_astro_unit, _ number: Int32, _ script: pentad_astro_script
  ) -> UnsafePointer<CChar>? {
    guard texts.indices.contains(Int(unit.rawValue)) else { return nil }
    let names = texts[Int(unit.rawValue)]
    guard names.indices.contains(Int(number) - 1) else { return nil }
    let scripts = names[Int(number) - 1]
    return scripts.indices.contains(Int(script.rawValue)) ? scripts[Int(script.rawValue)] : nil
  }

  private static func cycle<Unit: PanchangUnit>(_ unit: Unit.Type) -> [PanchangName] {
    (0..<Unit.count).map { Unit(index: $0).name }
  }
}
