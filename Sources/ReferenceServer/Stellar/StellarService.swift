public import PentadCore

/// The Stellar API of MIT Mobile, and its state.
///
/// Answers have status 200 and JSON in the format of PHP 5. An uncaught exception in the original
/// is a page with status 500 here. A class in an unknown course is answered with `SubjectNotFound`,
/// as for any unknown class; the original ended with an exception.
public final class StellarService: Sendable {
  private let original: Catalogue
  private let state: Lock<StellarState>
  private let clock: ServerClock

  init(_ catalogue: Catalogue, clock: ServerClock) {
    original = catalogue
    state = Lock(StellarState(catalogue))
    self.clock = clock
  }

  /// The current catalogue.
  public var catalogue: Catalogue { state.withLock { $0 }.catalogue }

  /// Posts an announcement. The class becomes unread for the devices that subscribed to it.
  ///
  /// - Parameter time: the time in seconds since 1970; nil for the server's clock.
  /// - Throws: ``PentadCore/PentadError/Code/notFound`` for a class that does not exist or has no
  ///   site.
  public func announce(
    _ title: String, _ text: String, to masterID: String, time: Int64? = nil
  ) throws(PentadError) {
    let announcement = CatalogueClass.Announcement(
      time: time ?? clock.now / 1_000, title: title, text: text)
    guard state.withLock({ $0.post(announcement, to: masterID) }) else {
      throw PentadError(.notFound, "no class \(masterID) has a site")
    }
  }

  /// Adds a class, or replaces the one with its number.
  public func put(_ one: CatalogueClass) { state.withLock { $0.put(one) } }

  /// Changes a class. If two changes run at the same time, the later one may undo the other.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/notFound``.
  public func change(
    _ masterID: String, _ change: (inout CatalogueClass) -> Void
  ) throws(PentadError) {
    guard var one = state.withLock({ $0.classes[masterID] }) else { throw Self.noClass(masterID) }
    change(&one)
    state.withLock { $0.put(one) }
  }

  /// Removes a class, as when it is not taught any more.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/notFound``.
  public func remove(_ masterID: String) throws(PentadError) {
    guard state.withLock({ $0.remove(masterID) }) else { throw Self.noClass(masterID) }
  }

  /// Begins another term. Classes keep all data but their announcements; every checksum changes.
  ///
  /// - Parameter dropped: the classes that are not taught in it.
  public func begin(term: String, dropping dropped: Set<String> = []) {
    state.withLock { $0.begin(term, dropping: dropped) }
  }

  /// Invalidates every device's `pass_key`, so that each has to register again.
  public func expireDevices() { state.withLock { $0.devices.expire() } }

  /// Resets all changes and devices.
  func reset() {
    let new = StellarState(original)
    state.withLock { $0 = new }
  }

  private static func noClass(_ masterID: String) -> PentadError {
    PentadError(.notFound, "there is no class \(masterID)")
  }

  /// Answers a request.
  func respond(to request: Request) -> Response {
    let parameters = request.parameters
    return switch parameters["module"] {
    case "stellar": state.withLock { $0.stellar(parameters) }
    case "push": state.withLock { $0.push(parameters) }
    default: .json(["error": "not a valid query"])
    }
  }
}
