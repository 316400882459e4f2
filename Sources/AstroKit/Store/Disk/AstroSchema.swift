#if Storage
  import GRDB
  import PentadStorage

  extension StoreSchema {
    /// The schema of AstroKit's store. Cached data and user data have separate tables.
    static let astro = StoreSchema(
      applicationID: 0x5041_5354,  // "PAST"
      migrations: [
        StoreMigration("segments, months, alerts and settings") { database in
          try database.execute(
            sql: """
              CREATE TABLE edition (
                id INTEGER PRIMARY KEY CHECK (id = 1),
                fingerprint TEXT NOT NULL
              ) STRICT;
              CREATE TABLE segment (
                fingerprint TEXT NOT NULL,
                position INTEGER NOT NULL,
                blob BLOB NOT NULL,
                UNIQUE (fingerprint, position)
              ) STRICT;
              CREATE TABLE ayanamsa_span (
                fingerprint TEXT NOT NULL,
                ayanamsa TEXT NOT NULL,
                position INTEGER NOT NULL,
                blob BLOB NOT NULL,
                UNIQUE (fingerprint, ayanamsa, position)
              ) STRICT;
              CREATE TABLE month_ring (
                id INTEGER PRIMARY KEY CHECK (id = 1),
                capacity INTEGER NOT NULL,
                count INTEGER NOT NULL,
                index_last INTEGER NOT NULL
              ) STRICT;
              CREATE TABLE month (
                slot INTEGER PRIMARY KEY,
                key TEXT NOT NULL UNIQUE,
                stored_at INTEGER NOT NULL,
                days BLOB NOT NULL,
                checksum INTEGER NOT NULL
              ) STRICT;
              CREATE TABLE alert (
                id INTEGER PRIMARY KEY AUTOINCREMENT,
                due INTEGER NOT NULL,
                message TEXT NOT NULL
              ) STRICT;
              CREATE INDEX alert_by_due ON alert (due, id);
              CREATE TABLE setting (
                name TEXT PRIMARY KEY,
                value TEXT NOT NULL
              ) STRICT, WITHOUT ROWID;
              """)
        },
        StoreMigration("who has been given an alert") { database in
          try database.execute(
            sql: """
              ALTER TABLE alert ADD COLUMN holder TEXT;
              ALTER TABLE alert ADD COLUMN held_until INTEGER;
              """)
        },
      ],
      rescue: { damaged, fresh in
        // The claims of the old file are not copied.
        try damaged.copy("alert", to: fresh, columns: ["id", "due", "message"])
        try damaged.copy("setting", to: fresh)
        try damaged.carryIDs(
          of: "alert", to: fresh, now: SystemAstroClock().now.milliseconds)
      })
  }
#endif
