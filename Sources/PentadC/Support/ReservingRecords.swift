import CPentad

/// A caller's record that ends with a field reserved for later versions.
protocol ReservingRecord {
  /// The reserved field, which must be 0 in this version.
  var reserved: UInt32 { get }
}

extension pentad_chat_topic_options: ReservingRecord {}
extension pentad_log_delegate: ReservingRecord {}
extension pentad_astro_handler_options: ReservingRecord {}
extension pentad_astro_place: ReservingRecord {}
extension pentad_astro_options: ReservingRecord {}
extension pentad_astro_horizon_rule: ReservingRecord {}
extension pentad_astro_icalendar_options: ReservingRecord {}
extension pentad_astro_request: ReservingRecord {}
extension pentad_astro_alert_delegate: ReservingRecord {}
extension pentad_astro_sun_view_options: ReservingRecord {}
extension pentad_chat_attachment_options: ReservingRecord {}
extension pentad_stellar_client_options: ReservingRecord {}
extension pentad_stellar_accounts_options: ReservingRecord {}
extension pentad_stellar_canvas_sign_in_options: ReservingRecord {}
extension pentad_chat_group_change: ReservingRecord {}
extension pentad_chat_group_options: ReservingRecord {}
extension pentad_video_peertube_options: ReservingRecord {}
extension pentad_video_shelby_options: ReservingRecord {}
extension pentad_video_playback_options: ReservingRecord {}
