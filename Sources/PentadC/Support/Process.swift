import PentadCore
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What has become of the process that the library's threads belong to.
enum Process {
  /// Whether this is the child of a `fork()` that the library's threads did not survive.
  static var isForked: Bool { forked.load(ordering: .relaxed) }

  private static let forked = Atomic<Bool>(false)

  /// A `fork()` matters from the first use of a thread on: before it, the child is as good as its
  /// parent.
  ///
  /// What a call does that is refused in a child is done here once. What is done for the first time takes
  /// locks of Swift's runtime, and one that another thread had when the process forked is never free.
  fileprivate static let watch: Void = {
    Failure.free(Failure(refusal).give())
    _ = StatusNames.empty
    _ = pthread_atfork(nil, nil, { Process.forked.store(true, ordering: .relaxed) })
  }()

  fileprivate static let refusal = PentadError(
    .unsupported, "Pentad's threads did not survive fork()")
}

/// First line of a call that needs the library's threads: everything but pure functions.
///
/// - Throws: `unsupported` in the child of a `fork()`, `closed` after `pentad_shutdown`, `unavailable` when
///   the process has no descriptors or threads left for it
func requireThreads() throws(PentadError) {
  try requireParent()
  guard !CallbackQueue.shared.isClosed else {
    throw PentadError(.closed, "pentad_shutdown() was called")
  }
  Process.watch
  try HostResources.requireTasks()
}

/// First line of a call that computes on the library's threads and waits for them, but calls nobody
/// back: it works after `pentad_shutdown`, too.
///
/// - Throws: `unsupported` in the child of a `fork()`, `unavailable` when the process has no descriptors or
///   threads left for it
func requireWorkers() throws(PentadError) {
  try requireParent()
  Process.watch
  try HostResources.requireTasks()
}

/// First line of a call that tells observers: they live in the parent.
///
/// - Throws: `unsupported` in the child of a `fork()`
func requireParent() throws(PentadError) {
  guard !Process.isForked else { throw Process.refusal }
}
