import Foundation

/// Ends the process as `kill -9` does.
public func killThisProcess() {
  kill(getpid(), SIGKILL)
}

/// Ends it so many milliseconds from now, whatever it does then.
public func killThisProcess(after delay: Int) {
  DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(delay)) {
    killThisProcess()
  }
}
