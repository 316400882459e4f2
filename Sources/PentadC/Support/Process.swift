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
  fileprivate static let watch: Void = {
    _ = pthread_atfork(nil, nil, { Process.forked.store(true, ordering: .relaxed) })
  }()
}

/// First line of a call that needs the library's threads: everything but pure functions.
///
/// - Throws: `unsupported` in the child of a `fork()`, `closed` after `pentad_shutdown`
func requireThreads() throws(PentadError) {
  try requireParent()
  guard !CallbackQueue.shared.isClosed else {
    throw PentadError(.closed, "pentad_shutdown() was called")
  }
  Process.watch
}

/// First line of a call that computes on the library's threads and waits for them, but calls nobody
/// back: it works after `pentad_shutdown`, too.
///
/// - Throws: `unsupported` in the child of a `fork()`
func requireWorkers() throws(PentadError) {
  try requireParent()
  Process.watch
}

/// First line of a call that tells observers: they live in the parent.
///
/// - Throws: `unsupported` in the child of a `fork()`
func requireParent() throws(PentadError) {
  guard !Process.isForked else {
    throw PentadError(.unsupported, "Pentad's threads did not survive fork()")
  }
}
