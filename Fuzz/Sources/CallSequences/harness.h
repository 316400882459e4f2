/* What the table of calls is made of: values from the input, the pools of what is live. */
#ifndef HARNESS_H
#define HARNESS_H

#include "pentad.h"

/** What a text is about; the generator tells by the parameter's name. */
enum text_role { TEXT_ANY, TEXT_PLACE, TEXT_ADDRESS, TEXT_SERVER, TEXT_ZONE };

/* Made by call_table.py from the headers. A kind is a handle or a record that has a `_free`. */
extern const size_t call_count;
extern const size_t kind_count;
extern const size_t kind_pentad_error;
extern const size_t kind_pentad_operation;
extern const size_t kind_pentad_session;
extern const size_t kind_pentad_elements_table;
extern const size_t kind_pentad_astro_calendar;
extern const size_t kind_pentad_astro_handler;
extern const size_t kind_pentad_stellar_client;
extern const size_t kind_pentad_chat_client;
extern const size_t kind_pentad_video_feed;
void call_function(size_t number);
void free_object(size_t kind, void *object);

/* ---- The input: zeros when it is used up (input.c) ------------------------------------------- */

void input_begin(const uint8_t *bytes, size_t count);
bool input_is_empty(void);
uint8_t input_byte(void);
uint64_t input_bits(size_t bytes);

/** True in one of so many. */
bool input_chance(unsigned of);

/* ---- Memory until the end of the sequence (memory.c) ----------------------------------------- */

/** Zeros; NULL when the sequence has had its share. */
void *memory_take(size_t size);
void memory_end(void);

/* ---- Arguments (arguments.c) ----------------------------------------------------------------- */

/** How many elements of every array are there, and more than any count that is passed. */
enum { ARRAY_ROOM = 64, COUNT_LIMIT = 32 };

void arguments_begin(const char *folder);
const char *a_text(enum text_role role);
size_t a_count(void);
int32_t a_number(void);
int64_t a_long(void);
double a_double(void);
bool a_flag(void);

/** A day as a number: one of a month, or none at all. */
int32_t a_day(void);

/** Milliseconds since 1970: of some weeks, or an extreme. */
int64_t a_moment(void);

/** Milliseconds that a call may wait. */
int64_t a_wait(void);

/** An array of scalars in which anything stands; NULL at times. */
void *a_block(size_t element);

/** An array of counts. */
size_t *a_counts(void);

/** An array of texts; NULL at times. */
const char **a_texts(enum text_role role);

/** A record, filled and with its size, right but for some; NULL at times. */
void *a_record(size_t size, bool is_sized, void (*fill)(void *record));

/** The same, and never NULL while there is memory. */
void *a_whole_record(size_t size, bool is_sized, void (*fill)(void *record));

/** An array of records. */
void *a_list(size_t size, bool is_sized, void (*fill)(void *record));

/* ---- What is live (pool.c) ------------------------------------------------------------------- */

/** One of the kind; NULL when there is none, and at times. */
void *live(size_t kind);

/** One of the kind, which the call gives back; NULL when there is none. */
void *given_up(size_t kind);

/** Whether the call is worth making although it lacks an object of the kind. */
bool missing(size_t kind, const void *object);

/** Where a call leaves an object; NULL at times. `is_late`: an asynchronous call does at its end. */
void *out_place(size_t kind, bool is_late);

/** Where a call leaves an error. */
void *error_place(void);

/** Takes in what a call has left. */
void keep_results(pentad_status status);

/** Takes in what asynchronous calls have left by now. */
void keep_late_results(void);
void keep_object(size_t kind, void *object);

void *newest(size_t kind);
void each(size_t kind, void (*body)(void *object));
void free_all(size_t kind);
void pool_begin(void);

/* ---- The live handles that a sequence begins with (beginning.c) ------------------------------ */

void open_handles(const char *folder);

/* ---- Callbacks (program.c) ------------------------------------------------------------------- */

/** What stands for a program's own things; NULL at times. */
void *a_context(void);

extern _Atomic long completions_come;
extern _Atomic long callbacks_come;
extern long completions_due;

/** Notes the first broken promise. */
void broken(const char *promise);

/** The status of an asynchronous call: whether a completion is to come. */
void expect_completion(pentad_status status);

#endif
