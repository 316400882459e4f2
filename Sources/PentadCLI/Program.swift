#if CommandLine
  import Dispatch
  import Foundation
  import PentadCore

  /// The program. It checks that the process can run tasks before the first one starts.
  ///
  /// An asynchronous `main` would start a task before its first line runs. Without a free
  /// descriptor, Dispatch would then end the process.
  @main
  enum Program {
    static func main() {
      openClosedStreams()
      ignoreBrokenPipes()
      widenNarrowTerminal()
      do throws(PentadError) {
        try requireReadableArguments()
        try HostResources.requireTasks()
      } catch {
        fail("\(error)", status: 1)
      }
      Task.detached {
        await PentadCommand.main()
        exit(0)
      }
      dispatchMain()
    }
  }
#else
  @main
  enum Program {
    static func main() {
      print("pentad-cli was built without the trait CommandLine")
    }
  }
#endif
