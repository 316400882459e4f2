#if CommandLine
  import Foundation
  import PentadCore

  /// The token for signing in.
  enum ChatToken {
    /// The environment variable that may contain it.
    static let variable = "PENTAD_CHAT_TOKEN"

    private static let secret = Secret(variable: variable)

    /// The token from the environment.
    static var ofEnvironment: String? { secret.ofEnvironment }

    /// Reads the token.
    ///
    /// - Parameter file: `-` for standard input; nil for the environment, or else for the file that
    ///   is set.
    /// - Throws: the errors of ``Secret/text(_:)``; `invalid` for text that cannot be a token.
    static func read(_ file: String?) throws(PentadError) -> String {
      let usual = try ofEnvironment == nil ? Settings.value(of: .chatTokenFile) : nil
      let token = try secret.text(file ?? usual).trimmingCharacters(in: .whitespacesAndNewlines)
      // The invalid text is not quoted, because it may be a secret nevertheless.
      guard (1...4_096).contains(token.utf8.count),
        token.utf8.allSatisfy({ (0x21...0x7e).contains($0) })
      else {
        throw PentadError(
          .invalid,
          "this is not a token: it must be one line of visible "
            + "ASCII characters")
      }
      return token
    }
  }
#endif
