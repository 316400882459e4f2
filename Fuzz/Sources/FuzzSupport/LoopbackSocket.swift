import Foundation

/// The socket calls that the server needs. A failure ends the run: the input cannot cause it.
enum LoopbackSocket {
  #if os(Linux)
    private static let stream = CInt(SOCK_STREAM.rawValue)
    private static let quiet = CInt(MSG_NOSIGNAL)
  #else
    private static let stream = SOCK_STREAM
    private static let quiet: CInt = 0
  #endif

  static func listen() -> CInt {
    let listener = socket(AF_INET, stream, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(listener, $0, size) }
    }
    Fuzzing.require(listener >= 0 && isBound == 0, "no socket on loopback: \(errno)")
    Fuzzing.require(Foundation.listen(listener, 128) == 0, "nothing can listen: \(errno)")
    return listener
  }

  static func port(of listener: CInt) -> Int {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = getsockname(listener, $0, &size)
      }
    }
    return Int(UInt16(bigEndian: address.sin_port))
  }

  static func pipe() -> (read: CInt, write: CInt) {
    var ends: [CInt] = [0, 0]
    Fuzzing.require(Foundation.pipe(&ends) == 0, "no pipe: \(errno)")
    return (ends[0], ends[1])
  }

  static func ring(_ descriptor: CInt) {
    var byte: UInt8 = 0
    _ = write(descriptor, &byte, 1)
  }

  static func drain(_ descriptor: CInt) {
    var bytes = [UInt8](repeating: 0, count: 64)
    _ = read(descriptor, &bytes, bytes.count)
  }

  /// Waits until one can be read; which of them can.
  static func poll(_ descriptors: [CInt]) -> [Bool] {
    var entries = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    _ = Foundation.poll(&entries, nfds_t(entries.count), -1)
    return entries.map { $0.revents != 0 }
  }

  static func accept(_ listener: CInt) -> CInt? {
    let descriptor = Foundation.accept(listener, nil, nil)
    guard descriptor >= 0 else { return nil }
    var one: CInt = 1
    // Each piece goes out at once.
    setsockopt(descriptor, CInt(IPPROTO_TCP), TCP_NODELAY, &one, socklen_t(MemoryLayout<CInt>.size))
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    return descriptor
  }

  /// Returns the received bytes; nil at the end.
  static func receive(_ descriptor: CInt) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = recv(descriptor, &bytes, bytes.count, 0)
    if count < 0, errno == EAGAIN || errno == EINTR { return [] }
    return count > 0 ? Array(bytes[..<count]) : nil
  }

  /// Sends all; false when the other side takes no more.
  static func send(_ bytes: [UInt8], to descriptor: CInt) -> Bool {
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes {
        Foundation.send(descriptor, $0.baseAddress, $0.count, quiet)
      }
      if count > 0 {
        start += count
      } else if errno == EAGAIN {
        var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        // It does not wait for a peer that does not read: the caller holds its part of the received
        // data.
        if Foundation.poll(&entry, 1, 200) <= 0 { return false }
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }

  /// Has the next close reset the connection.
  static func reset(_ descriptor: CInt) {
    var linger = linger(l_onoff: 1, l_linger: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_LINGER, &linger,
      socklen_t(MemoryLayout.size(ofValue: linger)))
  }
}
