#if CommandLine
  import Foundation
  import PentadCore

  /// The token that somebody signs in with.
  enum ChatToken {
    /// The variable of the environment that may hold it.
    static let variable = "PENTAD_CHAT_TOKEN"

    private static let secret = Secret(variable: variable)

    /// What the environment has.
    static var ofEnvironment: String? { secret.ofEnvironment }

    /// Reads it.
    ///
    /// - Parameter file: `-` for standard input; nil for the environment.
    /// - Throws: what ``Secret/text(_:)`` throws; `invalid` for what can be no token.
    static func read(_ file: String?) throws(PentadError) -> String {
      let token = try secret.text(file).trimmingCharacters(in: .whitespacesAndNewlines)
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
