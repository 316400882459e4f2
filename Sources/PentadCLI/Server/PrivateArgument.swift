#if CommandLine
  import ArgumentParser
  import PentadCore

  /// An argument that may contain a secret, such as the address of a private feed. Everyone who
  /// lists processes can see arguments, so it may also come from standard input or from a file.
  struct PrivateArgument: ExpressibleByArgument {
    /// The description in help texts.
    static let forms = "- reads it from standard input, @FILE from the first line of a file."

    private let word: String

    init?(argument: String) { word = argument }

    /// Reads the argument.
    ///
    /// - Throws: the errors of ``SecretFile/line(of:)``.
    func text() throws(PentadError) -> String {
      if word == "-" { return try SecretFile.line(of: "-") }
      return word.hasPrefix("@") ? try SecretFile.line(of: String(word.dropFirst())) : word
    }
  }
#endif
