import ElementsKit
import Foundation
import PentadCore

/// The tables of Tests/Fixtures that the Swift, C and Python tests share.
enum FormulaFixtures {
  struct Valid: Sendable, FixtureRow {
    let text: String
    let composition: String
    let charge: Int
    let hill: String
    /// Value, low, high; empty if there is no mass.
    let mass: [Double]
  }

  struct Invalid: Sendable, FixtureRow {
    let text: String
    let bytes: [UInt8]
    let code: String
    let offset: Int
  }

  /// A text, a reading, and what it means by it.
  struct Read: Sendable, FixtureRow {
    let text: String
    let reading: Formula.Reading
    let hill: String
    let charge: Int
    let annotation: String
    /// Empty for text that is read.
    let error: String
  }

  /// A formula that RDKit wrote.
  struct Written: Sendable, FixtureRow {
    let text: String
    let composition: String
    let charge: Int
    let isRefused: Bool
  }

  static let readings: [Read] = rows("formulas-readings").dropFirst().map {
    Read(
      text: $0[0], reading: Formula.Reading(rawValue: $0[1]) ?? .automatic, hill: $0[2],
      charge: Int($0[3]) ?? 0, annotation: $0[4], error: $0[5])
  }

  static let written: [Written] = rows("formulas-rdkit").dropFirst().map {
    Written(
      text: $0[0], composition: $0[1], charge: Int($0[2]) ?? .max, isRefused: $0[3] == "refused")
  }

  static let valid: [Valid] = rows("formulas-valid").map {
    Valid(
      text: $0[0], composition: $0[1], charge: Int($0[2]) ?? .max, hill: $0[3],
      mass: $0[4...].compactMap(Double.init))
  }

  static let invalid: [Invalid] = rows("formulas-invalid").map {
    Invalid(text: $0[0], bytes: unescaped($0[0]), code: $0[1], offset: Int($0[2]) ?? .max)
  }

  static let codes: [String: PentadError.Code] = [
    "formulaEmpty": .formulaEmpty,
    "formulaUnexpectedCharacter": .formulaUnexpectedCharacter,
    "formulaNotUTF8": .formulaNotUTF8,
    "formulaUnknownElement": .formulaUnknownElement,
    "formulaUnknownNuclide": .formulaUnknownNuclide,
    "formulaUnmatchedBracket": .formulaUnmatchedBracket,
    "formulaMissingPart": .formulaMissingPart,
    "formulaNumber": .formulaNumber,
    "formulaCharge": .formulaCharge,
    "formulaTooLarge": .formulaTooLarge,
    "formulaTooDeep": .formulaTooDeep,
    "formulaAmbiguous": .formulaAmbiguous,
    "formulaMarkup": .formulaMarkup,
  ]

  private static func rows(_ name: String) -> [[String]] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = folder.appending(path: "Fixtures/\(name).tsv")
    guard let data = try? Data(contentsOf: file) else { return [] }
    return data.split(separator: UInt8(ascii: "\n")).compactMap { line in
      guard line.first != UInt8(ascii: "#") else { return nil }
      return line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
    }
  }

  private static func unescaped(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = Substring(text)
    while let scalar = rest.unicodeScalars.first {
      if rest.hasPrefix("\\x"), let byte = UInt8(rest.dropFirst(2).prefix(2), radix: 16) {
        bytes.append(byte)
        rest = rest.dropFirst(4)
      } else if rest.hasPrefix("\\\\") {
        bytes.append(UInt8(ascii: "\\"))
        rest = rest.dropFirst(2)
      } else {
        bytes += Array(String(scalar).utf8)
        rest = Substring(rest.unicodeScalars.dropFirst())
      }
    }
    return bytes
  }
}

/// Names a row by its text in the report of a test.
protocol FixtureRow: CustomStringConvertible { var text: String { get } }
extension FixtureRow { var description: String { text } }

extension Formula {
  static func reading(_ bytes: [UInt8]) -> Result<Formula, PentadError> {
    bytes.withUnsafeBufferPointer { buffer in
      do throws(PentadError) {
        return .success(try Formula(utf8: buffer))
      } catch {
        return .failure(error)
      }
    }
  }

  static func massReading(_ bytes: [UInt8]) -> Result<MolarMass?, PentadError> {
    bytes.withUnsafeBufferPointer { buffer in
      do throws(PentadError) {
        return .success(try Formula.molarMass(ofUTF8: buffer))
      } catch {
        return .failure(error)
      }
    }
  }
}
