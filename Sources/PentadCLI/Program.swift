#if CommandLine
  import Dispatch
  import Foundation
  import PentadCore

  /// The program: it checks that the process can run tasks before the first one starts.
  ///
  /// An asynchronous `main` would start one before any line of it runs, and without a free descriptor
  /// Dispatch ends the process.
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
        fail("error: \(error)", status: 1)
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
