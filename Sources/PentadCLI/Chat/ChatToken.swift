#if CommandLine
  import Foundation
  import PentadCore

  /// The token that somebody signs in with. It is never an argument: those are seen by everybody who
  /// lists processes.
  enum ChatToken {
    /// The variable of the environment that may hold it.
    static let variable = "PENTAD_CHAT_TOKEN"

    /// What the environment has.
    static var ofEnvironment: String? { ProcessInfo.processInfo.environment[variable] }

    /// Reads it.
    ///
    /// - Parameter file: `-` for standard input; nil for the environment.
    /// - Throws: `notFound` for a file that cannot be read; `invalid` for what can be no token.
    static func read(_ file: String?) throws(PentadError) -> String {
      let text: String
      if let file {
        guard let bytes = InputFile.read(file) else {
          throw PentadError(.notFound, "the file \(file) cannot be read")
        }
        text = String(decoding: bytes, as: UTF8.self)
      } else {
        text = ofEnvironment ?? ""
      }
      let token = text.trimmingCharacters(in: .whitespacesAndNewlines)
      // What is wrong is not quoted: it may be a secret nevertheless.
      guard (1...4_096).contains(token.utf8.count),
        token.utf8.allSatisfy({ (0x21...0x7e).contains($0) })
      else {
        throw PentadError(.invalid, "that is no token: one line of visible ASCII characters")
      }
      return token
    }
  }
#endif
