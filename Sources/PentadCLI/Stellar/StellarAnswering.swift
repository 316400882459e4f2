#if CommandLine
  import ArgumentParser
  import StellarKit

  /// The options of a command that prints an answer of the client.
  struct StellarAnswering: ParsableArguments {
    @OptionGroup var options: StellarOptions
    @OptionGroup var output: AnswerOptions

    /// Runs like ``StellarOptions/with(_:)``, and prints the answer.
    func answer(_ body: (StellarClient) async throws -> Answer) async throws {
      let format = try output.checked()
      try await options.with { client in try await body(client).write(as: format) }
    }
  }
#endif
