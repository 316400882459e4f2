/* Checks the functions of the periodic table with bad input: NULL, malformed text, numbers out of
 * bounds, records of other versions, calls at the wrong time. No call may crash, fail without an
 * error, or leak. (Built with gcc: clang reads the header's nullability, and correctly warns about
 * nearly each of these calls.) */
#include "check.h"

#include <float.h>
#include <math.h>

static pentad_elements_source *open_source(pentad_elements_order order) {
  pentad_elements_source *source;
  pentad_elements_source_open(NULL, order, &source, NULL);
  return source;
}

/* ---- NULL -------------------------------------------------------------------------------------- */

static const char *nowhere(void *context, int32_t number) {
  (void)context;
  (void)number;
  return NULL;
}

static void null_elements(void) {
  const pentad_elements_nuclide *const *nuclides = (const pentad_elements_nuclide *const *)&status;
  int32_t number = 7;
  size_t count = 7;
  pentad_elements_phase phase;
  printf("no symbol: %d\n", (int)pentad_elements_number_of_symbol(NULL));
  SHOW(pentad_elements_element_get(26, NULL, &error));
  WITHOUT_ERROR(pentad_elements_element_get(26, NULL, NULL));
  SHOW(pentad_elements_nuclides_get(26, NULL, &count, &error));
  SHOW(pentad_elements_nuclides_get(26, &nuclides, NULL, &error));
  HOLDS(nuclides == NULL);
  WITHOUT_ERROR(pentad_elements_nuclides_get(26, NULL, NULL, NULL));
  SHOW(pentad_elements_phase_get(26, 300, NULL, NULL, &error));
  SHOW(pentad_elements_phase_get(26, 300, &phase, NULL, &error));
  SHOW(pentad_elements_block_get(26, PENTAD_ELEMENTS_GROUP_THREE_GAP, NULL, &error));
  SHOW(pentad_elements_place_get(26, PENTAD_ELEMENTS_TABLE_LAYOUT_COLUMNS18, PENTAD_ELEMENTS_GROUP_THREE_GAP, NULL, NULL,
                                 NULL, &error));
  SHOW(pentad_elements_table_open(NULL, NULL, &error));
  SHOW(pentad_elements_element_match(NULL, NULL, &number, &error));
  SHOW(pentad_elements_element_match(NULL, "Fe", NULL, &error));
  SHOW(pentad_elements_element_named(NULL, NULL, &number, &error));
  SHOW(pentad_elements_element_named(NULL, "iron", NULL, &error));
  WITHOUT_ERROR(pentad_elements_element_named(NULL, NULL, NULL, NULL));
}

static void null_lists(void) {
  int32_t numbers[118];
  size_t count = 7;
  SHOW(pentad_elements_list_sorted(NULL, PENTAD_ELEMENTS_ORDER_NAME, NULL, 118, &count, &error));
  SHOW(pentad_elements_list_sorted(NULL, PENTAD_ELEMENTS_ORDER_NAME, numbers, 118, NULL, &error));
  SHOW(pentad_elements_list_sorted(NULL, PENTAD_ELEMENTS_ORDER_NAME, NULL, 0, &count, &error));
  printf("there are %d\n", (int)count);
  SHOW(pentad_elements_list_ranked(PENTAD_ELEMENTS_PROPERTY_DENSITY, true, NULL, 1, &count, &error));
  SHOW(pentad_elements_list_ranked(PENTAD_ELEMENTS_PROPERTY_DENSITY, true, numbers, 1, NULL, &error));
  SHOW(pentad_elements_list_filtered(NULL, NULL, NULL, 1, &count, &error));
  SHOW(pentad_elements_list_filtered(NULL, NULL, numbers, 118, NULL, &error));
  SHOW(pentad_elements_list_filtered(NULL, NULL, numbers, 118, &count, &error));
  printf("no filter lets %d through\n", (int)count);
  SHOW(pentad_elements_list_search(NULL, NULL, numbers, NULL, NULL, 118, &count, &error));
  SHOW(pentad_elements_list_search(NULL, "iron", NULL, NULL, NULL, 118, &count, &error));
  SHOW(pentad_elements_list_search(NULL, "iron", numbers, NULL, NULL, 118, NULL, &error));
  WITHOUT_ERROR(pentad_elements_list_search(NULL, NULL, NULL, NULL, NULL, 118, NULL, NULL));
}

static void null_sources(void) {
  pentad_elements_source *source = open_source(PENTAD_ELEMENTS_ORDER_NAME);
  pentad_elements_source *out = source;
  char *svg = (char *)&status;
  int32_t number;
  int64_t section, row;
  SHOW(pentad_elements_source_open(NULL, PENTAD_ELEMENTS_ORDER_NAME, NULL, &error));
  SHOW(pentad_elements_source_open_group(NULL, NULL, nowhere, NULL, &out, &error));
  HOLDS(out == NULL);
  SHOW(pentad_elements_source_open_group(NULL, "Nowhere", NULL, NULL, &out, &error));
  SHOW(pentad_elements_source_open_group(NULL, "Nowhere", nowhere, NULL, NULL, &error));
  WITHOUT_ERROR(pentad_elements_source_open_group(NULL, NULL, NULL, NULL, NULL, NULL));
  HOLDS(pentad_elements_source_describe(NULL) == NULL);
  SHOW(pentad_elements_source_element_at(NULL, 0, 0, &number, &error));
  SHOW(pentad_elements_source_element_at(source, 0, 0, NULL, &error));
  SHOW(pentad_elements_source_path_of(NULL, 26, &section, &row, &error));
  SHOW(pentad_elements_source_path_of(source, 26, NULL, &row, &error));
  SHOW(pentad_elements_source_path_of(source, 26, &section, NULL, &error));
  SHOW(pentad_elements_source_section_for_title(NULL, "A", 0, &section, &error));
  SHOW(pentad_elements_source_section_for_title(source, NULL, 0, &section, &error));
  SHOW(pentad_elements_source_section_for_title(source, "A", 0, NULL, &error));
  SHOW(pentad_elements_source_icon(NULL, 0, PENTAD_ELEMENTS_PICTURE_THEME_LIGHT, &svg, &error));
  HOLDS(svg == NULL);
  SHOW(pentad_elements_source_icon(source, 0, PENTAD_ELEMENTS_PICTURE_THEME_LIGHT, NULL, &error));
  pentad_elements_source_free(source);
}

