/* Formula arithmetic, sequences, searches, oxidation states, radii, scales and decay chains. */
#include "check.h"

#include <math.h>

static const pentad_elements_reading automatic = PENTAD_ELEMENTS_READING_AUTOMATIC;

static void print(pentad_elements_formula *formula) {
  char *text = NULL;
  if (pentad_elements_formula_text(formula, PENTAD_ELEMENTS_TEXT_FORM_HILL, &text, NULL) == PENTAD_OK)
    printf("%s\n", text);
  pentad_string_free(text);
}

static void arithmetic(void) {
  const char *labels[] = {"C", "13C", "H"};
  const int64_t numerators[] = {5, 1, 1}, denominators[] = {1, 1, 2};
  pentad_elements_formula *acid = NULL, *water = NULL, *result = NULL;
  SHOW(pentad_elements_formula_parse("CH3COOH", &acid, &error));
  SHOW(pentad_elements_formula_parse("H2O", &water, &error));
  SHOW(pentad_elements_formula_add(acid, water, &result, &error));
  print(result);
  pentad_elements_formula_free(result);
  SHOW(pentad_elements_formula_subtract(acid, water, &result, &error));
  print(result);
  pentad_elements_formula_free(result);
  SHOW(pentad_elements_formula_subtract(water, acid, &result, &error));
  HOLDS(result == NULL);
  SHOW(pentad_elements_formula_multiply(water, 3, 2, &result, &error));
  print(result);
  pentad_elements_formula_free(result);
  SHOW(pentad_elements_formula_multiply(water, 0, 1, &result, &error));
  SHOW(pentad_elements_formula_make(labels, numerators, denominators, 3, 1, &result, &error));
  print(result);
  pentad_elements_formula_free(result);
  SHOW(pentad_elements_formula_make(labels, numerators, NULL, 2, 0, &result, &error));
  SHOW(pentad_elements_formula_make(NULL, NULL, NULL, 0, 0, &result, &error));
  SHOW(pentad_elements_formula_add(acid, NULL, &result, &error));
  pentad_elements_formula_free(acid);
  pentad_elements_formula_free(water);
}

static void sequences(void) {
  pentad_elements_formula *formula = NULL;
  SHOW(pentad_elements_formula_of_peptide("ACDK", &formula, &error));
  print(formula);
  pentad_elements_formula_free(formula);
  SHOW(pentad_elements_formula_of_peptide("ACBK", &formula, &error));
  SHOW(pentad_elements_formula_of_dna("ACGT", PENTAD_ELEMENTS_FIVE_PRIME_END_PHOSPHATE, true,
                                      &formula, &error));
  print(formula);
  pentad_elements_formula_free(formula);
  SHOW(pentad_elements_formula_of_rna("ACGU", PENTAD_ELEMENTS_FIVE_PRIME_END_HYDROXYL, false,
                                      &formula, &error));
  print(formula);
  pentad_elements_formula_free(formula);
  SHOW(pentad_elements_formula_of_rna("ACGN", PENTAD_ELEMENTS_FIVE_PRIME_END_HYDROXYL, false,
                                      &formula, &error));
}

static void search(void) {
  pentad_elements_search_options options;
  pentad_elements_candidates *candidates = NULL;
  const pentad_elements_candidates_info *info;
  pentad_elements_formula *formula = NULL;
  double difference = 0;
  size_t i;
  memset(&options, 0, sizeof options);
  options.struct_size = sizeof options;
  options.ppm = 3;
  options.adduct = "[M+Na]+";
  options.elements = "C0-50 H0-100 O0-20";
  SHOW(pentad_elements_formulas_search(203.05261, &options, &candidates, &error));
  info = pentad_elements_candidates_describe(candidates);
  for (i = 0; i < info->candidate_count; i++)
    printf("%s %.6f %.1f\n", info->candidates[i]->formula, info->candidates[i]->mass,
           info->candidates[i]->double_bond_equivalents);
  pentad_elements_candidates_free(candidates);
  SHOW(pentad_elements_formulas_search(100, NULL, &candidates, &error));
  options.elements = "C5";
  SHOW(pentad_elements_formulas_search(203.05261, &options, &candidates, &error));
  HOLDS(pentad_elements_candidates_describe(NULL) == NULL);
  pentad_elements_candidates_free(NULL);
  SHOW(pentad_elements_empirical_find("C 40.00 H 6.71 O 53.28", 0.1, 0, &formula, &difference,
                                      &error));
  print(formula);
  HOLDS(difference > 0 && difference < 0.01);
  pentad_elements_formula_free(formula);
  SHOW(pentad_elements_empirical_find("C 50", 0.1, 0, &formula, NULL, &error));
}

