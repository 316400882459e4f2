import Testing

/// Tests that own handles run one after another, because `Handle.count` belongs to the process.
@Suite(.serialized) enum Owning {}
