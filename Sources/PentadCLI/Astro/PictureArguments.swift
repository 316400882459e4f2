#if CommandLine
  import ArgumentParser
  import AstroKit
  import PentadCore

  /// How pictures are drawn.
  struct AlmanacPictureArguments: ParsableArguments {
    @Option(help: "svg: light or dark.") var theme: AlmanacTheme = .light
    @Option(parsing: .unconditional, help: "svg: the width in points.") var width: Double?

    /// Refuses them for a format that has no picture.
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