static void null_cards(void) {
  pentad_elements_card *card = (pentad_elements_card *)&status;
  pentad_elements_source *source = open_source(PENTAD_ELEMENTS_ORDER_NAME);
  size_t count = 7;
  SHOW(pentad_elements_card_select(NULL, 26, NULL, &error));
  SHOW(pentad_elements_card_select_row(NULL, NULL, 0, 0, &card, &error));
  HOLDS(card == NULL);
  SHOW(pentad_elements_card_select_row(NULL, source, 0, 0, NULL, &error));
  HOLDS(pentad_elements_card_side_get(NULL) == PENTAD_ELEMENTS_CARD_SIDE_FRONT);
  HOLDS(pentad_elements_card_lines(NULL, PENTAD_ELEMENTS_CARD_SIDE_BACK, NULL) == NULL);
  HOLDS(pentad_elements_card_lines(NULL, PENTAD_ELEMENTS_CARD_SIDE_BACK, &count) == NULL);
  HOLDS(count == 0);
  SHOW(pentad_elements_card_flip(NULL, NULL, NULL, NULL, &error));
  pentad_elements_card_flip_did_end(NULL);
  pentad_elements_source_free(source);
}

static void null_formulas(void) {
  const char *const formulas[] = {"H2O", NULL, "CO2"};
  const char *const some[] = {"H2O", "h2o", "CO2"};
  pentad_elements_formula *formula = (pentad_elements_formula *)&status;
  pentad_status statuses[3];
  double values[3];
  size_t failures = 7;
  SHOW(pentad_elements_formula_parse(NULL, &formula, &error));
  HOLDS(formula == NULL);
  SHOW(pentad_elements_formula_parse("H2O", NULL, &error));
  WITHOUT_ERROR(pentad_elements_formula_parse(NULL, NULL, NULL));
  HOLDS(pentad_elements_formula_describe(NULL) == NULL);
  SHOW(pentad_elements_molar_mass_compute(NULL, NULL, NULL, NULL, &error));
  SHOW(pentad_elements_molar_mass_compute("H2O", NULL, NULL, NULL, &error));
  SHOW(pentad_elements_molar_masses_compute(NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, NULL, &error));
  SHOW(pentad_elements_molar_masses_compute(NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, &error));
  SHOW(pentad_elements_molar_masses_compute(formulas, NULL, 3, NULL, NULL, NULL, NULL, NULL, NULL, &error));
  SHOW(pentad_elements_molar_masses_compute(formulas, NULL, 3, statuses, NULL, values, NULL, NULL,
                                    &failures, &error));
  HOLDS(failures == 7);
  SHOW(pentad_elements_molar_masses_compute(some, NULL, 3, statuses, NULL, values, NULL, NULL, &failures,
                                    &error));
  printf("one is bad: %d failed; %s, %s, %s\n", (int)failures, coarse_name(statuses[0]),
         coarse_name(statuses[1]), coarse_name(statuses[2]));
  HOLDS(isnan(values[1]) && !isnan(values[2]));
}

static void null_pictures(void) {
  SHOW(pentad_elements_picture_tile(26, NULL, NULL, &error));
  SHOW(pentad_elements_picture_card(26, PENTAD_ELEMENTS_CARD_SIDE_FRONT, NULL, NULL, &error));
  SHOW(pentad_elements_picture_reflection(26, PENTAD_ELEMENTS_CARD_SIDE_FRONT, NULL, NULL, &error));
  SHOW(pentad_elements_picture_flipper(26, PENTAD_ELEMENTS_CARD_SIDE_FRONT, NULL, NULL, &error));
  SHOW(pentad_elements_picture_table(PENTAD_ELEMENTS_TABLE_LAYOUT_COLUMNS18, NULL, NULL, &error));
  WITHOUT_ERROR(pentad_elements_picture_table(PENTAD_ELEMENTS_TABLE_LAYOUT_COLUMNS18, NULL, NULL, NULL));
}

static void null_async(void) {
  const char *const formulas[] = {"H2O", NULL};
  pentad_elements_delegate delegate = PENTAD_ELEMENTS_DELEGATE_INIT;
  pentad_operation *operation = (pentad_operation *)&status;
  pentad_subscription *subscription = (pentad_subscription *)&status;
  SHOW(pentad_elements_table_subscribe(NULL, NULL, &subscription, &error));
  HOLDS(subscription == NULL);
  SHOW(pentad_elements_table_subscribe(NULL, &delegate, NULL, &error));
  SHOW(pentad_elements_table_load_async(NULL, NULL, NULL, NULL, &operation, &error));
  HOLDS(operation == NULL);
  SHOW(pentad_elements_molar_masses_compute_async(formulas, NULL, 1, NULL, NULL, NULL, NULL, &operation, &error));
  WITHOUT_ERROR(
      pentad_elements_molar_masses_compute_async(formulas, NULL, 1, NULL, NULL, NULL, NULL, NULL, NULL));
  SHOW(pentad_elements_table_subscribe(NULL, &delegate, &subscription, &error));
  pentad_subscription_cancel(subscription); /* a delegate without a callback is one */
  pentad_subscription_cancel(subscription);
  pentad_subscription_free(subscription);
}

/* ---- Text -------------------------------------------------------------------------------------- */

#define BAD_UTF8 "ab\xff"
#define OVERLONG "\xc0\xaf"
#define SURROGATE "a\xed\xa0\x80"

static const char *bad_key(void *context, int32_t number) {
  (void)context;
  return number == 118 ? BAD_UTF8 : "good";
}

static void texts(void) {
  pentad_elements_filter filter = PENTAD_ELEMENTS_FILTER_INIT;
  pentad_elements_source *source = open_source(PENTAD_ELEMENTS_ORDER_NAME);
  pentad_elements_source *group;
  int32_t number, numbers[118];
  int64_t section;
  size_t count;
  printf("symbols: %d %d %d %d\n", (int)pentad_elements_number_of_symbol(""),
         (int)pentad_elements_number_of_symbol("fe"),
         (int)pentad_elements_number_of_symbol(BAD_UTF8),
         (int)pentad_elements_number_of_symbol("Fe "));
  SHOW(pentad_elements_element_match(NULL, "", &number, &error));
  SHOW(pentad_elements_element_match(NULL, " \t\n", &number, &error));
  SHOW(pentad_elements_element_match(NULL, BAD_UTF8, &number, &error));
  SHOW(pentad_elements_element_match(NULL, OVERLONG, &number, &error));
  SHOW(pentad_elements_element_match(NULL, SURROGATE, &number, &error));
  SHOW(pentad_elements_element_match(NULL, "0", &number, &error));
  SHOW(pentad_elements_element_match(NULL, "-1", &number, &error));
  SHOW(pentad_elements_element_match(NULL, "99999999999999999999999", &number, &error));
  SHOW(pentad_elements_element_named(NULL, "", &number, &error));
  SHOW(pentad_elements_element_named(NULL, BAD_UTF8, &number, &error));
  SHOW(pentad_elements_list_search(NULL, "", numbers, NULL, NULL, 118, &count, &error));
  HOLDS(count == 0);
  SHOW(pentad_elements_list_search(NULL, BAD_UTF8, numbers, NULL, NULL, 118, &count, &error));
  SHOW(pentad_elements_source_section_for_title(source, "", 0, &section, &error));
  SHOW(pentad_elements_source_section_for_title(source, "J", 0, &section, &error));
  SHOW(pentad_elements_source_section_for_title(source, BAD_UTF8, 0, &section, &error));
  SHOW(pentad_elements_source_open_group(NULL, BAD_UTF8, bad_key, NULL, &group, &error));
  SHOW(pentad_elements_source_open_group(NULL, "Bad", bad_key, NULL, &group, &error));
  HOLDS(group == NULL);
  SHOW(pentad_elements_source_open_group(NULL, "", nowhere, NULL, &group, &error));
  HOLDS(pentad_elements_source_describe(group)->section_count == 0);
  SHOW(pentad_elements_source_element_at(group, 0, 0, &number, &error));
  SHOW(pentad_elements_source_path_of(group, 26, &section, &section, &error));
  pentad_elements_source_free(group);

  filter.blocks = "sx";
  SHOW(pentad_elements_list_filtered(NULL, &filter, numbers, 118, &count, &error));
  filter.blocks = BAD_UTF8;
  SHOW(pentad_elements_list_filtered(NULL, &filter, numbers, 118, &count, &error));
  filter.blocks = NULL;
  filter.category = "";
  SHOW(pentad_elements_list_filtered(NULL, &filter, numbers, 118, &count, &error));
  filter.category = NULL;
  filter.state = "solid";
  SHOW(pentad_elements_list_filtered(NULL, &filter, numbers, 118, &count, &error));
  pentad_elements_source_free(source);
}

