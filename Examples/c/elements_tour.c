/* A tour of the periodic table: elements and their sources, lists, cards, formulas, pictures.
 *
 *   elements_tour               prints what it finds
 *   elements_tour table.svg     also writes the table's picture to a file
 *
 *   cc elements_tour.c $(pkg-config --cflags --libs pentad)
 */
#include <pentad.h>

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Every call that can fail returns a status and takes the place for an error. This program ends with
 * the first that it did not expect. */
static void check(pentad_status status, pentad_error *error) {
  if (status == PENTAD_OK) return;
  fprintf(stderr, "error: %s: %s\n", pentad_status_name(status), pentad_error_message(error));
  pentad_error_free(error);
  exit(1);
}

/* Elements are borrowed and live as long as the process: nothing of them is to be freed. */
static const pentad_elements_element *element(int32_t number) {
  const pentad_elements_element *out;
  pentad_error *error;
  check(pentad_elements_element_get(number, &out, &error), error);
  return out;
}

/* ---- Elements ---------------------------------------------------------------------------------- */

static const char *certainty(const pentad_elements_quantity *it) {
  switch (it->certainty) {
    case PENTAD_ELEMENTS_CERTAINTY_MEASURED: return "measured";
    case PENTAD_ELEMENTS_CERTAINTY_CALCULATED: return "calculated";
    default: return "predicted";
  }
}

/* An unknown value is NULL, never 0; each known one has a source. */
static void show_quantity(const char *name, const pentad_elements_quantity *it) {
  if (!it) {
    printf("  %-15s not known\n", name);
    return;
  }
  printf("  %-15s %g", name, it->value);
  if (!isnan(it->uncertainty)) printf(" +- %g", it->uncertainty);
  printf(" %s", it->unit);
  if (it->condition) printf(" at %s", it->condition);
  printf(", %s [%s]\n", certainty(it), it->source->id);
}

static void show_iron(void) {
  const pentad_elements_element *iron = element(pentad_elements_number_of_symbol("Fe"));
  const pentad_elements_nuclide *const *nuclides;
  size_t count, i;
  pentad_error *error;
  printf("%s, element %d: %s, period %d, CAS %s\n", iron->name, (int)iron->number,
         iron->category, (int)iron->period, iron->cas_number);
  printf("  electrons       %s\n", iron->configuration->short_form);
  for (i = 0; i < iron->value_count; i++) {
    const pentad_elements_value *value = iron->values[i];
    if (value->property == PENTAD_ELEMENTS_PROPERTY_DENSITY) show_quantity("density", value->quantity);
    if (value->property == PENTAD_ELEMENTS_PROPERTY_MELTING_POINT) show_quantity("melts", value->quantity);
  }
  show_quantity("sublimes", iron->allotropes[0]->sublimation_point);
  show_quantity("26th electron", iron->ionization_energies[25]);
  printf("  stated by       %s (%s)\n", iron->source->title, iron->source->licence);

  check(pentad_elements_nuclides_get(iron->number, &nuclides, &count, &error), error);
  for (i = 0; i < count; i++)
    if (nuclides[i]->abundance)
      printf("  %s-%d: %g u, %g %%\n", iron->symbol, (int)nuclides[i]->mass_number,
             nuclides[i]->mass->value, nuclides[i]->abundance->value);
}

/* A standard atomic weight is a value, an interval, or missing. */
static void show_weights(void) {
  const char *const symbols[] = {"Fe", "H", "Tc"};
  size_t i;
  printf("\nStandard atomic weights\n");
  for (i = 0; i < sizeof symbols / sizeof *symbols; i++) {
    const pentad_elements_atomic_weight *weight =
        element(pentad_elements_number_of_symbol(symbols[i]))->weight;
    printf("  %-2s ", symbols[i]);
    switch (weight->kind) {
      case PENTAD_ELEMENTS_ATOMIC_WEIGHT_KIND_VALUE:
        printf("%g +- %g", weight->value, weight->uncertainty);
        break;
      case PENTAD_ELEMENTS_ATOMIC_WEIGHT_KIND_INTERVAL:
        printf("[%g, %g], abridged %g", weight->low, weight->high, weight->abridged);
        break;
      default: printf("none; the longest-lived nuclide has %d", (int)weight->mass_number);
    }
    printf(" [%s]\n", weight->source->id);
  }
}

