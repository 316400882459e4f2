#if CommandLine
  import ArgumentParser
  import StellarKit

  /// A command that writes what the client answers.
  struct StellarAnswering: ParsableArguments {
    @OptionGroup var options: StellarOptions
    @OptionGroup var output: AnswerOptions

    /// Runs as ``StellarOptions/with(_:)``, and writes the answer.
    func answer(_ body: (StellarClient) async throws -> Answer) async throws {
      let format = try output.checked()
      try await options.with { client in try await body(client).write(as: format) }
    }
  }
#endif