static void formulas(void) {
  const char *const bad[] = {
      "",      "Xx2",   "H2OO0", "(H2O]",   "(H2O",     "H2O)",  "()",        "H02",
      "2",     "h2o",   "H 2",   "H2O,5",   "H^0",      "[999H]2", "H2O·",
      "H2·",   "\xff",  "H\xc3", "H2O\x01", "[H2O}",    "H+-",   "H^+O",      "H99999999999999999999",
      "((H)",  "H2O·0", "°C",    "H²",      "\xf0\x9f\x98\x80"};
  pentad_elements_formula *formula;
  size_t i;
  for (i = 0; i < sizeof bad / sizeof *bad; i++) {
    status = pentad_elements_formula_parse(bad[i], &formula, &error);
    WITHOUT_ERROR(pentad_elements_molar_mass_compute(bad[i], NULL, NULL, NULL, NULL));
    if (status == PENTAD_OK) {
      printf("is a formula: ");
      pentad_elements_formula_free(formula);
    } else {
      HOLDS(formula == NULL);
    }
    show(bad[i]);
  }
  SHOW(pentad_elements_molar_mass_compute("Tc", NULL, NULL, NULL, &error));
}

/* Text with several meanings, by each reading. */
static void readings(void) {
  const char *const texts[] = {"O4S-2", "Ca++", "I3-", "S2-", "O2-", "SO42-", "13CO2", "U-235",
                               "Pd(OAc)2", "KMn(VII)O4", "H2O(l)", "CO2^{.-}", "H<sub>2</sub>O", "e-"};
  const pentad_elements_reading all[] = {PENTAD_ELEMENTS_READING_AUTOMATIC, PENTAD_ELEMENTS_READING_HILL};
  const pentad_elements_formula_info *info;
  pentad_elements_formula *formula;
  double mass, same;
  size_t i, j, k;
  for (i = 0; i < sizeof texts / sizeof *texts; i++) {
    for (j = 0; j < 2; j++) {
      status = pentad_elements_formula_parse_as(texts[i], all[j], &formula, &error);
      printf("%s: ", j ? "hill" : "automatic");
      if (status == PENTAD_OK) {
        info = pentad_elements_formula_describe(formula);
        printf("%s %d ", info->hill, (int)info->charge);
        for (k = 0; k < info->oxidation_state_count; k++)
          printf("%s %d ", info->oxidation_states[k]->symbol, (int)info->oxidation_states[k]->state);
        if (info->aggregation) printf("(%s) ", info->aggregation);
        if (info->is_radical) printf("radical ");
        mass = info->molar_mass ? info->molar_mass->value : -1;
        if (pentad_elements_molar_mass_compute_as(texts[i], all[j], &same, NULL, NULL, NULL) != PENTAD_OK)
          same = -1;
        HOLDS(mass == same);
        pentad_elements_formula_free(formula);
      }
      show(texts[i]);
    }
  }
  SHOW(pentad_elements_molar_masses_compute_as(texts, NULL, 3, PENTAD_ELEMENTS_READING_HILL, NULL, NULL, NULL,
                                               NULL, NULL, &i, &error));
  SHOW(pentad_elements_formula_parse_as("H2O", (pentad_elements_reading)99, &formula, &error));
  SHOW(pentad_elements_molar_mass_compute_as("H2O", (pentad_elements_reading)-1, &mass, NULL, NULL, &error));
}

/* The lengths of formulas may leave bytes out and take a NUL in. */
static void lengths(void) {
  const char *const formulas[] = {"H2OXx", "", "H\0", "CO2"};
  const size_t lengths[] = {3, 0, 2, 3};
  pentad_status statuses[4];
  int64_t offsets[4];
  double values[4], lows[4], highs[4];
  size_t failures, i;
  SHOW(pentad_elements_molar_masses_compute(formulas, lengths, 4, statuses, offsets, values, lows, highs,
                                    &failures, &error));
  printf("%d failed\n", (int)failures);
  for (i = 0; i < 4; i++) {
    const bool has_mass = statuses[i] == PENTAD_OK;
    printf("%s at %d\n", coarse_name(statuses[i]), (int)offsets[i]);
    HOLDS(isnan(values[i]) == !has_mass && isnan(lows[i]) == !has_mass);
    HOLDS(isnan(highs[i]) == !has_mass);
  }
}

/* 10 MB of one character, and formulas deeper or longer than allowed. */
static void large(void) {
  const size_t size = 10000000;
  char *text = (char *)malloc(size + 1);
  const char *const formulas[] = {text};
  pentad_elements_formula *formula;
  pentad_status one = PENTAD_OK;
  int32_t number, numbers[1];
  size_t count, i;
  if (!text) return;
  memset(text, '(', size);
  text[size] = 0;
  SHOW(pentad_elements_formula_parse(text, &formula, &error));
  SHOW(pentad_elements_molar_mass_compute(text, NULL, NULL, NULL, &error));
  SHOW(pentad_elements_molar_masses_compute(formulas, &size, 1, &one, NULL, NULL, NULL, NULL, &count,
                                    &error));
  printf("in a batch: %s\n", coarse_name(one));
  SHOW(pentad_elements_element_match(NULL, text, &number, &error));
  SHOW(pentad_elements_element_named(NULL, text, &number, &error));
  SHOW(pentad_elements_list_search(NULL, text, numbers, NULL, NULL, 1, &count, &error));
  printf("symbol: %d\n", (int)pentad_elements_number_of_symbol(text));
  text[1000] = 0;
  SHOW(pentad_elements_formula_parse(text, &formula, &error));
  for (i = 0; i < 1 << 20; i++) text[i] = 'H';
  text[1 << 20] = 0;
  SHOW(pentad_elements_formula_parse(text, &formula, &error));
  printf("a megabyte of hydrogen: %s\n", pentad_elements_formula_describe(formula)->hill);
  pentad_elements_formula_free(formula);
  free(text);
}

