/// The registered devices, their subscriptions and their unread notices.
struct DeviceBook: Sendable {
  /// A class in a term.
  struct Subscription: Sendable, Hashable {
    let subject: String
    let term: String
  }

  /// A device.
  struct Device: Sendable {
    var passKey: Int
    var token: String?
    var modules: [String: Bool] = [:]
    var subscriptions: Set<Subscription> = []
    var unread: [String] = []
  }

  private var devices: [Int: Device] = [:]
  private var random = SplitMix(seed: 0)

  /// Registers a device, and returns its number and its key.
  mutating func register(token: String?) -> (id: Int, passKey: Int) {
    let id = devices.count + 1
    let passKey = random.number(100_000_000...999_999_999)
    devices[id] = Device(passKey: passKey, token: token)
    return (id, passKey)
  }

  /// True if the key belongs to the device.
  func isGenuine(_ id: Int, _ passKey: Int) -> Bool { devices[id]?.passKey == passKey }

  /// A device by its number.
  subscript(id: Int) -> Device? {
    get { devices[id] }
    set { devices[id] = newValue }
  }

  /// Gives every device a new key that the device does not know.
  mutating func expire() {
    for id in devices.keys.sorted() {
      devices[id]?.passKey = random.number(1_000_000_000...1_999_999_999)
    }
  }

  /// Marks a class as unread for the devices that subscribed to it, unless they disabled this. A
  /// class has at most one notice, for any number of announcements.
  mutating func notify(of subject: String, in term: String) {
    let notice = "stellar:\(subject)"
    let subscription = Subscription(subject: subject, term: term)
    for (id, device) in devices
    where device.subscriptions.contains(subscription) && device.modules["stellar"] != false
      && !device.unread.contains(notice)
    {
      devices[id]?.unread.append(notice)
    }
  }
}