/* Texts that a user may type: any spelling, any case, old names and numbers. */
static void show_matches(void) {
  const char *const texts[] = {"aluminum", "Uuo", " CAESIUM ", "26", "irn"};
  size_t i;
  printf("\nWhat a text means\n");
  for (i = 0; i < sizeof texts / sizeof *texts; i++) {
    int32_t number;
    pentad_error *error;
    if (pentad_elements_element_match(NULL, texts[i], &number, &error) == PENTAD_OK) {
      printf("  \"%s\": %s\n", texts[i], element(number)->name);
    } else {
      printf("  \"%s\": %s\n", texts[i], pentad_error_message(error));
      pentad_error_free(error);
    }
  }
}

/* ---- Lists ------------------------------------------------------------------------------------- */

static void show_numbers(const int32_t *numbers, size_t count) {
  size_t i;
  for (i = 0; i < count; i++) printf(" %s", element(numbers[i])->symbol);
  printf("\n");
}

/* The four lists of TheElements, here with the names of the United States. */
static void show_sources(void) {
  pentad_elements_table_options options = PENTAD_ELEMENTS_TABLE_OPTIONS_INIT;
  pentad_elements_table *table;
  pentad_error *error;
  int order;
  options.spelling = PENTAD_ELEMENTS_SPELLING_US;
  check(pentad_elements_table_open(&options, &table, &error), error);
  for (order = PENTAD_ELEMENTS_ORDER_NUMBER; order <= PENTAD_ELEMENTS_ORDER_STATE; order++) {
    pentad_elements_source *source;
    const pentad_elements_source_info *info;
    size_t i;
    check(pentad_elements_source_open(table, (pentad_elements_order)order, &source, &error), error);
    info = pentad_elements_source_describe(source);
    printf("\n%s: %d section%s%s\n", info->navigation_title, (int)info->section_count,
           info->section_count == 1 ? "" : "s", info->shows_section_index ? ", with an index" : "");
    for (i = 0; i < info->section_count && i < 4; i++) {
      const pentad_elements_section *section = info->sections[i];
      printf("  %s (%d):", section->title ? section->title : "all", (int)section->count);
      show_numbers(section->numbers, section->count < 5 ? section->count : 5);
    }
    pentad_elements_source_free(source);
  }
  pentad_elements_table_free(table);
}

static void show_filter_and_search(void) {
  pentad_elements_filter filter = PENTAD_ELEMENTS_FILTER_INIT;
  int32_t numbers[118];
  size_t count;
  pentad_error *error;
  filter.blocks = "d";
  filter.has_range = 1;
  filter.property = PENTAD_ELEMENTS_PROPERTY_DENSITY;
  filter.low = 19;
  filter.high = INFINITY;
  check(pentad_elements_list_filtered(NULL, &filter, numbers, 118, &count, &error), error);
  printf("\nd block, 19 g/cm3 or more:");
  show_numbers(numbers, count);

  check(pentad_elements_list_search(NULL, "tung", numbers, NULL, NULL, 118, &count, &error),
        error);
  printf("Search for \"tung\":");
  show_numbers(numbers, count);

  check(pentad_elements_list_ranked(PENTAD_ELEMENTS_PROPERTY_MELTING_POINT, true, numbers, 5, &count,
                                    &error), error);
  printf("The last to melt:");
  show_numbers(numbers, 5);
}

/* ---- Cards and events -------------------------------------------------------------------------- */

/* Callbacks run on a thread of the library, one at a time. */
static void did_load(void *context, uint64_t event) {
  (void)context;
  printf("  event %d: all tables have been read\n", (int)event);
}

static void did_select(void *context, uint64_t event, int32_t number, const char *source) {
  (void)context;
  printf("  event %d: %s selected, in %s\n", (int)event, element(number)->symbol,
         source ? source : "no list");
}