/* ---- Numbers ----------------------------------------------------------------------------------- */

static void atomic_numbers(void) {
  const int32_t wrong[] = {0, 119, -1, INT32_MIN, INT32_MAX};
  pentad_elements_source *source = open_source(PENTAD_ELEMENTS_ORDER_STATE);
  size_t i;
  for (i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    const int32_t z = wrong[i];
    const pentad_elements_element *element = (const pentad_elements_element *)&status;
    const pentad_elements_nuclide *const *nuclides;
    pentad_elements_card *card;
    pentad_elements_phase phase;
    size_t count;
    int64_t section, row;
    char *svg, block;
    printf("number %d\n", (int)z);
    SHOW(pentad_elements_element_get(z, &element, &error));
    HOLDS(element == NULL);
    SHOW(pentad_elements_nuclides_get(z, &nuclides, &count, &error));
    SHOW(pentad_elements_phase_get(z, 300, &phase, NULL, &error));
    SHOW(pentad_elements_block_get(z, PENTAD_ELEMENTS_GROUP_THREE_GAP, &block, &error));
    SHOW(pentad_elements_place_get(z, PENTAD_ELEMENTS_TABLE_LAYOUT_COLUMNS32, PENTAD_ELEMENTS_GROUP_THREE_LANTHANUM_ACTINIUM, NULL,
                                   NULL, NULL, &error));
    SHOW(pentad_elements_card_select(NULL, z, &card, &error));
    SHOW(pentad_elements_source_path_of(source, z, &section, &row, &error));
    SHOW(pentad_elements_picture_tile(z, NULL, &svg, &error));
    SHOW(pentad_elements_picture_card(z, PENTAD_ELEMENTS_CARD_SIDE_BACK, NULL, &svg, &error));
    SHOW(pentad_elements_picture_reflection(z, PENTAD_ELEMENTS_CARD_SIDE_BACK, NULL, &svg, &error));
    SHOW(pentad_elements_picture_flipper(z, PENTAD_ELEMENTS_CARD_SIDE_BACK, NULL, &svg, &error));
    HOLDS(card == NULL && svg == NULL && nuclides == NULL);
  }
  pentad_elements_source_free(source);
}

/* ---- Values ------------------------------------------------------------------------------------ */

static void chosen_values(void) {
  const char *const symbols[] = {"S", "Bk", "Sn", "He"};
  const pentad_elements_property properties[] = {
      PENTAD_ELEMENTS_PROPERTY_MELTING_POINT, PENTAD_ELEMENTS_PROPERTY_MELTING_POINT, PENTAD_ELEMENTS_PROPERTY_TRANSITION_POINT,
      PENTAD_ELEMENTS_PROPERTY_MELTING_POINT};
  const pentad_elements_quantity *it = (const pentad_elements_quantity *)&status;
  const pentad_elements_nuclide *const *nuclides;
  pentad_elements_phase phase;
  size_t count, i;
  for (i = 0; i < sizeof symbols / sizeof *symbols; i++) {
    SHOW(pentad_elements_value_get(pentad_elements_number_of_symbol(symbols[i]), properties[i], &it, &error));
    if (it) printf("%s: %g %s, %s\n", symbols[i], it->value, it->unit, it->condition);
    else printf("%s: none\n", symbols[i]);
  }
  SHOW(pentad_elements_value_get(26, PENTAD_ELEMENTS_PROPERTY_DENSITY, NULL, &error));
  SHOW(pentad_elements_value_get(26, (pentad_elements_property)99, &it, &error));
  HOLDS(it == NULL);
  SHOW(pentad_elements_value_get(119, PENTAD_ELEMENTS_PROPERTY_DENSITY, &it, &error));
  WITHOUT_ERROR(pentad_elements_value_get(0, PENTAD_ELEMENTS_PROPERTY_DENSITY, &it, NULL));
  SHOW(pentad_elements_value_get(7, PENTAD_ELEMENTS_PROPERTY_DENSITY, &it, &error));
  HOLDS(it && it->certainty == PENTAD_ELEMENTS_CERTAINTY_CALCULATED);
  SHOW(pentad_elements_phase_get(16, 298.15, &phase, NULL, &error));
  HOLDS(phase == PENTAD_ELEMENTS_PHASE_SOLID);
  SHOW(pentad_elements_phase_get(2, 1, &phase, NULL, &error));
  HOLDS(phase == PENTAD_ELEMENTS_PHASE_LIQUID);
  SHOW(pentad_elements_nuclides_get(52, &nuclides, &count, &error));
  for (i = 0; i < count; i++) {
    const pentad_elements_nuclide *nuclide = nuclides[i];
    if (nuclide->mass_number != 123) continue;
    printf("Te-123: %s, limit %s %g %s, %s %s\n", nuclide->stability, nuclide->half_life_limit_relation,
           nuclide->half_life_limit_published, nuclide->half_life_limit_unit, nuclide->decays[0]->mode,
           nuclide->decays[0]->relation);
    HOLDS(isnan(nuclide->half_life) && !nuclide->half_life_relation && !nuclide->half_life_is_estimated);
  }
}

static void ions(void) {
  const char *const texts[] = {"H+", "Fe^3+", "Cl^-", "H2O", "TcO4^-"};
  size_t i;
  for (i = 0; i < sizeof texts / sizeof *texts; i++) {
    pentad_elements_formula *formula;
    const pentad_elements_formula_info *info;
    SHOW(pentad_elements_formula_parse(texts[i], &formula, &error));
    info = pentad_elements_formula_describe(formula);
    if (isnan(info->ion_mass)) {
      printf("%s: no ion mass\n", texts[i]);
      HOLDS(isnan(info->mass_to_charge) && !info->ion_molar_mass);
    } else {
      printf("%s: %.8f u, m/z %.8f, atoms %.8f u, %.8f g/mol\n", texts[i], info->ion_mass,
             info->mass_to_charge, info->monoisotopic_mass_of_atoms, info->ion_molar_mass->value);
      HOLDS(fabs(info->monoisotopic_mass - info->ion_mass) < DBL_EPSILON);
    }
    pentad_elements_formula_free(formula);
  }
}

