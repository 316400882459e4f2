import Foundation

/// The fixtures of ions and isotopic distributions.
enum IsotopeFixtures {
  /// A row of ion-mass-to-charge.csv.
  struct Ion: Sendable, CustomStringConvertible {
    let kind: String
    let neutral: String
    /// The text of the ion, or of the adduct.
    let input: String
    let composition: String
    let charge: Int
    let ionMass: Double
    let massToCharge: Double

    var description: String { "\(neutral) \(input)" }
  }

  /// A case of isotopic-distributions.json.
  struct Distribution: Sendable, Decodable, CustomStringConvertible {
    struct Fine: Sendable, Decodable {
      struct MostProbable: Sendable, Decodable {
        let nuclides: [String: Int]
        let mz: Double
        let probability: Double
      }

      let cutoffAbsolute: Double
      let count: Int
      let covered: Double
      let mostProbable: MostProbable
      let peaks: [[Double]]
    }

    struct Nominal: Sendable, Decodable {
      let cutoffRelative: Double
      let peaks: [[Double]]
    }

    struct Resolved: Sendable, Decodable {
      let resolvingPower: Double
      let fwhm: Double
      let peaks: [[Double]]
    }

    let name: String
    let formula: String
    let charge: Int
    let fine: Fine
    let nominal: Nominal
    let meanMass: Double
    let resolved: [Resolved]

    var description: String { name }
  }

  static let ions: [Ion] = {
    let text = String(decoding: data("ion-mass-to-charge.csv"), as: UTF8.self)
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.dropFirst().map { line in
      let fields = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      return Ion(
        kind: fields[0], neutral: fields[1], input: fields[2], composition: fields[3],
        charge: Int(fields[4]) ?? 0, ionMass: Double(fields[5]) ?? .nan,
        massToCharge: Double(fields[6]) ?? .nan)
    }
  }()

  static let distributions: [Distribution] = {
    struct File: Decodable { let cases: [Distribution] }
    let file = try? JSONDecoder().decode(File.self, from: data("isotopic-distributions.json"))
    return file?.cases ?? []
  }()

  private static func data(_ name: String) -> Data {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return (try? Data(contentsOf: folder.appending(path: "Fixtures/\(name)"))) ?? Data()
  }
}