static void flip_did_begin(void *context, uint64_t event, int32_t number, pentad_elements_card_side side) {
  (void)context;
  printf("  event %d: %s begins to show its %s\n", (int)event, element(number)->symbol,
         side == PENTAD_ELEMENTS_CARD_SIDE_BACK ? "back" : "front");
}

static void flip_did_end(void *context, uint64_t event, int32_t number, pentad_elements_card_side side) {
  (void)context;
  printf("  event %d: %s shows its %s\n", (int)event, element(number)->symbol,
         side == PENTAD_ELEMENTS_CARD_SIDE_BACK ? "back" : "front");
}

static void loaded(void *context, pentad_status status, pentad_error *error) {
  (void)context;
  check(status, error);
}

static void show_card(void) {
  pentad_elements_delegate delegate = PENTAD_ELEMENTS_DELEGATE_INIT;
  pentad_elements_table *table;
  pentad_subscription *subscription;
  pentad_elements_card *card;
  pentad_operation *loading;
  const pentad_elements_card_line *const *lines;
  size_t count, i;
  double seconds;
  pentad_error *error;
  printf("\nA card, and what its table's delegate hears\n");
  delegate.did_load = did_load;
  delegate.did_select = did_select;
  delegate.flip_did_begin = flip_did_begin;
  delegate.flip_did_end = flip_did_end;
  check(pentad_elements_table_open(NULL, &table, &error), error);
  check(pentad_elements_table_subscribe(table, &delegate, &subscription, &error), error);

  check(pentad_elements_card_select(table, 79, &card, &error), error);
  check(pentad_elements_card_flip(card, NULL, NULL, &seconds, &error), error);
  /* Now the program animates the card for this time. The card stays locked until the program
   * reports the end. */
  if (pentad_elements_card_flip(card, NULL, NULL, NULL, &error) == PENTAD_CONFLICT)
    pentad_error_free(error);
  pentad_elements_card_flip_did_end(card);

  /* Callbacks come in order: when this one has come, so have those of the card. */
  check(pentad_elements_table_load_async(table, NULL, loaded, NULL, &loading, &error), error);
  check(pentad_operation_wait(loading, -1, &error), error);

  lines = pentad_elements_card_lines(card, pentad_elements_card_side_get(card), &count);
  printf("  it turned in %g s, and reads:\n", seconds);
  for (i = 0; i < count; i++) printf("    %s\n", lines[i]->text);

  pentad_operation_free(loading);
  pentad_elements_card_free(card);
  pentad_subscription_free(subscription); /* after this no callback comes */
  pentad_elements_table_free(table);
}

/* ---- Formulas ---------------------------------------------------------------------------------- */

static void show_formula(const char *text) {
  pentad_elements_formula *formula;
  const pentad_elements_formula_info *info;
  size_t i;
  pentad_error *error;
  if (pentad_elements_formula_parse(text, &formula, &error) != PENTAD_OK) {
    const int offset = (int)pentad_error_offset(error);
    printf("  %s\n  %*s %s\n", text, offset + 1, "^", pentad_error_message(error));
    pentad_error_free(error);
    return;
  }
  info = pentad_elements_formula_describe(formula);
  printf("  %s: %s", text, info->hill);
  if (info->molar_mass)
    printf(", %g g/mol [%g, %g]", info->molar_mass->value, info->molar_mass->low,
           info->molar_mass->high);
  printf("\n");
  for (i = 0; i < info->part_count; i++)
    printf("    %s %s, %.1f %%\n", info->parts[i]->count_text, info->parts[i]->key,
           100 * info->parts[i]->mass_fraction);
  pentad_elements_formula_free(formula);
}

/* Many in one call, into arrays of one's own. A bad one spoils only its own place. */
static void show_batch(void) {
  const char *const formulas[] = {"H2O", "C6H12O6", "H2O)", "Tc"};
  pentad_status statuses[4];
  double masses[4];
  size_t failures, i;
  pentad_error *error;
  check(pentad_elements_molar_masses_compute(formulas, NULL, 4, statuses, NULL, masses, NULL, NULL,
                                     &failures, &error), error);
  printf("\nA batch, %d of 4 bad\n", (int)failures);
  for (i = 0; i < 4; i++) {
    /* The coarse code is in the low byte, a finer one may be above it. */
    if (statuses[i] == PENTAD_OK) printf("  %s: %g g/mol\n", formulas[i], masses[i]);
    else printf("  %s: %s\n", formulas[i], pentad_status_name(statuses[i]));
  }
}