static void rows(void) {
  const int64_t wrong[] = {-1, 4, INT64_MIN, INT64_MAX};
  pentad_elements_source *source = open_source(PENTAD_ELEMENTS_ORDER_STATE);
  pentad_elements_card *card;
  int32_t number;
  int64_t section;
  size_t i;
  for (i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    printf("row %lld\n", (long long)wrong[i]);
    SHOW(pentad_elements_source_element_at(source, wrong[i], 0, &number, &error));
    SHOW(pentad_elements_source_element_at(source, 1, wrong[i], &number, &error));
    SHOW(pentad_elements_card_select_row(NULL, source, wrong[i], wrong[i], &card, &error));
    HOLDS(card == NULL);
    SHOW(pentad_elements_source_section_for_title(source, "Gas", wrong[i], &section, &error));
  }
  pentad_elements_source_free(source);
}

static void doubles(void) {
  const double temperatures[] = {-1, NAN, INFINITY, -INFINITY, -DBL_MIN, DBL_MAX, 0};
  const double sizes[] = {-1, NAN, INFINITY, -INFINITY, 16384.5, 1e300, DBL_MIN, 16384};
  pentad_elements_picture_options options = PENTAD_ELEMENTS_PICTURE_OPTIONS_INIT;
  pentad_elements_source *source = open_source(PENTAD_ELEMENTS_ORDER_NUMBER);
  pentad_elements_phase phase;
  char *svg;
  size_t i;
  for (i = 0; i < sizeof temperatures / sizeof *temperatures; i++) {
    printf("%g K\n", temperatures[i]);
    SHOW(pentad_elements_phase_get(26, temperatures[i], &phase, NULL, &error));
  }
  for (i = 0; i < sizeof sizes / sizeof *sizes; i++) {
    options.size = sizes[i];
    printf("%g points\n", sizes[i]);
    SHOW(pentad_elements_picture_tile(26, &options, &svg, &error));
    pentad_string_free(svg);
    SHOW(pentad_elements_picture_card(26, PENTAD_ELEMENTS_CARD_SIDE_BACK, &options, &svg, &error));
    pentad_string_free(svg);
    SHOW(pentad_elements_picture_table(PENTAD_ELEMENTS_TABLE_LAYOUT_COLUMNS32, &options, &svg, &error));
    pentad_string_free(svg);
    SHOW(pentad_elements_source_icon(source, sizes[i], PENTAD_ELEMENTS_PICTURE_THEME_DARK, &svg, &error));
    pentad_string_free(svg);
  }
  options.size = 0;
  options.opacity = 1.5;
  SHOW(pentad_elements_picture_reflection(26, PENTAD_ELEMENTS_CARD_SIDE_FRONT, &options, &svg, &error));
  options.opacity = 0.5;
  options.height = -1;
  SHOW(pentad_elements_picture_reflection(26, PENTAD_ELEMENTS_CARD_SIDE_FRONT, &options, &svg, &error));
  pentad_elements_source_free(source);
}

/* A configuration's subshells hold all electrons. */
static void subshells(void) {
  const pentad_elements_element *iron;
  const pentad_elements_electron_configuration *it;
  int32_t electrons = 0;
  size_t i;
  SHOW(pentad_elements_element_get(26, &iron, &error));
  it = iron->configuration;
  for (i = 0; i < it->subshell_count; i++) {
    const pentad_elements_subshell *subshell = &it->subshells[i];
    printf("%d%c%d ", (int)subshell->shell, subshell->block, (int)subshell->electrons);
    electrons += subshell->electrons;
  }
  printf("are %d electrons\n", (int)electrons);
}

static void display_names(void) {
  HOLDS(strcmp(pentad_elements_display_name(13, PENTAD_ELEMENTS_SPELLING_IUPAC), "Aluminium") == 0);
  HOLDS(strcmp(pentad_elements_display_name(13, PENTAD_ELEMENTS_SPELLING_US), "Aluminum") == 0);
  HOLDS(!pentad_elements_display_name(0, PENTAD_ELEMENTS_SPELLING_IUPAC));
  HOLDS(!pentad_elements_display_name(INT32_MIN, PENTAD_ELEMENTS_SPELLING_IUPAC));
  HOLDS(!pentad_elements_display_name(13, (pentad_elements_spelling)2));
}

static void property_titles(void) {
  int32_t code;
  for (code = 0; code <= (int32_t)PENTAD_ELEMENTS_PROPERTY_LIQUID_DENSITY; code++) {
    const char *const title = pentad_elements_property_title((pentad_elements_property)code);
    printf("property %d: %s\n", (int)code, title ? title : "none");
    HOLDS(pentad_elements_property_title((pentad_elements_property)code) == title);
  }
  HOLDS(!pentad_elements_property_title((pentad_elements_property)20));
  HOLDS(!pentad_elements_property_title(PENTAD_ELEMENTS_PROPERTY_FORCE_INT32));
}

/* A number of items that no memory can hold is either more than enough or a mistake. */
static void counts(void) {
  const char *const formulas[] = {"H2O"};
  int32_t numbers[118] = {0};
  const char *found = NULL;
  size_t count;
  SHOW(pentad_elements_list_sorted(NULL, PENTAD_ELEMENTS_ORDER_NUMBER, numbers, SIZE_MAX, &count,
                                   &error));
  HOLDS(count == 118 && numbers[0] == 1 && numbers[117] == 118);
  numbers[0] = 0;
  SHOW(pentad_elements_list_search(NULL, "iron", numbers, NULL, NULL, SIZE_MAX, &count, &error));
  HOLDS(count >= 1 && numbers[0] == 26);
  SHOW(pentad_elements_list_search(NULL, "FERRUM", numbers, NULL, &found, 1, &count, &error));
  HOLDS(count == 1 && numbers[0] == 26 && strcmp(found, "ferrum") == 0);
  numbers[1] = 0;
  SHOW(pentad_elements_list_search(NULL, "c", numbers, NULL, &found, 1, &count, &error));
  HOLDS(count > 1 && numbers[0] == 6 && numbers[1] == 0);
  SHOW(pentad_elements_list_sorted(NULL, PENTAD_ELEMENTS_ORDER_NUMBER, numbers, 1, &count, &error));
  HOLDS(count == 118 && numbers[0] == 1 && numbers[1] == 0);
  SHOW(pentad_elements_molar_masses_compute(formulas, NULL, SIZE_MAX, NULL, NULL, NULL, NULL, NULL, NULL,
                                    &error));
}

