/// The subscription of a registered delegate, which the caller owns.
public typealias pentad_subscription_ref = OpaquePointer

/// Ends a subscription: no callback starts any more, and the delegate's `context_free` is called.
///
/// In a callback of the same queue – the session of the subscription, or else the library's
/// callback thread – it returns immediately, and the context is given back after that callback. In
/// any other place, also in a callback of another queue, it first waits for the subscription's
/// running callback, and the context is given back before this returns. A second call is a no-op,
/// and so is one in the child of a `fork()`, where the context is never given back.
///
/// - Parameter subscription: the subscription; NULL does nothing
///
/// Threads: any; do not hold a lock that the subscription's callbacks take. Blocks: until the
/// running callback has returned. Since: 0.1
@_cdecl("pentad_subscription_cancel")
public func pentad_subscription_cancel(_ subscription: pentad_subscription_ref?) {
  SubscriptionHandle.borrow(subscription)?.cancel()
}

/// Ends a subscription like pentad_subscription_cancel(), and frees it.
///
/// - Parameter subscription: the subscription; NULL does nothing
///
/// Threads: any; do not hold a lock that the subscription's callbacks take. Blocks: until the
/// running callback has returned. Since: 0.1
@_cdecl("pentad_subscription_free")
public func pentad_subscription_free(_ subscription: pentad_subscription_ref?) {
  SubscriptionHandle.borrow(subscription)?.cancel()
  SubscriptionHandle.free(subscription)
}