typedef struct batch {
  int64_t completed; /* of the formulas, as the last report said */
  bool is_orderly;   /* whether reports never went back or beyond the total */
  pentad_status status;
  double sum;
} batch;

static void progressed(void *context, int64_t completed, int64_t total) {
  batch *it = (batch *)context;
  it->is_orderly = it->is_orderly && it->completed <= completed && completed <= total;
  it->completed = completed;
}

/* Called once. What it is given lives during the call. */
static void calculated(void *context, pentad_status status, const pentad_elements_molar_masses *masses,
                       pentad_error *error) {
  batch *it = (batch *)context;
  size_t i;
  (void)error;
  it->status = status;
  for (i = 0; masses && i < masses->count; i++) it->sum += masses->values[i];
}

enum { formula_count = 20000 };

static void show_async_batch(bool cancels) {
  static const char *formulas[formula_count];
  batch it = {0, true, PENTAD_INTERNAL, 0};
  pentad_operation *operation;
  size_t i;
  pentad_error *error;
  for (i = 0; i < formula_count; i++) formulas[i] = i % 2 ? "H2O" : "C6H12O6";
  check(pentad_elements_molar_masses_compute_async(formulas, NULL, formula_count, NULL, progressed, calculated,
                                           &it, &operation, &error), error);
  if (cancels) pentad_operation_cancel(operation);
  check(pentad_operation_wait(operation, -1, &error), error);
  pentad_operation_free(operation);
  /* To cancel is to ask: a call that is nearly done may still succeed. */
  if (cancels)
    printf("Cancelled: %s\n", it.status == PENTAD_CANCELLED || it.status == PENTAD_OK
                                  ? "it ended once, as it had to"
                                  : "it failed");
  else
    printf("\nIn the background: %s, %g g for a mole of each of %d; progress was orderly: %s\n",
           pentad_status_name(it.status), it.sum, (int)formula_count,
           it.is_orderly ? "yes" : "no");
}

/* ---- Pictures ---------------------------------------------------------------------------------- */

static void draw(const char *path) {
  pentad_elements_picture_options options = PENTAD_ELEMENTS_PICTURE_OPTIONS_INIT;
  char *svg;
  pentad_error *error;
  options.theme = PENTAD_ELEMENTS_PICTURE_THEME_DARK;
  options.colouring = PENTAD_ELEMENTS_PICTURE_COLOURING_CATEGORY;
  check(pentad_elements_picture_table(PENTAD_ELEMENTS_TABLE_LAYOUT_COLUMNS18, &options, &svg, &error), error);
  printf("\nThe table is a document of %s 10 kB that begins with %.4s\n",
         strlen(svg) > 10000 ? "more than" : "at most", svg);
  if (path) {
    FILE *file = fopen(path, "w");
    const bool is_written = file && fputs(svg, file) >= 0;
    if (!file || fclose(file) != 0 || !is_written) {
      perror(path);
      exit(1);
    }
    printf("It is in %s\n", path);
  }
  pentad_string_free(svg);
}

int main(int argc, char **argv) {
  if (pentad_abi_version() != PENTAD_ABI_VERSION) {
    fprintf(stderr, "this program was made for another version of the library\n");
    return 1;
  }
  show_iron();
  show_weights();
  show_matches();
  show_sources();
  show_filter_and_search();
  show_card();
  printf("\nFormulas\n");
  show_formula("CuSO4\xc2\xb7" "5H2O"); /* UTF-8 */
  show_formula("[18O]2");
  show_formula("C6H12Oo6");
  show_batch();
  show_async_batch(false);
  show_async_batch(true);
  draw(argc > 1 ? argv[1] : NULL);

  pentad_shutdown();
  printf("Handles left: %d\n", (int)pentad_handle_count());
  return 0;
}
