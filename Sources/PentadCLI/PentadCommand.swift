#if CommandLine
  import ArgumentParser

  @main
  struct PentadCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "pentad-cli", abstract: "Shows every Kit of Pentad at work.")
  }
#else
  @main
  enum PentadCommand {
    static func main() {
      print("pentad-cli was built without the trait CommandLine")
    }
  }
#endif
