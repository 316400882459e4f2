/// The settings that a configuration file and the environment can have.
enum Setting: String, CaseIterable {
  case place
  case astroStore = "astro.store"
  case chatServer = "chat.server"
  case chatStore = "chat.store"
  case chatTokenFile = "chat.token-file"
  case stellarServer = "stellar.server"
  case stellarStore = "stellar.store"
  case videoStore = "video.store"

  /// The environment variable, such as `PENTAD_CHAT_STORE`.
  var variable: String {
    "PENTAD_" + rawValue.uppercased().replacing(".", with: "_").replacing("-", with: "_")
  }

  /// True for a file or a folder.
  var isPath: Bool {
    switch self {
    case .astroStore, .chatStore, .chatTokenFile, .stellarStore, .videoStore: true
    case .place, .chatServer, .stellarServer: false
    }
  }
}

/// A value of a setting.
struct SettingValue {
  /// The source of a value. Its text begins errors about the value.
  enum Origin: CustomStringConvertible {
    case environment(String)
    case file(String, line: Int)

    var description: String {
      switch self {
      case .environment(let variable): variable
      case .file(let path, let line): "\(path):\(line)"
      }
    }
  }

  let text: String
  let origin: Origin
}
