#if Astro && Storage
  import AstroKit
  import CPentad
  import Dispatch
  import Foundation
  import PentadCore
  import Testing

  @testable import PentadC

  /// A calendar and a handler of the C interface, and a folder for its store.
  private final class OpenHandler {
    let calendar: pentad_astro_calendar_ref?
    fileprivate(set) var handler: pentad_astro_handler_ref?
    fileprivate let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("handler-\(UUID().uuidString)")

    init() {
      var calendar: pentad_astro_calendar_ref?
      #expect(pentad_astro_calendar_open(nil, &calendar, nil) == PENTAD_OK)
      self.calendar = calendar
      open(nil)
    }

    deinit {
      pentad_astro_handler_free(handler)
      pentad_astro_calendar_free(calendar)
      try? FileManager.default.removeItem(at: folder)
    }

    /// Closes the handler and opens it on the folder.
    func reopen(_ delegate: UnsafePointer<pentad_astro_delegate>? = nil) {
      pentad_astro_handler_free(handler)
      handler = nil
      open(folder.path, delegate)
    }

    private func open(
      _ folder: String?, _ delegate: UnsafePointer<pentad_astro_delegate>? = nil
    ) {
      let path = folder.flatMap { strdup($0) }
      defer { free(path) }
      var options = pentad_astro_handler_options()
      options.struct_size = MemoryLayout<pentad_astro_handler_options>.size
      options.store_folder = path.map { UnsafePointer($0) }
      options.delegate = delegate
      #expect(pentad_astro_handler_open(calendar, &options, &handler, nil) == PENTAD_OK)
    }

    func move(latitude: Double, longitude: Double) {
      "Asia/Kolkata".withCString { zone in
        var place = pentad_astro_place()
        place.struct_size = MemoryLayout<pentad_astro_place>.size
        (place.latitude, place.longitude, place.time_zone) = (latitude, longitude, zone)
        #expect(pentad_astro_handler_location_update(handler, &place, nil) == PENTAD_OK)
      }
    }

    func request(_ from: Int32, _ to: Int32) -> pentad_astro_request {
      var request = pentad_astro_request()
      request.struct_size = MemoryLayout<pentad_astro_request>.size
      (request.first, request.last) = (from, to)
      return request
    }

    /// Returns the result of a request: origin, rows, dates of the first and the last.
    func days(_ from: Int32, _ to: Int32) -> String {
      var request = request(from, to)
      var days: UnsafeMutablePointer<pentad_astro_day_containers>?
      let status = pentad_astro_handler_get_date(handler, &request, &days, nil)
      defer { pentad_astro_day_containers_free(days) }
      guard let record = days?.pointee else { return "\(status.rawValue)" }
      let (first, last) = (record.items[0].pointee, record.items[record.count - 1].pointee)
      return "\(record.origin.rawValue): \(record.count), \(first.date) to \(last.date)"
    }

    func alert(_ due: Int64, _ message: String) -> Int64 {
      var id: Int64 = 0
      #expect(pentad_astro_handler_alert_register(handler, due, message, &id, nil) == PENTAD_OK)
      return id
    }

    func alerts(on date: Int32 = 0) -> [String] {
      var alerts: UnsafeMutablePointer<pentad_astro_alerts>?
      #expect(pentad_astro_handler_alerts(handler, date, &alerts, nil) == PENTAD_OK)
      defer { pentad_astro_alerts_free(alerts) }
      guard let record = alerts?.pointee else { return [] }
      return (0..<record.count).map { String(cString: record.items[$0].pointee.message) }
    }
  }

  private let didComeDue: pentad_astro_alert_callback = { context, alert in
    Recorder.from(context).note(String(cString: alert.pointee.message))
    Recorder.from(context).freed.signal()
  }

  private func delegate(_ recorder: Recorder) -> pentad_astro_delegate {
    var delegate = pentad_astro_delegate()
    delegate.struct_size = MemoryLayout<pentad_astro_delegate>.size
    delegate.context = recorder.context
    delegate.context_free = { Recorder.from($0).note("free") }
    delegate.did_load_days = { Recorder.from($0).note("\($1) loaded \($2) \($3) \($4.rawValue)") }
    delegate.did_fail_to_load_days = {
      Recorder.from($0).note("\($1) failed \($2) \($3) \(pentad_error_code($4).rawValue)")
    }
    delegate.did_cache_month = { Recorder.from($0).note("\($1) month \($2) \($3)") }
    delegate.did_reset_cache = { Recorder.from($0).note("\($1) cache \($2)") }
    delegate.did_recover_store = { Recorder.from($0).note("\($1) recovered \($2) \($3)") }
    delegate.store_did_fail = {
      Recorder.from($0).note("\($1) store \(pentad_error_code($2).rawValue)")
    }
    delegate.did_change_location = { Recorder.from($0).note("\($1) location") }
    delegate.did_move_far = { Recorder.from($0).note("\($1) far") }
    delegate.did_register_alert = { Recorder.from($0).note("\($1) registered \($2)") }
    delegate.alert_did_come_due = { Recorder.from($0).note("\($1) due \($2)") }
    delegate.did_remove_alert = { Recorder.from($0).note("\($1) removed \($2)") }
    delegate.did_change_settings = { Recorder.from($0).note("\($1) settings") }
    delegate.did_erase = { Recorder.from($0).note("\($1) erased") }
    delegate.did_reset = { Recorder.from($0).note("\($1) reset") }
    return delegate
  }

  extension Owning {
    @Suite struct AstroHandlerTests {
      private func withHandler(_ body: (OpenHandler) throws -> Void) rethrows {
        let before = Handle.count
        do {
          let open = OpenHandler()
          try body(open)
        }
        #expect(Handle.count == before)
      }

      /// Ends a subscription when all that was published has been delivered.
      private func end(_ subscription: pentad_subscription_ref?) {
        // The events' own queue is ahead of this queue's end.
        let done = DispatchSemaphore(value: 0)
        DispatchQueue(label: "later", target: CallbackQueue.shared.queue).async { done.signal() }
        done.wait()
        pentad_subscription_free(subscription)
      }

      @Test func daysComeFromTheirSourceThenFromTheCache() {
        withHandler { open in
          #expect(open.days(20_261_101, 20_261_130) == "\(PENTAD_ASTRO_NO_LOCATION.rawValue)")
          open.reopen()
          open.move(latitude: 23.2, longitude: 75.8)
          #expect(open.days(20_261_101, 20_261_130) == "2: 31, 20261101 to 20261130")
          #expect(open.days(20_261_105, 20_261_110).hasPrefix("0: "))
          open.reopen()
          #expect(open.days(20_261_101, 20_261_130) == "1: 31, 20261101 to 20261130")
          open.move(latitude: 24, longitude: 75.8)
          #expect(open.days(20_261_101, 20_261_130).hasPrefix("2: "))
        }
      }

      @Test func dayContainersAgreeWithSwift() async throws {
        let calendar = try await AstroCalendar()
        let place = try Place(
          latitude: 23.2, longitude: 75.8, timeZone: CivilTimeZone("Asia/Kolkata"))
        let expected = try await calendar.dayContainers(
          from: CivilDate(2026, 11, 1), to: CivilDate(2026, 11, 30), at: place)
        await calendar.close()
        try withHandler { open in
          open.move(latitude: 23.2, longitude: 75.8)
          var request = open.request(20_261_101, 20_261_130)
          var days: UnsafeMutablePointer<pentad_astro_day_containers>?
          let status = pentad_astro_handler_get_date(open.handler, &request, &days, nil)
          #expect(status == PENTAD_OK)
          let found = try readContainers(days)
          #expect(found == expected)
          pentad_astro_day_containers_free(days)
        }
      }

      @Test func theUsualRequestIsForThirtyOneDays() {
        withHandler { open in
          open.move(latitude: 23.2, longitude: 75.8)
          var days: UnsafeMutablePointer<pentad_astro_day_containers>?
          #expect(pentad_astro_handler_get_date(open.handler, nil, &days, nil) == PENTAD_OK)
          let record = days?.pointee
          let dates = Set((0..<(record?.count ?? 0)).compactMap { record?.items[$0].pointee.date })
          #expect(dates.count == 31)
          pentad_astro_day_containers_free(days)
        }
      }

      @Test func partsComeInOrderAndTheEndOnce() {
        let recorder = Recorder()
        withHandler { open in
          open.move(latitude: 23.2, longitude: 75.8)
          var request = open.request(20_260_101, 20_261_231)
          var operation: pentad_operation_ref?
          let status = pentad_astro_handler_get_date_async(
            open.handler, &request,
            { context, rows, count, completed, total in
              let first = count > 0 ? rows[0].pointee.date : 0
              let start = completed - Int64(count)
              Recorder.from(context).note("\(start) \(first) \(total >= completed)")
            },
            { context, status, days, error in
              let count = days?.pointee.count ?? 0
              Recorder.from(context).note("end \(status.rawValue) \(count) \(error == nil)")
            }, recorder.context, &operation, nil)
          #expect(status == PENTAD_OK)
          #expect(pentad_operation_wait(operation, -1, nil) == PENTAD_OK)
          pentad_operation_free(operation)
        }
        let seen = recorder.seen
        #expect(seen.first == "0 0 true" && seen.last?.hasPrefix("end 0 3") == true)
        #expect(seen.filter { $0.hasPrefix("end") }.count == 1)
        let starts = seen.dropLast().compactMap { Int($0.prefix { $0 != " " }) }
        #expect(starts.count > 3 && starts == starts.sorted())
        #expect(seen.dropLast().allSatisfy { $0.hasSuffix("true") })
      }

      /// An error in a request reaches the callback, as it does a delegate in Swift.
      @Test(
        arguments: [
          (20_261_101, 20_261_031, nil, PENTAD_INVALID_DATE_RANGE),
          (20_261_131, 20_261_201, nil, PENTAD_INVALID_DATE_RANGE),
          (20_261_101, 20_261_130, "moon", PENTAD_ASTRO_UNKNOWN_REQUEST_TYPE),
          (18_000_101, 21_991_231, "all", PENTAD_INVALID_DATE_RANGE),
          (20_261_101, 20_261_130, "all", PENTAD_ASTRO_NO_LOCATION),
        ] as [(Int32, Int32, String?, pentad_status)])
      func errorsReachTheCallback(
        from: Int32, to: Int32, type: String?, expected: pentad_status
      ) {
        let recorder = Recorder()
        withHandler { open in
          var request = open.request(from, to)
          let text = type.flatMap { strdup($0) }
          defer { free(text) }
          request.type = text.map { UnsafePointer($0) }
          var operation: pentad_operation_ref?
          let status = pentad_astro_handler_get_date_async(
            open.handler, &request, nil,
            { context, status, days, error in
              Recorder.from(context).note("\(status.rawValue) \(days == nil) \(error != nil)")
            }, recorder.context, &operation, nil)
          #expect(status == PENTAD_OK)
          #expect(pentad_operation_wait(operation, -1, nil) == PENTAD_OK)
          pentad_operation_free(operation)
          #expect(
            pentad_astro_handler_get_date(open.handler, &request, nil, nil) == PENTAD_MISUSE)
        }
        #expect(recorder.seen == ["\(expected.rawValue) true true"])
      }

      @Test func aCancelledCallEndsOnce() {
        let recorder = Recorder()
        withHandler { open in
          open.move(latitude: 23.2, longitude: 75.8)
          var request = open.request(19_500_101, 20_491_231)
          var operation: pentad_operation_ref?
          let status = pentad_astro_handler_get_date_async(
            open.handler, &request, nil,
            { context, status, _, _ in Recorder.from(context).note("\(status.rawValue)") },
            recorder.context, &operation, nil)
          #expect(status == PENTAD_OK)
          pentad_operation_cancel(operation)
          #expect(pentad_operation_wait(operation, -1, nil) == PENTAD_OK)
          pentad_operation_free(operation)
        }
        #expect(recorder.seen == ["\(PENTAD_CANCELLED.rawValue)"])
      }

      @Test func everyEventHasItsCallback() {
        let recorder = Recorder()
        withHandler { open in
          var record = delegate(recorder)
          var subscription: pentad_subscription_ref?
          let status = pentad_astro_handler_subscribe(open.handler, &record, &subscription, nil)
          #expect(status == PENTAD_OK)
          #expect(open.days(20_261_101, 20_261_130) == "\(PENTAD_ASTRO_NO_LOCATION.rawValue)")
          open.move(latitude: 23.2, longitude: 75.8)
          open.move(latitude: 28, longitude: 75.8)
          _ = open.days(20_261_101, 20_261_130)
          let id = open.alert(32_503_680_000_000, "far away")
          #expect(pentad_astro_handler_alert_deregister(open.handler, id, nil) == PENTAD_OK)
          #expect(
            pentad_astro_handler_alert_deregister(open.handler, id, nil) == PENTAD_NOT_FOUND)
          var change = pentad_astro_settings_change()
          change.struct_size = MemoryLayout<pentad_astro_settings_change>.size
          change.sunview_date = 20_261_121
          #expect(pentad_astro_handler_settings_change(open.handler, &change, nil) == PENTAD_OK)
          #expect(pentad_astro_handler_clear_cache(open.handler, nil) == PENTAD_OK)
          #expect(pentad_astro_handler_erase_all(open.handler, nil) == PENTAD_OK)
          end(subscription)
        }
        #expect(
          recorder.seen == [
            "1 failed 20261101 20261130 \(PENTAD_ASTRO_NO_LOCATION.rawValue)", "2 location",
            "3 location", "4 far", "5 month 2026 11", "6 loaded 20261101 20261130 2",
            "7 registered 1", "8 removed 1", "9 settings", "10 cache false", "11 erased", "free",
          ])
      }

      @Test func allCallbacksAreReached() {
        let recorder = Recorder()
        let callbacks = AstroCallbacks(delegate: delegate(recorder))
        let handle = callbacks.subscription(CallbackQueue.shared)
        let hub = EventHub<AstroEvent>()
        callbacks.observe(handle, hub)
        hub.publish(.cacheReset(isDamage: true))
        hub.publish(.storeRecovered(rowsKept: 7, isPartial: true))
        hub.publish(.storeFailed(PentadError(.storage, "full")))
        hub.publish(.alertDue(id: 9))
        hub.publish(.reset)
        let done = DispatchSemaphore(value: 0)
        DispatchQueue(label: "later", target: CallbackQueue.shared.queue).async { done.signal() }
        done.wait()
        handle.cancel()
        #expect(
          recorder.seen == [
            "1 cache true", "2 recovered 7 true", "3 store 11", "4 due 9", "5 reset", "free",
          ])
      }

      @Test func missedAlertsComeFirstAndAreGoneAfterwards() {
        let recorder = Recorder()
        withHandler { open in
          open.reopen()
          open.move(latitude: 23.2, longitude: 75.8)
          _ = open.alert(32_503_680_000_000, "far away")
          _ = open.alert(2_000, "second")
          _ = open.alert(1_000, "first")
          #expect(open.alerts(on: 19_700_101) == ["first", "second"])
          open.reopen()
          #expect(open.alerts() == ["first", "second", "far away"])
          var next: Int64 = 0
          #expect(pentad_astro_handler_alert_next(open.handler, &next, nil) == PENTAD_OK)
          #expect(next == 1_000)
          var record = pentad_astro_alert_delegate()
          record.struct_size = MemoryLayout<pentad_astro_alert_delegate>.size
          record.context = recorder.context
          record.did_come_due = didComeDue
          record.context_free = { Recorder.from($0).note("free") }
          var subscription: pentad_subscription_ref?
          let status = pentad_astro_handler_subscribe_alerts(
            open.handler, &record, &subscription, nil)
          #expect(status == PENTAD_OK)
          for _ in 1...2 { recorder.freed.wait() }
          _ = open.alert(Int64(Date().timeIntervalSince1970 * 1_000) + 20, "soon")
          recorder.freed.wait()
          pentad_subscription_free(subscription)
          open.reopen()
          #expect(open.alerts() == ["far away"])
        }
        #expect(recorder.seen == ["first", "second", "soon", "free"])
      }

      @Test func damagedStoreIsRebuiltAndReported() throws {
        let recorder = Recorder()
        try withHandler { open in
          open.reopen()
          open.move(latitude: 23.2, longitude: 75.8)
          _ = open.alert(32_503_680_000_000, "kept")
          _ = open.days(20_261_101, 20_261_130)
          try open.damage()
          var record = delegate(recorder)
          open.reopen(&record)
          #expect(open.alerts() == ["kept"])
          #expect(open.days(20_261_101, 20_261_130).hasPrefix("2: "))
        }
        #expect(recorder.seen.first == "1 cache true")
        #expect(recorder.seen.last == "free")
      }

      @Test func settingsGoThereAndBack() throws {
        try withHandler { open in
          open.move(latitude: 23.2, longitude: 75.8)
          var change = pentad_astro_settings_change()
          change.struct_size = MemoryLayout<pentad_astro_settings_change>.size
          var rule = pentad_astro_horizon_rule()
          rule.struct_size = MemoryLayout<pentad_astro_horizon_rule>.size
          rule.kind = PENTAD_ASTRO_HORIZON_KIND_HINDU
          withUnsafePointer(to: rule) { rule in
            var options = pentad_astro_options()
            options.struct_size = MemoryLayout<pentad_astro_options>.size
            options.sunrise = rule
            options.months = PENTAD_ASTRO_MONTHS_PURNIMANTA
            withUnsafePointer(to: options) { options in
              change.options = options
              change.sunview_date = 20_261_121
              #expect(
                pentad_astro_handler_settings_change(open.handler, &change, nil) == PENTAD_OK)
            }
          }
          var settings: UnsafeMutablePointer<pentad_astro_settings>?
          #expect(pentad_astro_handler_settings_get(open.handler, &settings, nil) == PENTAD_OK)
          let record = settings?.pointee
          #expect(record?.sunview_date == 20_261_121 && record?.endpoint == nil)
          let expected = PanchangOptions(sunrise: .hindu, months: .purnimanta)
          let options = try PanchangOptions(record?.options)
          let place = try Place(record?.location)
          #expect(options == expected && place.latitude == 23.2)
          pentad_astro_settings_free(settings)
          change = pentad_astro_settings_change()
          change.struct_size = MemoryLayout<pentad_astro_settings_change>.size
          change.cleared = 15
          #expect(pentad_astro_handler_settings_change(open.handler, &change, nil) == PENTAD_OK)
          #expect(pentad_astro_handler_settings_get(open.handler, &settings, nil) == PENTAD_OK)
          #expect(settings?.pointee.location == nil && settings?.pointee.sunview_date == 0)
          pentad_astro_settings_free(settings)
          change.cleared = 16
          #expect(
            pentad_astro_handler_settings_change(open.handler, &change, nil) == PENTAD_MISUSE)
        }
      }
    }
  }

  extension OpenHandler {
    /// Closes the handler and changes bytes of the days in its store, as a failing disk does.
    fileprivate func damage() throws {
      pentad_astro_handler_free(handler)
      handler = nil
      let file = folder.appendingPathComponent("astro.sqlite")
      var bytes = try Data(contentsOf: file)
      while let range = bytes.range(of: Data("Panchami".utf8)) {
        bytes.replaceSubrange(range, with: Data("Panch\u{1}mi".utf8))
      }
      try bytes.write(to: file)
    }
  }
#endif
