import Foundation

/// Ends the process as `kill -9` does.
public func killThisProcess() {
  kill(getpid(), SIGKILL)
}

/// Kills the process after a number of milliseconds, during any work.
public func killThisProcess(after delay: Int) {
  DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(delay)) {
    killThisProcess()
  }
}