static void states(void) {
  pentad_elements_assignments *assignments = NULL;
  const pentad_elements_assignments_info *info;
  const pentad_elements_element_oxidation_state *const *known = NULL;
  size_t count = 0, i;
  SHOW(pentad_elements_oxidation_assign("Fe3O4", automatic, &assignments, &error));
  info = pentad_elements_assignments_describe(assignments);
  HOLDS(info->assignment_count > 0);
  for (i = 0; i < info->assignments[0]->state_count; i++) {
    const pentad_elements_mean_state *state = info->assignments[0]->states[i];
    printf("%s %d/%d\n", state->symbol, (int)state->numerator, (int)state->denominator);
  }
  pentad_elements_assignments_free(assignments);
  SHOW(pentad_elements_oxidation_assign("Xx", automatic, &assignments, &error));
  HOLDS(pentad_elements_assignments_describe(NULL) == NULL);
  pentad_elements_assignments_free(NULL);
  SHOW(pentad_elements_oxidation_states_get(26, &known, &count, &error));
  for (i = 0; i < count; i++)
    if (known[i]->level == PENTAD_ELEMENTS_OXIDATION_LEVEL_COMMON) printf("%d\n", (int)known[i]->state);
  SHOW(pentad_elements_oxidation_states_get(0, &known, &count, &error));
}

static void atoms(void) {
  const pentad_elements_ionic_radius *radius = NULL;
  const pentad_elements_ionic_radius *const *radii = NULL;
  const pentad_elements_quantity *value = NULL;
  int32_t numbers[118];
  size_t count = 0;
  SHOW(pentad_elements_ionic_radius_find(26, 3, NULL, PENTAD_ELEMENTS_SPIN_HIGH, &radius, &error));
  printf("%s %.1f %.1f\n", radius->coordination, radius->ionic->value, radius->crystal->value);
  SHOW(pentad_elements_ionic_radius_find(26, 3, "VI", PENTAD_ELEMENTS_SPIN_ANY, &radius, &error));
  SHOW(pentad_elements_ionic_radius_find(26, 9, NULL, PENTAD_ELEMENTS_SPIN_ANY, &radius, &error));
  SHOW(pentad_elements_ionic_radii_get(11, &radii, &count, &error));
  HOLDS(count > 4 && radii[0]->number == 11);
  SHOW(pentad_elements_electronegativity_get(9, PENTAD_ELEMENTS_ELECTRONEGATIVITY_SCALE_ALLEN, &value,
                                             &error));
  printf("%.3f\n", value->value);
  SHOW(pentad_elements_list_by_scale(NULL, PENTAD_ELEMENTS_ELECTRONEGATIVITY_SCALE_ALLRED_ROCHOW,
                                     numbers, 118, &count, &error));
  printf("%d of %d\n", (int)numbers[count - 1], (int)count);
}

static void nuclides(void) {
  const pentad_elements_nuclide *nuclide = NULL;
  const pentad_elements_nuclide *const *isomers = NULL;
  pentad_elements_chain *chain = NULL;
  const pentad_elements_chain_info *info;
  size_t count = 0, i, j;
  SHOW(pentad_elements_nuclide_find("Tc-99m", &nuclide, &error));
  printf("%s %s %.2f\n", nuclide->name, nuclide->isomer_level, nuclide->excitation->value);
  SHOW(pentad_elements_nuclide_find("Xx-9", &nuclide, &error));
  SHOW(pentad_elements_isomers_get(43, &isomers, &count, &error));
  HOLDS(count > 10);
  SHOW(pentad_elements_chain_make("Sr-90", &chain, &error));
  info = pentad_elements_chain_describe(chain);
  for (i = 0; i < info->member_count; i++)
    for (j = 0; j < info->members[i]->decay_count; j++)
      printf("%s %s %s\n", info->members[i]->nuclide->name, info->members[i]->decays[j]->mode,
             info->members[i]->decays[j]->daughter);
  pentad_elements_chain_free(chain);
  SHOW(pentad_elements_chain_make("iron", &chain, &error));
  HOLDS(pentad_elements_chain_describe(NULL) == NULL);
  pentad_elements_chain_free(NULL);
}

static void ions(void) {
  const char *formulas[] = {"C6H12O6", "Xx", "CH4"}, *adducts[] = {"[M-H2O+H]+", "[M+Na]+"};
  pentad_status statuses[3];
  int64_t offsets[3];
  double masses[3], mzs[3];
  size_t failures = 0, i;
  SHOW(pentad_elements_mzs_compute(formulas, NULL, 3, automatic, adducts, 1, statuses, offsets, masses,
                                   mzs, &failures, &error));
  for (i = 0; i < 3; i++)
    printf("%s %d %.4f\n", pentad_status_name(statuses[i]), (int)offsets[i], isnan(mzs[i]) ? 0 : mzs[i]);
  HOLDS(failures == 2 && masses[0] == mzs[0]);
  SHOW(pentad_elements_mzs_compute(formulas, NULL, 3, automatic, adducts, 2, NULL, NULL, NULL, NULL,
                                   NULL, &error));
  SHOW(pentad_elements_mzs_compute(NULL, NULL, 0, automatic, NULL, 0, NULL, NULL, NULL, NULL, NULL,
                                   &error));
}

int main(void) {
  arithmetic();
  sequences();
  search();
  states();
  atoms();
  nuclides();
  ions();
  printf("owned: %d\n", (int)pentad_handle_count());
  return 0;
}
