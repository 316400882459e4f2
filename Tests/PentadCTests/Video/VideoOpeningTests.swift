import CPentad
import Dispatch
import PentadCore
import Testing

@testable import PentadC

extension Owning {
  /// The values in the options of a feed.
  @Suite struct VideoOpeningTests {
    private let recorder = Recorder()
    private let place = UnsafeMutablePointer<pentad_video_feed_ref?>.allocate(capacity: 1)

    init() { place.initialize(to: nil) }

    /// Begins to open a feed that counts, with its callbacks in a session.
    private func open(_ session: pentad_session_ref?) -> pentad_operation_ref? {
      var operation: pentad_operation_ref?
      var options = pentad_video_feed_options()
      options.struct_size = MemoryLayout<pentad_video_feed_options>.size
      options.is_demo = 1
      options.session = session
      var statistics = pentad_video_statistics_delegate()
      statistics.struct_size = MemoryLayout<pentad_video_statistics_delegate>.size
      statistics.context = recorder.context
      statistics.context_free = { Recorder.from($0).note("free") }
      let status = withUnsafePointer(to: statistics) { statistics in
        options.statistics = statistics
        return pentad_video_feed_open_async(
          &options, place, { context, _, _ in Recorder.from(context).note("end") },
          recorder.context, &operation, nil)
      }
      #expect(status == PENTAD_OK)
      #expect(pentad_operation_wait(operation, -1, nil) == PENTAD_OK)
      return operation
    }

    @Test func aContextGoesBackWhereTheSessionEndsBeforeTheOpening() {
      var session: pentad_session_ref?
      #expect(pentad_session_make(&session, nil) == PENTAD_OK)
      let operation = open(session)
      pentad_session_free(session)
      CallbackQueue.shared.queue.sync {}
      #expect(pentad_operation_wait(operation, -1, nil) == PENTAD_OK)
      #expect(recorder.seen == ["free", "end"] && place.pointee == nil)
      pentad_operation_free(operation)
      place.deallocate()
    }

    @Test func contextIsFreedWithTheOpenedFeed() {
      var session: pentad_session_ref?
      #expect(pentad_session_make(&session, nil) == PENTAD_OK)
      let operation = open(session)
      #expect(pentad_session_pump(session, -1, nil, nil) == PENTAD_OK)
      pentad_session_free(session)
      CallbackQueue.shared.queue.sync {}
      #expect(recorder.seen == ["end"])
      pentad_video_feed_free(place.pointee)
      #expect(recorder.seen == ["end", "free"])
      pentad_operation_free(operation)
      place.deallocate()
    }
  }
}
