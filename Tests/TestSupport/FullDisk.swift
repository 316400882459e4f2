#if os(Linux)
  #if canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif
  import Foundation

  /// A small disk in memory, which a test can fill to its last byte. Only root can make one.
  public final class FullDisk: Sendable {
    /// The mount point.
    public let path = temporaryPath("pentad-disk")

    /// Mounts a disk of so many bytes; nil where the system does not let this process.
    public init?(bytes: Int) {
      let isMounted =
        mkdir(path, 0o700) == 0
        && mount("tmpfs", path, "tmpfs", 0, "size=\(bytes),mode=700") == 0
      guard isMounted else {
        rmdir(path)
        return nil
      }
    }

    deinit {
      umount2(path, Int32(MNT_DETACH))
      rmdir(path)
    }

    /// The number of free bytes.
    public var free: Int {
      var status = statvfs()
      return statvfs(path, &status) == 0 ? Int(status.f_bavail) * Int(status.f_frsize) : -1
    }

    /// Fills it.
    public func fill() {
      let file = open(path + "/rest", O_CREAT | O_WRONLY | O_APPEND | O_CLOEXEC, 0o600)
      let page = [UInt8](repeating: 1, count: 4_096)
      while write(file, page, page.count) > 0 {}
      close(file)
    }
  }
#endif
