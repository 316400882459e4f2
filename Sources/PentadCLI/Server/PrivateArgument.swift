#if CommandLine
  import ArgumentParser
  import PentadCore

  /// An argument in which a secret may stand, such as the address of a private feed: everybody who lists
  /// processes sees arguments, so it may also come from standard input or from a file.
  struct PrivateArgument: ExpressibleByArgument {
    /// How the help describes it.
    static let forms = "- reads it from standard input, @FILE from the first line of a file."

    private let word: String

    init?(argument: String) { word = argument }

    /// Reads it.
    ///
    /// - Throws: what ``SecretFile/line(of:)`` throws.
    func text() throws(PentadError) -> String {
      if word == "-" { return try SecretFile.line(of: "-") }
      return word.hasPrefix("@") ? try SecretFile.line(of: String(word.dropFirst())) : word
    }
  }
#endif
