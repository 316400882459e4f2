#if CommandLine
  import Foundation
  import PentadCore

  /// A secret, such as a token or a password. It is never an argument, because everyone who lists
  /// processes can see arguments.
  struct Secret {
    /// The environment variable that may contain it.
    let variable: String

    /// The secret from the environment.
    var ofEnvironment: String? { ProcessInfo.processInfo.environment[variable] }

    /// Reads the secret, without its line end.
    ///
    /// - Parameter file: `-` for standard input; nil for the environment.
    /// - Throws: the errors of ``SecretFile/bytes(of:)``.
    func text(_ file: String?) throws(PentadError) -> String {
      guard let file else { return ofEnvironment ?? "" }
      let text = String(decoding: try SecretFile.bytes(of: file), as: UTF8.self)
      return text.last?.isNewline == true ? String(text.dropLast()) : text
    }

    /// Reads a secret of one line.
    ///
    /// - Throws: also `invalid` for an empty text, for several lines and for more than 4,096 bytes.
    func line(_ file: String?) throws(PentadError) -> String {
      let line = try text(file)
      // The invalid text is not quoted, because it may be a secret nevertheless.
      guard (1...4_096).contains(line.utf8.count), !line.contains(where: \.isNewline) else {
        throw PentadError(.invalid, "a secret must be one line of at most 4,096 bytes")
      }
      return line
    }
  }
#endif
