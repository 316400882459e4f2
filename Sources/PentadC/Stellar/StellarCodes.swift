import CPentad
import StellarKit

extension StellarTerm.Season {
  var code: pentad_stellar_season {
    switch self {
    case .spring: PENTAD_STELLAR_SPRING
    case .fall: PENTAD_STELLAR_FALL
    case .iap: PENTAD_STELLAR_IAP
    case .summer: PENTAD_STELLAR_SUMMER
    }
  }
}

extension StellarStaffMember.Role {
  var code: pentad_stellar_role {
    switch self {
    case .instructor: PENTAD_STELLAR_INSTRUCTOR
    case .assistant: PENTAD_STELLAR_ASSISTANT
    }
  }
}

extension ListedNumber.Kind {
  var code: pentad_stellar_number_kind {
    switch self {
    case .master: PENTAD_STELLAR_NUMBER_MASTER
    case .cross: PENTAD_STELLAR_NUMBER_CROSS
    case .old: PENTAD_STELLAR_NUMBER_OLD
    }
  }
}

extension TextLink.Kind {
  var code: pentad_stellar_link_kind {
    switch self {
    case .page: PENTAD_STELLAR_LINK_PAGE
    case .mail: PENTAD_STELLAR_LINK_MAIL
    }
  }
}

extension SearchAnswer.Origin {
  var code: pentad_stellar_search_origin {
    switch self {
    case .local: PENTAD_STELLAR_SEARCH_LOCAL
    case .server: PENTAD_STELLAR_SEARCH_SERVER
    }
  }
}

extension StellarDetailScreen.Tab {
  var code: pentad_stellar_tab {
    switch self {
    case .news: PENTAD_STELLAR_TAB_NEWS
    case .info: PENTAD_STELLAR_TAB_INFO
    case .staff: PENTAD_STELLAR_TAB_STAFF
    }
  }
}

extension StellarDetailScreen.NewsState {
  var code: pentad_stellar_news_state {
    switch self {
    case .loading: PENTAD_STELLAR_NEWS_LOADING
    case .loaded: PENTAD_STELLAR_NEWS_LOADED
    case .failed: PENTAD_STELLAR_NEWS_FAILED
    }
  }
}

extension StellarClassesScreen.State {
  var code: pentad_stellar_list_state {
    switch self {
    case .loading: PENTAD_STELLAR_LIST_LOADING
    case .loaded: PENTAD_STELLAR_LIST_LOADED
    case .failed: PENTAD_STELLAR_LIST_FAILED
    }
  }
}
