/* What the calls of the table that misuse_table.py writes refer to. */
#ifndef HARNESS_H
#define HARNESS_H

#include <pentad.h>

#include <stdlib.h>
#include <string.h>

/** A function of the library. */
struct function {
  const char *name;
  /** Makes its wrong calls; NULL when no call can be wrong. */
  void (*misuse)(void);
  /** Makes a good call; NULL when it cannot fail. */
  pentad_status (*call)(pentad_error **failure);
  /** As its comment says: refused after a fork, and when the session of its handle was freed. */
  bool needs_threads, needs_session;
  bool calls_back;
};
extern const struct function functions[];
extern const size_t function_count;

/** The live handles that the calls take; NULL where there is none. */
struct handles {
  pentad_session *session;
  pentad_operation *operation;
  pentad_elements_table *table;
  pentad_elements_formula *formula;
  pentad_elements_adduct *adduct;
  pentad_elements_source *source;
  pentad_elements_card *card;
  pentad_astro_calendar *calendar;
  pentad_astro_handler *handler;
  pentad_stellar_client *stellar;
  pentad_stellar_search *search;
  pentad_stellar_accounts *accounts;
  pentad_stellar_canvas_sign_in *canvas;
  pentad_chat_client *chat;
  pentad_video_feed *feed;
  pentad_video_playback *playback;
};
extern struct handles live;

/** Stands behind `out` before a call: a failed one leaves NULL there. */
extern char not_set;
extern pentad_error *error;

/** The next call has one thing wrong with a parameter; its error names `named`. */
void wrong(const char *parameter, const char *what, const char *named, pentad_status expected);
void check(pentad_status status);
/** A place behind `out` after the call. */
void check_empty(const char *parameter, const void *value);

/** Memory of exactly that size, zeros, until the function has been called; a sanitizer sees its end. */
void *piece(size_t size);
void *longer(const void *record, size_t size);
/** A record cut off, which says so. */
void *shorter(const void *record, size_t size, size_t says);
void free_pieces(void);

/** Makes the wrong calls of all functions. */
void make_wrong_calls(void);
/** Makes the good calls of those functions that must fail with the status now. */
void expect_of_all(const char *when, bool (*is_one)(const struct function *function),
                   pentad_status expected);
/** How many calls did what they must not do. */
extern int failures;

/** A callback came that must not come. */
void called_back(const char *type);

#endif
