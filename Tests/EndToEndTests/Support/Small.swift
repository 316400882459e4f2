#if Networking
  import ReferenceServer

  /// A catalogue of a few classes, one of each kind.
  enum Small {
    static var catalogue: Catalogue {
      Catalogue(
        classes: [
          make("18.03", "Differential Equations", time: "TR 1-2:30"),
          make("18.06", "Linear Algebra", time: "MWF 11-12:30 p.m.", news: ["first", "second"]),
          // No site.
          CatalogueClass(masterID: "18.UR", title: "Undergraduate Research", description: "Ask."),
          make("6.002", "Circuits", crossListings: ["8.003"], time: "MW 11-12"),
          make("6.1010", "Programming", oldNumber: "6.009", time: "F 3-4"),
          make("8.01", "Mechanics", time: "MWF 9-10"),
        ], term: "fa26")
    }

    private static func make(
      _ id: String, _ title: String, crossListings: [String] = [], oldNumber: String? = nil,
      time: String, news: [String] = []
    ) -> CatalogueClass {
      CatalogueClass(
        masterID: id, crossListings: crossListings, oldNumber: oldNumber, title: title,
        description: "About \(title.lowercased()).",
        site: CatalogueClass.Site(
          meetings: [CatalogueClass.Meeting(title: "Lecture", time: time, location: "2-131")],
          instructors: ["Ada Example"], assistants: ["Carl Sample"],
          announcements: news.enumerated().map { index, title in
            CatalogueClass.Announcement(
              time: 1_790_000_000 - Int64(index) * 86_400, title: title, text: "Text of \(title)")
          }))
    }
  }
#endif
