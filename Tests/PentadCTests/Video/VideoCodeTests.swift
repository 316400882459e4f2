import CPentad
import PentadCore
import Testing
import VideoFeedKit

@testable import PentadC

/// The numbers of the C interface have the same meaning as the Swift values.
@Suite struct VideoCodeTests {
  @Test func errorsHaveTheirCodes() {
    let pairs: [(PentadError.Code, pentad_status)] = [
      (.sourceGone, PENTAD_VIDEO_SOURCE_GONE),
      (.serverUnavailable, PENTAD_SERVER_UNAVAILABLE),
      (.tooManyRequests, PENTAD_TOO_MANY_REQUESTS),
      (.signInRequired, PENTAD_SIGN_IN_REQUIRED),
      (.signInRefused, PENTAD_VIDEO_SIGN_IN_REFUSED),
      (.unreadableAnswer, PENTAD_UNREADABLE_ANSWER),
      (.notAFeed, PENTAD_VIDEO_NOT_A_FEED),
      (.feedTooLarge, PENTAD_VIDEO_FEED_TOO_LARGE),
      (.entityRefused, PENTAD_VIDEO_ENTITY_REFUSED),
      (.unexpectedAnswer, PENTAD_UNEXPECTED_ANSWER),
      (.videoNotFound, PENTAD_VIDEO_NOT_FOUND),
      (.notPlayable, PENTAD_VIDEO_NOT_PLAYABLE),
      (.resolvingTimedOut, PENTAD_VIDEO_RESOLVING_TIMED_OUT),
      (.actionRefused, PENTAD_VIDEO_ACTION_REFUSED),
      (.deliveryUnknown, PENTAD_VIDEO_DELIVERY_UNKNOWN),
      (.commentTooLong, PENTAD_VIDEO_COMMENT_TOO_LONG),
      (.recipientMissing, PENTAD_VIDEO_RECIPIENT_MISSING),
      (.sourceNotFound, PENTAD_VIDEO_SOURCE_NOT_FOUND),
      (.actionUnsupported, PENTAD_VIDEO_ACTION_UNSUPPORTED),
      (.networkDisabled, PENTAD_VIDEO_NETWORK_DISABLED),
      (.addressRefused, PENTAD_VIDEO_ADDRESS_REFUSED),
      (.pageInsteadOfFeed, PENTAD_VIDEO_PAGE_INSTEAD_OF_FEED),
      (.notAnOutline, PENTAD_VIDEO_NOT_AN_OUTLINE),
      (.signInCodeRequired, PENTAD_VIDEO_SIGN_IN_CODE_REQUIRED),
    ]
    for (code, status) in pairs { #expect(PentadError(code, "").status == status) }
  }

  @Test func statesHaveTheNumbersOfTheSwiftCases() {
    for kind in MediaRendition.Kind.allCases { #expect(Int(kind.code.rawValue) == kind.rawValue) }
    for unit in RelativeTime.Unit.allCases { #expect(Int(unit.code.rawValue) == unit.rawValue) }
    for phase in FeedStartUp.Phase.allCases {
      #expect(Int(phase.code.rawValue) == phase.rawValue)
    }
    for (index, kind) in SourceDescription.Kind.allCases.enumerated() {
      #expect(Int(kind.code.rawValue) == index)
    }
    // The log counts these from 1 on.
    for step in ActionStep.allCases { #expect(step.code.rawValue + 1 == step.rawValue) }
    for work in VideoFailure.Work.allCases { #expect(work.code.rawValue + 1 == work.rawValue) }
  }

  @Test func capabilitiesAreTheBitsOfTheSwiftSet() {
    let pairs: [(SourceCapabilities, pentad_video_capability)] = [
      (.olderPages, PENTAD_VIDEO_CAPABILITY_OLDER_PAGES),
      (.comments, PENTAD_VIDEO_CAPABILITY_COMMENTS),
      (.resolving, PENTAD_VIDEO_CAPABILITY_RESOLVING), (.likes, PENTAD_VIDEO_CAPABILITY_LIKES),
      (.watchLater, PENTAD_VIDEO_CAPABILITY_WATCH_LATER),
      (.watched, PENTAD_VIDEO_CAPABILITY_WATCHED),
      (.positions, PENTAD_VIDEO_CAPABILITY_POSITIONS), (.sharing, PENTAD_VIDEO_CAPABILITY_SHARING),
      (.accounts, PENTAD_VIDEO_CAPABILITY_ACCOUNTS),
    ]
    for (set, bit) in pairs { #expect(set.rawValue == bit.rawValue) }
  }

  @Test func commandsComeBackAsTheyWent() throws {
    let commands: [RemoteCommand] = [
      .play, .pause, .togglePlay, .next, .previous, .seek(30_000), .skip(-10_000),
      .list(.timeline), .list(.favorites), .list(.watchLater), .list(.search("cats")), .like,
      .watchLater, .share, .scrollGuide(-3), .showHelp, .done,
    ]
    for command in commands {
      let again = try command.text.withCString { text in
        var record = pentad_video_command()
        record.struct_size = MemoryLayout<pentad_video_command>.size
        #expect(pentad_video_command_read(text, &record, nil) == PENTAD_OK)
        return try RemoteCommand(&record)
      }
      #expect(again == command)
    }
  }
}
