/// Pauses a client when another client signs the user out, and resumes it when the user signs in
/// again.
struct SignOutWatch {
  private let store: ChatStore
  private let worker: ChatWorker
  private var isResting = false

  init(_ store: ChatStore, _ worker: ChatWorker) { (self.store, self.worker) = (store, worker) }

  /// Checks whether the user has signed out or in again. Call it after other clients have written.
  mutating func look() async {
    guard let isSignedOut = try? await store.isSignedOut(), isSignedOut != isResting else { return }
    isResting = isSignedOut
    if isSignedOut {
      await worker.rest()
      worker.sender.forget()
    } else {
      worker.unpause()
    }
  }
}
