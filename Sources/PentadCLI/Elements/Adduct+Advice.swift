import ElementsKit
import PentadCore

extension Adduct {
  /// Parses an adduct from the command line.
  ///
  /// - Throws: the errors of ``ElementsKit/Adduct/init(_:)``, with the most similar adduct of the
  ///   table.
  init(advised text: String) throws(PentadError) {
    do throws(PentadError) {
      self = try Adduct(text)
    } catch {
      guard let near = EditDistance.nearest(to: text, among: Adduct.known.map(\.name)) else {
        throw error
      }
      throw PentadError(
        error.code, "\(error.message); did you mean \(near)?", offset: error.offset)
    }
  }
}
