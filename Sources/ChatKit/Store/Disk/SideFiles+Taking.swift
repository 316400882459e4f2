#if Storage
  import Foundation
  import PentadCore
  import PentadStorage

  extension SideFiles {
    /// Copies a file that is to be sent: whoever gave it may take it away.
    ///
    /// - Returns: the name of the copy.
    /// - Throws: ``PentadCore/PentadError/Code/notFound`` when the file cannot be read,
    ///   ``PentadCore/PentadError/Code/storage`` when it cannot be copied.
    func take(_ path: String) throws(PentadError) -> String {
      guard let data = FileManager.default.contents(atPath: path) else {
        throw PentadError(.notFound, "the file to be sent cannot be read; choose it again")
      }
      return try add([UInt8](data), isDurable: true)
    }
  }
#endif