static void enums(void) {
  pentad_elements_table_options table_options = PENTAD_ELEMENTS_TABLE_OPTIONS_INIT;
  pentad_elements_picture_options picture = PENTAD_ELEMENTS_PICTURE_OPTIONS_INIT;
  pentad_elements_filter filter = PENTAD_ELEMENTS_FILTER_INIT;
  pentad_elements_source *source = open_source(PENTAD_ELEMENTS_ORDER_NAME);
  pentad_elements_source *other;
  pentad_elements_table *table;
  int32_t numbers[118];
  size_t count;
  char *svg, block;
  SHOW(pentad_elements_source_open(NULL, (pentad_elements_order)4, &other, &error));
  SHOW(pentad_elements_source_open(NULL, (pentad_elements_order)0x7fffffff, &other, &error));
  SHOW(pentad_elements_list_sorted(NULL, PENTAD_ELEMENTS_ORDER_STATE, numbers, 118, &count, &error));
  SHOW(pentad_elements_list_ranked((pentad_elements_property)20, false, numbers, 118, &count,
                                   &error));
  SHOW(pentad_elements_place_get(26, (pentad_elements_table_layout)2, PENTAD_ELEMENTS_GROUP_THREE_GAP, NULL, NULL,
                                 NULL, &error));
  SHOW(pentad_elements_place_get(26, PENTAD_ELEMENTS_TABLE_LAYOUT_COLUMNS18, (pentad_elements_group_three)3, NULL, NULL,
                                 NULL, &error));
  SHOW(pentad_elements_block_get(26, (pentad_elements_group_three)3, &block, &error));
  SHOW(pentad_elements_picture_table((pentad_elements_table_layout)2, NULL, &svg, &error));
  SHOW(pentad_elements_source_icon(source, 0, (pentad_elements_picture_theme)3, &svg, &error));
  SHOW(pentad_elements_picture_card(26, (pentad_elements_card_side)9, NULL, &svg, &error));
  pentad_string_free(svg);

  table_options.spelling = (pentad_elements_spelling)2;
  SHOW(pentad_elements_table_open(&table_options, &table, &error));
  table_options.spelling = PENTAD_ELEMENTS_SPELLING_US;
  table_options.group_three = (pentad_elements_group_three)3;
  SHOW(pentad_elements_table_open(&table_options, &table, &error));
  HOLDS(table == NULL);

  filter.has_range = 1;
  filter.property = (pentad_elements_property)20;
  SHOW(pentad_elements_list_filtered(NULL, &filter, numbers, 118, &count, &error));
  filter.property = PENTAD_ELEMENTS_PROPERTY_DENSITY;
  filter.low = NAN;
  filter.high = NAN;
  SHOW(pentad_elements_list_filtered(NULL, &filter, numbers, 118, &count, &error));
  HOLDS(count == 0);
  filter.has_range = 0;
  filter.group = 19;
  SHOW(pentad_elements_list_filtered(NULL, &filter, numbers, 118, &count, &error));
  HOLDS(count == 0);
  filter.group = 0;
  filter.period_from = INT32_MAX;
  filter.period_to = INT32_MIN;
  SHOW(pentad_elements_list_filtered(NULL, &filter, numbers, 118, &count, &error));
  HOLDS(count == 0);

  picture.theme = (pentad_elements_picture_theme)3;
  SHOW(pentad_elements_picture_tile(26, &picture, &svg, &error));
  picture.theme = PENTAD_ELEMENTS_PICTURE_THEME_DARK;
  picture.colouring = (pentad_elements_picture_colouring)4;
  SHOW(pentad_elements_picture_tile(26, &picture, &svg, &error));
  picture.colouring = PENTAD_ELEMENTS_PICTURE_COLOURING_PROPERTY;
  picture.property = (pentad_elements_property)20;
  SHOW(pentad_elements_picture_tile(26, &picture, &svg, &error));
  picture.property = PENTAD_ELEMENTS_PROPERTY_DENSITY;
  picture.spelling = (pentad_elements_spelling)2;
  SHOW(pentad_elements_picture_tile(26, &picture, &svg, &error));
  picture.spelling = PENTAD_ELEMENTS_SPELLING_US;
  picture.group_three = (pentad_elements_group_three)3;
  SHOW(pentad_elements_picture_tile(26, &picture, &svg, &error));
  HOLDS(svg == NULL);
  pentad_elements_source_free(source);
}

/* ---- Records of other versions ----------------------------------------------------------------- */

static void sizes(void) {
  const size_t wrong[] = {0, 4, 9, 8000, (size_t)-8};
  pentad_elements_table_options table_options = PENTAD_ELEMENTS_TABLE_OPTIONS_INIT;
  pentad_elements_delegate delegate = PENTAD_ELEMENTS_DELEGATE_INIT;
  pentad_elements_picture_options picture = PENTAD_ELEMENTS_PICTURE_OPTIONS_INIT;
  pentad_elements_filter filter = PENTAD_ELEMENTS_FILTER_INIT;
  pentad_elements_table *table;
  pentad_subscription *subscription;
  int32_t numbers[118];
  size_t count, i;
  char *svg;
  for (i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    table_options.struct_size = delegate.struct_size = wrong[i];
    picture.struct_size = filter.struct_size = wrong[i];
    printf("size %d\n", (int)wrong[i]);
    SHOW(pentad_elements_table_open(&table_options, &table, &error));
    SHOW(pentad_elements_table_subscribe(NULL, &delegate, &subscription, &error));
    SHOW(pentad_elements_picture_tile(26, &picture, &svg, &error));
    SHOW(pentad_elements_list_filtered(NULL, &filter, numbers, 118, &count, &error));
  }
  /* No version of these records was as short. */
  table_options.struct_size = offsetof(pentad_elements_table_options, spelling);
  table_options.spelling = (pentad_elements_spelling)99;
  SHOW(pentad_elements_table_open(&table_options, &table, &error));
  filter.struct_size = offsetof(pentad_elements_filter, group);
  filter.period_from = 1;
  filter.group = 99;
  SHOW(pentad_elements_list_filtered(NULL, &filter, numbers, 118, &count, &error));
  picture.struct_size = offsetof(pentad_elements_picture_options, theme);
  picture.theme = (pentad_elements_picture_theme)99;
  SHOW(pentad_elements_picture_tile(26, &picture, &svg, &error));
}

/* ---- Cards ------------------------------------------------------------------------------------- */

static void card(void) {
  pentad_elements_card *card;
  pentad_elements_card_side side = PENTAD_ELEMENTS_CARD_SIDE_FRONT;
  bool from_right = false;
  double seconds = 0;
  size_t count;
  SHOW(pentad_elements_card_select(NULL, 26, &card, &error));
  pentad_elements_card_flip_did_end(card);
  SHOW(pentad_elements_card_flip(card, &side, &from_right, &seconds, &error));
  HOLDS(side == PENTAD_ELEMENTS_CARD_SIDE_BACK && from_right && seconds == 0.75);
  SHOW(pentad_elements_card_flip(card, NULL, NULL, NULL, &error));
  HOLDS(pentad_elements_card_side_get(card) == PENTAD_ELEMENTS_CARD_SIDE_BACK);
  pentad_elements_card_flip_did_end(card);
  pentad_elements_card_flip_did_end(card);
  SHOW(pentad_elements_card_flip(card, &side, &from_right, NULL, &error));
  HOLDS(side == PENTAD_ELEMENTS_CARD_SIDE_FRONT && !from_right);
  HOLDS(pentad_elements_card_lines(card, (pentad_elements_card_side)9, &count) ==
        pentad_elements_card_lines(card, PENTAD_ELEMENTS_CARD_SIDE_FRONT, NULL));
  pentad_elements_card_free(card); /* while it flips */
}

