#if CommandLine
  import ArgumentParser
  import AstroKit
  import PentadCore

  /// The options of pictures.
  struct AlmanacPictureArguments: ParsableArguments {
    @Option(help: "svg: light or dark.") var theme: AlmanacTheme = .light
    @Option(parsing: .unconditional, help: "svg: the width in points.") var width: Double?

    /// Rejects these options for a format without a picture.
    func require(_ format: OutputFormat) throws(PentadError) {
      try format.require("--theme", theme != .light, only: [.svg])
      try format.require("--width", width != nil, only: [.svg])
    }

    func options(
      _ script: PanchangScript, today: CivilDate? = nil, showsSunTimes: Bool = true
    ) -> AlmanacPictureOptions {
      AlmanacPictureOptions(
        theme: theme, script: script, today: today, showsSunTimes: showsSunTimes)
    }
  }
#endif
