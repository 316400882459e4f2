/// A registered delegate, as the caller owns it.
public typealias pentad_subscription_ref = OpaquePointer

/// Ends a subscription: no callback starts any more, and the delegate's `context_free` is called.
///
/// In a callback of the same place – the session that the subscription was made with, or else the library's
/// callback thread – it returns at once, and the context is given back after that callback. Anywhere else,
/// also in a callback of another place, it first waits for the subscription's running callback, and the
/// context is given back before this returns. A second call does nothing, nor does one in the child of a
/// `fork()`, where the context is never given back.
///
/// - Parameter subscription: the subscription; NULL does nothing
///
/// Threads: any; do not hold a lock that the subscription's callbacks take. Blocks: until the running
/// callback has returned. Since: 0.1
@_cdecl("pentad_subscription_cancel")
public func pentad_subscription_cancel(_ subscription: pentad_subscription_ref?) {
  SubscriptionHandle.borrow(subscription)?.cancel()
}

/// Ends a subscription as pentad_subscription_cancel() does, and frees it.
///
/// - Parameter subscription: the subscription; NULL does nothing
///
/// Threads: any; do not hold a lock that the subscription's callbacks take. Blocks: until the running
/// callback has returned. Since: 0.1
@_cdecl("pentad_subscription_free")
public func pentad_subscription_free(_ subscription: pentad_subscription_ref?) {
  SubscriptionHandle.borrow(subscription)?.cancel()
  SubscriptionHandle.free(subscription)
}
