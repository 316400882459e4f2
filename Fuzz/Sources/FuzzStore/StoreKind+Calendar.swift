import PentadCore

@testable import AstroKit
@testable import StellarKit

extension StoreKind {
  static let astro = StoreKind("astro.sqlite") { folder async throws(PentadError) in
    let store = try await AstroStore.open(folder: folder)
    _ = try await store.backend.addAlert(due: Instant(milliseconds: 1), message: "rise")
    let segment = try? EphemerisSegment(
      index: 7, coefficients: [Double](repeating: 0.5, count: EphemerisSegment.count))
    await store.save(segment.map { [$0] } ?? [], fingerprint: "f")
    await store.close()
  } use: { folder async throws(PentadError) in
    let store = try await AstroStore.open(folder: folder)
    _ = await store.load(7..<8, fingerprint: "f")
    _ = try? await store.nextDue(at: Instant(milliseconds: 0))
    _ = try? await store.storageUsage()
    try? await store.clearCache()
    await store.close()
  }

  static let stellar = StoreKind("stellar.sqlite") { folder async throws(PentadError) in
    let store = try await StellarStore.open(StellarConfiguration(folder: folder)) {}
    let item = StellarClass(
      masterId: "6.01", name: "6.01", title: "Signals", term: StellarTerm(code: "fa26"),
      times: [StellarClassTime(order: 0, title: "Lecture", text: "MWF 9-10")])
    let course = StellarCourse(number: "6", title: "Computing")
    _ = try await store.replace([course], askedAt: 1, now: 1)
    let list = NewClasses(course: "6", classes: [item], checksum: "c", askedAt: 1)
    try await store.replace([list], at: 1)
    _ = try await store.bookmark(item, at: 1)
    await store.close()
  } use: { folder async throws(PentadError) in
    let store = try await StellarStore.open(StellarConfiguration(folder: folder)) {}
    _ = try? await store.courses()
    _ = try? await store.classes(of: "6")
    _ = try? await store.bookmarks(archived: false)
    _ = try? await store.detail("6.01")
    _ = try? await store.search("signals", limit: 5, now: 2)
    _ = try? await store.unreadCounts()
    _ = try? await store.nextStep(for: "1", now: 2)
    _ = try? await store.usage()
    try? await store.clearCache()
    await store.close()
  }
}
