import Foundation

/// A path of a test's own, at which nothing is: in memory where the system has such a place, when it is
/// enough that a process's end loses nothing.
///
/// - Parameter name: what a person is to know it by.
public func temporaryPath(_ name: String, isQuick: Bool = true) -> String {
  let hasShared = isQuick && FileManager.default.isWritableFile(atPath: "/dev/shm")
  return (hasShared ? "/dev/shm/" : NSTemporaryDirectory()) + "\(name)-\(UUID().uuidString)"
}
