import PentadCore
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The state of the process that the library's threads belong to.
enum Process {
  /// True if this is the child of a `fork()` that the library's threads did not survive.
  static var isForked: Bool { forked.load(ordering: .relaxed) }

  private static let forked = Atomic<Bool>(false)

  /// A `fork()` matters only after the first use of a thread: before it, the child works like its
  /// parent.
  ///
  /// Does once, in the parent, everything that is needed to reject a call in a child. First uses
  /// take locks of the Swift runtime. A lock that another thread held at the time of the fork is
  /// never released in the child.
  fileprivate static let watch: Void = {
    Failure.free(Failure(refusal).give())
    _ = StatusNames.empty
    _ = pthread_atfork(nil, nil, { Process.forked.store(true, ordering: .relaxed) })
  }()

  fileprivate static let refusal = PentadError(
    .unsupported, "Pentad's threads did not survive fork()")
}

/// Checks that the library's threads can be used. It is the first line of every call except pure
/// functions.
///
/// - Throws: `unsupported` in the child of a `fork()`, `closed` after `pentad_shutdown`,
///   `unavailable` when the process has no descriptors or threads left for it
func requireThreads() throws(PentadError) {
  try requireParent()
  guard !CallbackQueue.shared.isClosed else {
    throw PentadError(.closed, "pentad_shutdown() was called")
  }
  Process.watch
  try HostResources.requireTasks()
}

/// Checks that the library's threads can compute. It is the first line of a blocking call without
/// callbacks, which works after `pentad_shutdown`, too.
///
/// - Throws: `unsupported` in the child of a `fork()`, `unavailable` when the process has no
///   descriptors or threads left for it
func requireWorkers() throws(PentadError) {
  try requireParent()
  Process.watch
  try HostResources.requireTasks()
}

/// Checks that this is the parent process. It is the first line of a call that notifies observers,
/// which live in the parent.
///
/// - Throws: `unsupported` in the child of a `fork()`
func requireParent() throws(PentadError) {
  guard !Process.isForked else { throw Process.refusal }
}