/* ---- Callbacks --------------------------------------------------------------------------------- */

/* The main thread releases callbacks through one pipe, and they report their arrival through the
 * other. They print nothing, because the main thread prints at the same time. */
static int go[2], done[2];

static void signal_by(const int *ends) {
  if (write(ends[1], "", 1) != 1) printf("the pipe is broken\n");
}

static void wait_for(const int *ends, int count) {
  char byte;
  for (; count > 0; count--)
    if (read(ends[0], &byte, 1) != 1) printf("the pipe is broken\n");
}

/* The arguments of callbacks. */
typedef struct record {
  int calls;
  int freed;
  pentad_operation *operation;
  pentad_subscription *subscription;
  pentad_status status;
  int count;
  int offset;
} record;

#define RECORD_INIT {0, 0, NULL, NULL, PENTAD_INTERNAL, 0, 0}

static void pass(void *context, pentad_status status_, pentad_error *error_) {
  record *it = (record *)context;
  HOLDS((status_ == PENTAD_OK) == (error_ == NULL));
  it->calls++;
  it->status = status_;
  signal_by(done);
}

static void hold(void *context, pentad_status status_, pentad_error *error_) {
  pass(context, status_, error_);
  wait_for(go, 1);
}

static void operations(void) {
  record it = RECORD_INIT;
  pentad_operation *second;
  SHOW(pentad_elements_table_load_async(NULL, NULL, hold, &it, &it.operation, &error));
  wait_for(done, 1);
  SHOW(pentad_elements_table_load_async(NULL, NULL, pass, &it, &second, &error));
  SHOW(pentad_operation_wait(it.operation, 0, &error));
  SHOW(pentad_operation_wait(second, 1, &error));
  signal_by(go);
  SHOW(pentad_operation_wait(it.operation, -1, &error));
  SHOW(pentad_operation_wait(it.operation, 0, &error));
  SHOW(pentad_operation_wait(second, INT64_MAX, &error));
  SHOW(pentad_operation_wait(second, INT64_MIN, &error));
  pentad_operation_cancel(second); /* too late */
  pentad_operation_cancel(second);
  HOLDS(it.calls == 2);
  pentad_operation_free(it.operation);
  pentad_operation_free(second);
  wait_for(done, 1);

  SHOW(pentad_elements_table_load_async(NULL, NULL, hold, &it, &it.operation, &error));
  pentad_operation_free(it.operation); /* before it has completed */
  SHOW(pentad_elements_table_load_async(NULL, NULL, pass, &it, NULL, &error));
  signal_by(go);
  wait_for(done, 2);
  HOLDS(it.calls == 4);
}

/* Calls every function of operations that a callback may call. */
static void nest(void *context, pentad_status status_, pentad_error *error_) {
  record *it = (record *)context;
  record inside = RECORD_INIT;
  (void)error_;
  HOLDS(status_ == PENTAD_OK);
  wait_for(go, 1);
  HOLDS(pentad_operation_wait(it->operation, -1, NULL) == PENTAD_OK); /* its own */
  HOLDS(pentad_elements_table_load_async(NULL, NULL, pass, it, &inside.operation, NULL) == PENTAD_OK);
  HOLDS(pentad_operation_wait(inside.operation, -1, NULL) == PENTAD_OK);
  HOLDS(it->calls == 0); /* that call has ended, but its callback waits for this one */
  pentad_operation_free(inside.operation);
  pentad_operation_free(it->operation);
}

static void nested(void) {
  record it = RECORD_INIT;
  SHOW(pentad_elements_table_load_async(NULL, NULL, nest, &it, &it.operation, &error));
  signal_by(go);
  wait_for(done, 1);
  HOLDS(it.calls == 1);
}

static void masses_done(void *context, pentad_status status_, const pentad_elements_molar_masses *masses,
                        pentad_error *error_) {
  record *it = (record *)context;
  HOLDS((masses == NULL) != (error_ == NULL));
  it->calls++;
  it->status = status_;
  it->count = masses ? (int)masses->count : -1;
  it->offset = masses && masses->count ? (int)masses->offsets[0] : -2;
}

static void show_masses(const record *it) {
  HOLDS(pentad_operation_wait(it->operation, -1, NULL) == PENTAD_OK);
  pentad_operation_free(it->operation);
  printf("call %d: %s, %d formulas, bad at %d\n", it->calls, coarse_name(it->status),
         it->count, it->offset);
}

static void batches(void) {
  const char *const formulas[] = {"H2O)", NULL};
  const size_t lengths[] = {3};
  record it = RECORD_INIT;
  pentad_operation *operation = (pentad_operation *)&status;
  SHOW(pentad_elements_molar_masses_compute_async(NULL, NULL, 1, NULL, NULL, masses_done, &it, &operation,
                                          &error));
  HOLDS(operation == NULL);
  operation = (pentad_operation *)&status;
  SHOW(pentad_elements_molar_masses_compute_async(formulas, NULL, 2, NULL, NULL, masses_done, &it, &operation,
                                          &error));
  HOLDS(operation == NULL);
  SHOW(pentad_elements_molar_masses_compute_async(formulas, NULL, SIZE_MAX, NULL, NULL, masses_done, &it,
                                          &operation, &error));
  HOLDS(operation == NULL);
  if (operation) pentad_operation_wait(operation, -1, NULL);
  pentad_operation_free(operation);
  SHOW(pentad_elements_molar_masses_compute_async(NULL, NULL, 0, NULL, NULL, masses_done, &it, &it.operation,
                                          &error));
  show_masses(&it);
  SHOW(pentad_elements_molar_masses_compute_async(formulas, NULL, 1, NULL, NULL, masses_done, &it, &it.operation,
                                          &error));
  show_masses(&it);
  SHOW(pentad_elements_molar_masses_compute_async(formulas, lengths, 1, NULL, NULL, masses_done, &it,
                                          &it.operation, &error));
  show_masses(&it);
}

static void give_back(void *context) {
  ((record *)context)->freed++;
  signal_by(done);
}

/* Ends its own subscription: no callback comes after this one. */
static void leave(void *context, uint64_t event) {
  record *it = (record *)context;
  (void)event;
  it->calls++;
  pentad_subscription_cancel(it->subscription);
  pentad_subscription_cancel(it->subscription);
  HOLDS(it->freed == 0);
}

/* Ends and frees it. */
static void leave_and_free(void *context, uint64_t event) {
  leave(context, event);
  pentad_subscription_free(((record *)context)->subscription);
}

