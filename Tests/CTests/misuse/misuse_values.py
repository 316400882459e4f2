"""Good values for the arguments of every function, as C text, so that only the wrong one has an
effect.

The value follows from the type; the meaning of a text or a number follows from its name.
"""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]

#: Texts, by the name of the parameter or field; any other is "1".
TEXTS = {
    "conversation": "g:1",
    "messages_in": "g:1",
    "search_in": "g:1",
    "video": "youtube:BmzSEYNTkHA",
    "address": "https://example.org/feed",
    "page": "https://example.org/",
    "url": "https://example.org/a.mp4",
    "folder": "/dev/null/folder",
    "time_zone": "UTC",
    "zone": "UTC",
    "server": "http://127.0.0.1:9/",
    "term": "fa26",
    "videos": "youtube:BmzSEYNTkHA",
    "formulas": "H2O",
    "nuclides": "Mo-99",
    "feeding_parents": "Mo-99",
    "feeding_isomers": "Tc-99m",
    "time": "1 h",
    "adduct": "[M+H]+",
    "adducts": "[M+H]+",
    "enriched": "13C=0.99",
    "labels": "C",
    "elements": "C0-5",
    "coordination": "VI",
    "nuclide": "U-238",
    "provider": "youtube",
}
#: Numbers, by the name of the parameter or field; any other is 0.
NUMBERS = {
    "from": "20261122",
    "to": "20261122",
    "date": "20261122",
    "first": "20261122",
    "last": "20261122",
    "start": "1793491200000",
    "end": "1793577600000",
    "after": "1",
    "before": "1793491200000",
    "due": "4102444800000",
    "year": "2026",
    "shaka": "1948",
    "month": "1",
    "tithi": "1",
    "number": "1",
    "lines": "720",
    "limit": "1",
    "lengths": "1",
    "connect_timeout_ms": "1000",
    "timeout_ms": "1000",
    "tries": "1",
    "events": "1",
    "size": "1",
    "amanta": "1",
    "purnimanta": "1",
    "interval": "3600000",
    "ppm": "5",
    "mass_to_charges": "100",
    "numerators": "1",
    "denominators": "1",
    "numerator": "1",
    "denominator": "1",
    "tolerance": "0.1",
    "charge": "1",
}
#: Fields that a record needs, or that keep a call from a network.
FIELDS = {
    "pentad_astro_place": ("time_zone",),
    "pentad_elements_search_options": ("ppm",),
    "pentad_astro_masa": ("amanta", "purnimanta"),
    "pentad_astro_lunar_date": ("shaka", "month", "tithi"),
    "pentad_astro_sun_view_options": ("year", "month"),
    "pentad_stellar_term_calendar": ("first", "last"),
    "pentad_stellar_blocked_time": ("weekdays", "start", "end", "first", "last"),
    "pentad_stellar_client_options": ("server",),
    "pentad_stellar_canvas_sign_in_options": ("address", "client_id"),
    "pentad_chat_client_options": ("server",),
    "pentad_chat_group_options": ("name",),
    "pentad_chat_topic_options": ("name",),
    "pentad_chat_message_options": ("text",),
    "pentad_chat_invitation": ("nickname", "user_id"),
    "pentad_video_share_options": ("video",),
    "pentad_video_peertube_options": ("server",),
    "pentad_video_shelby_options": ("server", "consumer_key", "consumer_secret", "callback"),
    "pentad_video_outline_options": ("feed",),
    "pentad_video_rendition": ("width", "height"),
}
#: Fields with a value of their own.
OWN_FIELDS = {
    ("pentad_stellar_blocked_time", "weekdays"): "1",
    ("pentad_stellar_blocked_time", "start"): "600",
    ("pentad_stellar_blocked_time", "end"): "660",
    ("pentad_stellar_blocked_time", "first"): "0",
    ("pentad_stellar_blocked_time", "last"): "0",
    ("pentad_video_shelby_options", "server"): '"https://api.shelby.example"',
    ("pentad_video_shelby_options", "callback"): '"shelby://ios.shelby.tv"',
    ("pentad_video_outline_options", "feed"): '"https://example.org/feed"',
    ("pentad_chat_invitation", "user_id"): '"102"',
    ("pentad_stellar_canvas_sign_in_options", "address"): '"http://127.0.0.1:9"',
}
#: Arguments with a value of their own.
OWN_ARGUMENTS = {
    ("pentad_video_command_read", "text"): '"next"',
    ("pentad_stellar_accounts_add", "kind"): '"canvas"',
    ("pentad_stellar_accounts_add_canvas", "address"): '"http://127.0.0.1:9"',
    ("pentad_stellar_accounts_add_canvas_async", "address"): '"http://127.0.0.1:9"',
    ("pentad_stellar_accounts_add_moodle", "address"): '"http://127.0.0.1:9"',
    ("pentad_stellar_accounts_add_moodle_async", "address"): '"http://127.0.0.1:9"',
    ("pentad_stellar_accounts_add_moodle_token", "address"): '"http://127.0.0.1:9"',
    ("pentad_stellar_accounts_add_moodle_token_async", "address"): '"http://127.0.0.1:9"',
    ("pentad_stellar_accounts_moodle_config", "address"): '"http://127.0.0.1:9"',
    ("pentad_stellar_accounts_moodle_config_async", "address"): '"http://127.0.0.1:9"',
    ("pentad_stellar_accounts_begin_moodle", "address"): '"http://127.0.0.1:9"',
    ("pentad_stellar_accounts_begin_moodle_async", "address"): '"http://127.0.0.1:9"',
    ("pentad_stellar_accounts_begin_moodle", "scheme"): '"myapp"',
    ("pentad_stellar_accounts_begin_moodle_async", "scheme"): '"myapp"',
    ("pentad_elements_mz_compute", "text"): '"H2O"',
    ("pentad_elements_adduct_parse", "text"): '"[M+H]+"',
    ("pentad_elements_isotopes_compute", "text"): '"H2O"',
    ("pentad_elements_formulas_search", "value"): "100",
    ("pentad_elements_empirical_find", "text"): '"C 40.00 H 6.71 O 53.28"',
    ("pentad_elements_oxidation_assign", "text"): '"H2O"',
    ("pentad_elements_formula_of_peptide", "text"): '"ACDK"',
    ("pentad_elements_formula_of_dna", "text"): '"ACGT"',
    ("pentad_elements_formula_of_rna", "text"): '"ACGU"',
    ("pentad_elements_nuclide_find", "name"): '"U-235"',
    ("pentad_elements_chain_make", "name"): '"U-235"',
    ("pentad_elements_picture_isotopes", "text"): '"H2O"',
    ("pentad_elements_neutron_compute", "text"): '"H2O"',
    ("pentad_elements_neutron_compute", "density"): "1",
    ("pentad_video_playback_report_failure", "why"): "PENTAD_INTERNAL",
    ("pentad_astro_month_compute", "first_vara"): "1",
    ("pentad_astro_days_fill", "count"): "1",
    ("pentad_astro_transition_next", "after"): "1793491200000",
}
#: Fields that a function reads only when another field of its record is set.
COMPANIONS = {
    ("pentad_elements_picture_options", "property"): (
        "colouring = PENTAD_ELEMENTS_PICTURE_COLOURING_PROPERTY"
    ),
    ("pentad_astro_horizon_rule", "disc"): "kind = PENTAD_ASTRO_HORIZON_KIND_CUSTOM",
    ("pentad_chat_invitation", "phone_number"): "user_id = NULL",
    ("pentad_chat_invitation", "email"): "user_id = NULL",
    ("pentad_chat_lists_delegate", "members_of"): "members = @pentad_chat_member_list_callback",
    ("pentad_chat_lists_delegate", "messages_in"): "messages = @pentad_chat_timeline_callback",
    ("pentad_chat_lists_delegate", "search_text"): "search = @pentad_chat_search_list_callback",
    ("pentad_chat_lists_delegate", "search_in"): (
        'search_text = "1"; search = @pentad_chat_search_list_callback'
    ),
    ("pentad_video_lists_delegate", "search_text"): "search = @pentad_video_list_callback",
    ("pentad_video_command", "list"): "kind = PENTAD_VIDEO_COMMAND_KIND_LIST",
    ("pentad_video_command", "search_text"): (
        "kind = PENTAD_VIDEO_COMMAND_KIND_LIST; list = PENTAD_VIDEO_LIST_SEARCH"
    ),
    ("pentad_video_playback_options", "search_text"): "list = PENTAD_VIDEO_LIST_SEARCH",
    ("pentad_video_share_options", "broadcast_id"): 'broadcast_source = "1"',
    ("pentad_video_peertube_options", "password"): 'user = "1"',
    ("pentad_video_peertube_options", "name"): "feed = PENTAD_VIDEO_PEERTUBE_FEED_CHANNEL",
    ("pentad_elements_filter", "property"): "has_range = 1",
}
#: Fields that are not read: of the library's own records by no function, and of options by one.
UNREAD = {
    "pentad_astro_day_containers": ("origin",),
    "pentad_chat_message": (
        "conversation",
        "source_guid",
        "sender_id",
        "sender_kind",
        "name",
        "avatar_url",
        "deletion_actor",
        "pinned_by",
        "extra_json",
    ),
    "pentad_chat_outgoing": ("text", "error_message", "status", "state"),
    "pentad_stellar_courses": ("origin",),
    "pentad_stellar_course_group": ("serialized",),
    "pentad_stellar_announcement": ("key", "id", "author", "site_url"),
    "pentad_video_rendition": ("kind",),
    "pentad_stellar_forget_devices": ("server",),
    "pentad_video_text_length": ("destination",),
    "pentad_video_sign_out_all": ("source_folder",),
    "pentad_video_sign_out_all_async": ("source_folder",),
}
#: Arrays in which each item has an outcome of its own.
ITEMWISE = ("formulas",)
#: The names that errors use for an item of an array.
ITEMS = {"people": "person"}
#: The names that errors use instead of the parameter, for text that is not UTF-8.
NAMED = {
    ("pentad_elements_formula_parse", "text"): "formula",
    ("pentad_elements_formula_parse_as", "text"): "formula",
    ("pentad_elements_molar_mass_compute", "text"): "formula",
    ("pentad_elements_molar_mass_compute_as", "text"): "formula",
    ("pentad_elements_mz_compute", "text"): "formula",
    ("pentad_elements_isotopes_compute", "text"): "formula",
    ("pentad_elements_oxidation_assign", "text"): "formula",
    ("pentad_elements_picture_isotopes", "text"): "formula",
    ("pentad_elements_neutron_compute", "text"): "formula",
}


def text(name: str) -> str:
    """A good text, as a literal."""
    return f'"{TEXTS.get(name, "1")}"'


def number(name: str) -> str:
    """A good number."""
    return NUMBERS.get(name, "0")


def is_text(type_: Json) -> bool:
    """Returns true if it is a `const char *`."""
    return bool(
        type_["kind"] == "pointer"
        and type_["const"]
        and type_["to"] == {"kind": "scalar", "name": "char"}
    )


def in_c(type_: Json) -> str:
    """The type as C writes it."""
    if type_["kind"] == "pointer":
        return f"{in_c(type_['to'])}{' const' if type_['const'] else ''} *"
    return str(type_["name"])


def can_fail(function: Json) -> bool:
    """Returns true if it returns a status and has an error parameter."""
    return (
        bool(function["parameters"])
        and function["parameters"][-1].get("out", False)
        and (function["parameters"][-1]["name"] == "error")
    )
