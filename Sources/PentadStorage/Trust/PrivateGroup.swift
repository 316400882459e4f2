#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A user's private group, which many systems create for each user, together with a umask of 002.
/// It has the user's name and no other member. Debian's OpenSSH accepts files of such a group, too.
enum PrivateGroup {
  /// Returns true if the group is the private group of the user who runs this process.
  static func isOwn(_ group: gid_t) -> Bool {
    var buffer = [CChar](repeating: 0, count: 1 << 14)
    var user = passwd()
    var foundUser: UnsafeMutablePointer<passwd>?
    guard getpwuid_r(geteuid(), &user, &buffer, buffer.count, &foundUser) == 0, foundUser != nil,
      user.pw_gid == group, let userName = user.pw_name
    else { return false }
    let name = String(cString: userName)
    var other = [CChar](repeating: 0, count: 1 << 16)
    var entry = Self.none
    var foundEntry: UnsafeMutablePointer<Entry>?
    guard getgrgid_r(group, &entry, &other, other.count, &foundEntry) == 0, foundEntry != nil,
      let groupName = entry.gr_name, String(cString: groupName) == name
    else { return false }
    var member = entry.gr_mem
    while let text = member?.pointee {
      guard String(cString: text) == name else { return false }
      member = member?.successor()
    }
    return true
  }

  #if canImport(Darwin)
    private typealias Entry = Darwin.group
  #elseif canImport(Musl)
    private typealias Entry = Musl.group
  #else
    private typealias Entry = Glibc.group
  #endif

  private static var none: Entry { Entry() }
}