static void subscriptions(void) {
  const pentad_elements_event_callback leavers[] = {leave, leave_and_free};
  pentad_elements_table *table;
  pentad_operation *first, *second;
  size_t i;
  for (i = 0; i < 2; i++) {
    record it = RECORD_INIT;
    record loads = RECORD_INIT;
    pentad_elements_delegate delegate = PENTAD_ELEMENTS_DELEGATE_INIT;
    delegate.context = &it;
    delegate.context_free = give_back;
    delegate.did_load = leavers[i];
    SHOW(pentad_elements_table_open(NULL, &table, &error));
    SHOW(pentad_elements_table_subscribe(table, &delegate, &it.subscription, &error));
    SHOW(pentad_elements_table_load_async(table, NULL, pass, &loads, &first, &error));
    SHOW(pentad_operation_wait(first, -1, &error));
    SHOW(pentad_elements_table_load_async(table, NULL, pass, &loads, &second, &error));
    pentad_elements_table_free(table); /* what runs goes on */
    SHOW(pentad_operation_wait(second, -1, &error));
    wait_for(done, 3);
    HOLDS(loads.calls == 2 && it.calls == 1 && it.freed == 1);
    if (leavers[i] == leave) pentad_subscription_free(it.subscription);
    HOLDS(it.freed == 1);
    pentad_operation_free(first);
    pentad_operation_free(second);
  }
}

/* ---- The end ----------------------------------------------------------------------------------- */

/* Shuts the library down while another call is under way. */
static void shut_down(void *context, pentad_status status_, pentad_error *error_) {
  record *it = (record *)context;
  pass(context, status_, error_);
  HOLDS(pentad_elements_table_load_async(NULL, NULL, pass, it, &it->operation, NULL) == PENTAD_OK);
  pentad_shutdown();
}

static void after_the_end(void) {
  const char *const formulas[] = {"H2O"};
  record it = RECORD_INIT;
  pentad_elements_delegate delegate = PENTAD_ELEMENTS_DELEGATE_INIT;
  pentad_subscription *other = (pentad_subscription *)&status;
  pentad_operation *operation;
  int32_t number;
  delegate.context = &it;
  delegate.context_free = give_back;
  SHOW(pentad_elements_table_subscribe(NULL, &delegate, &it.subscription, &error));
  SHOW(pentad_elements_table_load_async(NULL, NULL, shut_down, &it, &operation, &error));
  SHOW(pentad_operation_wait(operation, -1, &error));
  pentad_operation_free(operation);
  SHOW(pentad_operation_wait(it.operation, -1, &error));
  pentad_operation_cancel(it.operation);
  pentad_operation_free(it.operation);
  HOLDS(it.calls == 1);

  SHOW(pentad_elements_table_load_async(NULL, NULL, pass, &it, &operation, &error));
  HOLDS(operation == NULL);
  SHOW(pentad_elements_molar_masses_compute_async(formulas, NULL, 1, NULL, NULL, masses_done, &it, NULL, &error));
  SHOW(pentad_elements_table_subscribe(NULL, &delegate, &other, &error));
  HOLDS(other == NULL);
  HOLDS(it.freed == 0);
  pentad_subscription_free(it.subscription);
  HOLDS(it.freed == 1);
  SHOW(pentad_elements_element_match(NULL, "iron", &number, &error));
  pentad_shutdown();
}

static void notations(void) {
  pentad_elements_formula *formula = NULL;
  char *text = NULL;
  HOLDS(pentad_elements_formula_parse_as("Pd(OAc)2", PENTAD_ELEMENTS_READING_GROUPS, &formula,
                                         &error) == PENTAD_OK);
  SHOW(pentad_elements_formula_text(formula, PENTAD_ELEMENTS_TEXT_FORM_LATEX, &text, &error));
  HOLDS(text != NULL && strcmp(text, "\\mathrm{Pd}(\\mathrm{OAc})_{2}") == 0);
  pentad_string_free(text);
  text = NULL;
  SHOW(pentad_elements_formula_text(formula, (pentad_elements_text_form)99, &text, &error));
  SHOW(pentad_elements_formula_text(NULL, PENTAD_ELEMENTS_TEXT_FORM_HTML, &text, &error));
  HOLDS(text == NULL);
  pentad_elements_formula_free(formula);
}

static void decays(void) {
  pentad_elements_inventory *inventory = NULL;
  const char *const nuclides[] = {"Mo-99"};
  const char *const isomers[] = {"Tc-99m"};
  const double amounts[] = {1e6};
  const pentad_elements_amount_unit unit = PENTAD_ELEMENTS_AMOUNT_UNIT_BECQUEREL;
  const double percents[] = {87.73};
  SHOW(pentad_elements_inventory_decay(nuclides, amounts, 1, unit, nuclides, isomers, percents,
                                       1, "20 h", &inventory, &error));
  const pentad_elements_inventory_info *info = pentad_elements_inventory_describe(inventory);
  HOLDS(info->content_count == 4);
  HOLDS(strcmp(info->contents[1]->name, "Tc-99m") == 0);
  HOLDS(info->contents[1]->activity > 686193.6 && info->contents[1]->activity < 686193.7);
  pentad_elements_inventory_free(inventory);
  inventory = NULL;
  SHOW(pentad_elements_inventory_decay(nuclides, amounts, 1, unit, NULL, NULL, NULL, 0, "20",
                                       &inventory, &error));
  SHOW(pentad_elements_inventory_decay(NULL, NULL, 1, unit, NULL, NULL, NULL, 0, "20 h",
                                       &inventory, &error));
  SHOW(pentad_elements_inventory_decay(nuclides, amounts, 1, (pentad_elements_amount_unit)9, NULL,
                                       NULL, NULL, 0, "20 h", &inventory, &error));
  SHOW(pentad_elements_inventory_decay(nuclides, amounts, 1, PENTAD_ELEMENTS_AMOUNT_UNIT_GRAM, NULL,
                                       NULL, NULL, 0, "0 s", &inventory, &error));
  info = pentad_elements_inventory_describe(inventory);
  HOLDS(info->contents[0]->atoms > 6.08e27 && info->contents[0]->atoms < 6.09e27);
  pentad_elements_inventory_free(inventory);
  HOLDS(pentad_elements_inventory_describe(NULL) == NULL);
}

int main(void) {
  if (pipe(go) != 0 || pipe(done) != 0) return 1;
  null_elements();
  null_lists();
  null_sources();
  null_cards();
  null_formulas();
  null_pictures();
  null_async();
  texts();
  formulas();
  readings();
  lengths();
  large();
  atomic_numbers();
  chosen_values();
  ions();
  notations();
  decays();
  rows();
  doubles();
  subshells();
  display_names();
  property_titles();
  counts();
  enums();
  sizes();
  card();
  operations();
  nested();
  batches();
  subscriptions();
  after_the_end();
  printf("owned: %d\n", (int)pentad_handle_count());
  return 0;
}
