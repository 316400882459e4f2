#if CommandLine
  import ArgumentParser
  import PentadCore

  struct ConfigCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "config", abstract: "The settings in force, and where each comes from.",
      discussion: """
        The configuration file is pentad/config in the folder $XDG_CONFIG_HOME, which is ~/.config if \
        it is not set; PENTAD_CONFIG names another file. Each line is key = value; a line that begins \
        with # is a comment. An option has precedence over a variable of the environment, such as \
        PENTAD_PLACE or PENTAD_CHAT_STORE, and that over the file. An empty variable removes a setting.

        place: a city as for --at, or latitude, longitude and time zone: 23.18, 75.79, Asia/Kolkata
        astro.store, stellar.store, chat.store, video.store: the folders for --store
        stellar.server, chat.server: the values for --server
        chat.token-file: the path for --token-file. The file never contains a token itself
        """)

    @OptionGroup var output: AnswerOptions

    func run() throws {
      let format = try output.checked()
      let settings = try Settings.current()
      let rows = Setting.allCases.map { setting in
        let value = settings[setting]
        return (setting, value?.text, value?.origin.description)
      }
      let values: [JSONValue] = rows.map { setting, value, origin in
        [
          "key": .string(setting.rawValue), "origin": .optional(origin),
          "value": .optional(value), "variable": .string(setting.variable),
        ]
      }
      Answer(
        ["file": .optional(settings.path), "settings": .array(values)], lines: values,
        Table(
          header: ["key", "value", "origin"],
          rows: rows.map { [$0.rawValue, $1 ?? "-", $2 ?? "not set"] })
      ).write(as: format)
    }
  }
#endif
