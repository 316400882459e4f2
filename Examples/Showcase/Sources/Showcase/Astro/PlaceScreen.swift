import AstroKit
import PentadCore

extension AstroScreens {
  /// The form for the place, and its action: the place is stored, and the previous screen is shown
  /// again.
  func registerPlace(on routes: Routes) {
    routes.page("/astro/place") { request async throws(PentadError) in
      let stack = AstroStack(request.query["open"])
      var page = Page(
        "Change place", area: .astro, template: "Astro/place",
        content: PlaceScreen(try place(), stack))
      page.isKept = true
      page.back = Page.Back("Calendar", stack.destination.description)
      return page
    }
    routes.action("/astro/place") { request async throws(PentadError) in
      try await handler.locations.update(try Self.place(of: request.form))
      return AstroStack(request.form["open"]).destination
    }
  }

  /// The place that a form names: a city, or coordinates and a zone.
  static func place(of form: FormFields) throws(PentadError) -> Place {
    if let name = form["city"] {
      guard let city = City.all.first(where: { $0.zone == name }) else {
        throw PentadError(.notFound, "this city is not in the list")
      }
      return try city.place()
    }
    return try Place(
      latitude: PageRequest.number(form["latitude"] ?? "", "the latitude"),
      longitude: PageRequest.number(form["longitude"] ?? "", "the longitude"),
      timeZone: CivilTimeZone(form["zone"] ?? ""))
  }
}

/// The form for a place, ready for its template.
struct PlaceScreen: Sendable {
  struct Choice: Sendable {
    let cityName: String
    let zone: String
    let isChosen: Bool
  }

  let placeName: String
  let cities: [Choice]
  let latitude: String
  let longitude: String
  let timeZone: String
  /// The screens that are open, which the form hands on.
  let open: String

  init(_ place: Place, _ stack: AstroStack) {
    placeName = City.name(of: place)
    cities = City.all.map {
      Choice(cityName: $0.name, zone: $0.zone, isChosen: $0.name == City.name(of: place))
    }
    latitude = Self.text(place.latitude)
    longitude = Self.text(place.longitude)
    timeZone = place.timeZone.identifier
    open = stack.text
  }

  /// Degrees to the nearest 0.0001, 11 metres.
  private static func text(_ degrees: Double) -> String {
    ((degrees * 10_000).rounded() / 10_000).ecmaScriptDescription
  }
}
