#if CommandLine
  import Foundation
  import PentadCore

  /// What nobody else may see, such as a token or a password. It is never an argument: those are seen by
  /// everybody who lists processes.
  struct Secret {
    /// The variable of the environment that may hold it.
    let variable: String

    /// What the environment has.
    var ofEnvironment: String? { ProcessInfo.processInfo.environment[variable] }

    /// Reads it, without the end of its line.
    ///
    /// - Parameter file: `-` for standard input; nil for the environment.
    /// - Throws: the errors of ``SecretFile/bytes(of:)``.
    func text(_ file: String?) throws(PentadError) -> String {
      guard let file else { return ofEnvironment ?? "" }
      let text = String(decoding: try SecretFile.bytes(of: file), as: UTF8.self)
      return text.last?.isNewline == true ? String(text.dropLast()) : text
    }

    /// Reads one of a line.
    ///
    /// - Throws: besides, `invalid` for none, for several lines and for more than 4,096 bytes.
    func line(_ file: String?) throws(PentadError) -> String {
      let line = try text(file)
      // What is wrong is not quoted: it may be a secret nevertheless.
      guard (1...4_096).contains(line.utf8.count), !line.contains(where: \.isNewline) else {
        throw PentadError(.invalid, "what is secret stands on one line, of 4,096 bytes at most")
      }
      return line
    }
  }
#endif
