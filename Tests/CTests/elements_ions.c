/* m/z, isotopic distributions and balanced equations. */
#include "check.h"

#include <math.h>

static void mass_to_charge(void) {
  const pentad_elements_reading reading = PENTAD_ELEMENTS_READING_AUTOMATIC;
  double mass = 0, mz = 0;
  SHOW(pentad_elements_mz_compute("C6H12O6", reading, "[M+Na]+", &mass, &mz, &error));
  printf("%.7f %.7f\n", mass, mz);
  SHOW(pentad_elements_mz_compute("SO4^2-", reading, NULL, &mass, &mz, &error));
  printf("%.7f %.7f\n", mass, mz);
  SHOW(pentad_elements_mz_compute("O4S-2", PENTAD_ELEMENTS_READING_HILL, NULL, NULL, &mz, &error));
  printf("%.7f\n", mz);
  SHOW(pentad_elements_mz_compute("C6H12O6", reading, NULL, &mass, &mz, &error));
  SHOW(pentad_elements_mz_compute("C6H12O6", reading, "[M+", &mass, &mz, &error));
  SHOW(pentad_elements_mz_compute("CH4", reading, "[M-H2O+H]+", &mass, &mz, &error));
  SHOW(pentad_elements_mz_compute("Tc", reading, "[M+H]+", &mass, &mz, &error));
  SHOW(pentad_elements_mz_compute(NULL, reading, "[M+H]+", &mass, &mz, &error));
  SHOW(pentad_elements_mz_compute("H2O", (pentad_elements_reading)9, "[M+H]+", &mass, &mz, &error));
}

static void isotopes(void) {
  const pentad_elements_reading reading = PENTAD_ELEMENTS_READING_AUTOMATIC;
  pentad_elements_isotopes_options options;
  pentad_elements_isotopes *isotopes = NULL;
  const pentad_elements_isotopes_info *info;
  size_t i;
  memset(&options, 0, sizeof options);
  options.struct_size = sizeof options;
  options.count = 3;
  options.charge = 1;
  options.sets_charge = 1;
  SHOW(pentad_elements_isotopes_compute("C6H12O6", reading, &options, &isotopes, &error));
  info = pentad_elements_isotopes_describe(isotopes);
  printf("charge %d\n", (int)info->charge);
  for (i = 0; i < info->count; i++) printf("%.5f %.6f\n", info->positions[i], info->probabilities[i]);
  pentad_elements_isotopes_free(isotopes);

  options.count = 0;
  options.resolving_power = 60000;
  SHOW(pentad_elements_isotopes_compute("C6H12O6", reading, &options, &isotopes, &error));
  info = pentad_elements_isotopes_describe(isotopes);
  HOLDS(info->count > 1 && isnan(info->coverage) && info->probabilities[0] == 1);
  pentad_elements_isotopes_free(isotopes);

  options.is_nominal = 1;
  SHOW(pentad_elements_isotopes_compute("C6H12O6", reading, &options, &isotopes, &error));
  HOLDS(isotopes == NULL);
  options.resolving_power = 0;
  options.coverage = 2;
  SHOW(pentad_elements_isotopes_compute("C6H12O6", reading, &options, &isotopes, &error));
  SHOW(pentad_elements_isotopes_compute("Tc", reading, NULL, &isotopes, &error));
  SHOW(pentad_elements_isotopes_compute("H2O", reading, NULL, &isotopes, &error));
  HOLDS(pentad_elements_isotopes_describe(isotopes)->coverage >= 0.999);
  pentad_elements_isotopes_free(isotopes);
  HOLDS(pentad_elements_isotopes_describe(NULL) == NULL);
  pentad_elements_isotopes_free(NULL);
}

static void labels_and_nuclides(void) {
  const pentad_elements_reading reading = PENTAD_ELEMENTS_READING_AUTOMATIC;
  pentad_elements_isotopes_options options;
  pentad_elements_isotopes *isotopes = NULL;
  const pentad_elements_isotopes_info *info;
  size_t i;
  memset(&options, 0, sizeof options);
  options.struct_size = sizeof options;
  options.count = 3;
  options.names_nuclides = 1;
  options.enriched = "13C=0.99";
  options.order = PENTAD_ELEMENTS_ISOTOPOLOGUE_ORDER_MASS;
  SHOW(pentad_elements_isotopes_compute("CO2", reading, &options, &isotopes, &error));
  info = pentad_elements_isotopes_describe(isotopes);
  for (i = 0; i < info->count; i++)
    printf("%.5f %.6f %s\n", info->positions[i], info->probabilities[i], info->nuclides[i]);
  pentad_elements_isotopes_free(isotopes);

  options.enriched = "13C=99";
  SHOW(pentad_elements_isotopes_compute("CO2", reading, &options, &isotopes, &error));
  options.enriched = NULL;
  options.order = (pentad_elements_isotopologue_order)9;
  SHOW(pentad_elements_isotopes_compute("CO2", reading, &options, &isotopes, &error));
  options.order = PENTAD_ELEMENTS_ISOTOPOLOGUE_ORDER_PROBABILITY;
  options.is_nominal = 1;
  SHOW(pentad_elements_isotopes_compute("CO2", reading, &options, &isotopes, &error));
}

static void batch(void) {
  const pentad_elements_reading reading = PENTAD_ELEMENTS_READING_AUTOMATIC;
  const char *const texts[] = {"C60", "C6h", "H2O"};
  pentad_elements_isotopes_options options;
  pentad_elements_isotopes_batch *found = NULL;
  const pentad_elements_isotopes_batch_info *info;
  size_t i;
  memset(&options, 0, sizeof options);
  options.struct_size = sizeof options;
  options.coverage = 0.9;
  SHOW(pentad_elements_isotopes_batch_compute(texts, NULL, 3, reading, &options, &found, &error));
  info = pentad_elements_isotopes_batch_describe(found);
  HOLDS(info->count == 3 && info->start_count == 4 && info->starts[3] == info->peak_count);
  for (i = 0; i < info->count; i++)
    printf("%d %d: %d peaks, charge %d\n", (int)info->statuses[i], (int)info->offsets[i],
           (int)(info->starts[i + 1] - info->starts[i]), (int)info->charges[i]);
  HOLDS(info->coverages[0] >= 0.9 && isnan(info->coverages[1]) && info->coverages[2] >= 0.9);
  printf("%.5f %.5f\n", info->positions[0], info->positions[info->starts[2]]);
  pentad_elements_isotopes_batch_free(found);
  options.names_nuclides = 1;
  SHOW(pentad_elements_isotopes_batch_compute(texts, NULL, 3, reading, &options, &found, &error));
  SHOW(pentad_elements_isotopes_batch_compute(NULL, NULL, 3, reading, NULL, &found, &error));
  SHOW(pentad_elements_isotopes_batch_compute(NULL, NULL, 0, reading, NULL, &found, &error));
  HOLDS(pentad_elements_isotopes_batch_describe(found)->peak_count == 0);
  pentad_elements_isotopes_batch_free(found);
  HOLDS(pentad_elements_isotopes_batch_describe(NULL) == NULL);
  pentad_elements_isotopes_batch_free(NULL);
}

static void adducts(void) {
  const double mzs[] = {203.05261, 20, -1};
  double masses[3] = {0, 0, 0};
  size_t failures = 0;
  pentad_elements_adduct *adduct = NULL;
  pentad_elements_formula *glucose = NULL, *ion = NULL;
  const pentad_elements_adduct_info *info;
  SHOW(pentad_elements_adduct_parse("2M-H2O+Na", &adduct, &error));
  info = pentad_elements_adduct_describe(adduct);
  printf("%s: %d molecules, charge %d, + %s - %s, %.6f, radical %d\n", info->text,
         (int)info->molecules, (int)info->charge, info->gained, info->lost, info->mass_shift,
         info->is_radical);
  pentad_elements_adduct_free(adduct);
  SHOW(pentad_elements_adduct_parse("[M+Na]+", &adduct, &error));
  SHOW(pentad_elements_neutral_masses_compute(adduct, mzs, 3, masses, &failures, &error));
  printf("%.5f %d %d, %d failures\n", masses[0], isnan(masses[1]), isnan(masses[2]), (int)failures);
  SHOW(pentad_elements_neutral_masses_compute(adduct, mzs, 3, NULL, &failures, &error));
  SHOW(pentad_elements_neutral_masses_compute(NULL, mzs, 3, masses, &failures, &error));
  SHOW(pentad_elements_formula_parse("C6H12O6", &glucose, &error));
  SHOW(pentad_elements_adduct_ion(adduct, glucose, &ion, &error));
  printf("%s %d\n", pentad_elements_formula_describe(ion)->hill,
         (int)pentad_elements_formula_describe(ion)->charge);
  pentad_elements_adduct_free(adduct);
  SHOW(pentad_elements_adduct_parse("[M-P-H]-", &adduct, &error));
  pentad_elements_formula_free(ion);
  ion = NULL;
  SHOW(pentad_elements_adduct_ion(adduct, glucose, &ion, &error));
  HOLDS(ion == NULL);
  pentad_elements_adduct_free(adduct);
  pentad_elements_formula_free(glucose);
  SHOW(pentad_elements_adduct_parse("[M+", &adduct, &error));
  HOLDS(pentad_elements_adduct_describe(NULL) == NULL);
  pentad_elements_adduct_free(NULL);
}

static void check_coefficients(const char *text) {
  pentad_elements_equation_check *check = NULL;
  const pentad_elements_equation_check_info *found;
  size_t i;
  status = pentad_elements_equation_check_compute(text, &check, &error);
  show(text);
  found = pentad_elements_equation_check_describe(check);
  if (!found) return;
  printf("balanced %d:", found->is_balanced);
  for (i = 0; i < found->label_count; i++)
    printf(" %s %d/%d", found->labels[i], (int)found->numerators[i], (int)found->denominators[i]);
  for (i = 0; i < found->cancelling_count; i++)
    printf(" cancels %s", found->species[found->cancelling[i]]);
  printf("\n");
  pentad_elements_equation_check_free(check);
}

static void balance(const char *text) {
  pentad_elements_equation *equation = NULL;
  const pentad_elements_balance *found;
  size_t i;
  status = pentad_elements_equation_balance(text, &equation, &error);
  show(text);
  found = pentad_elements_equation_describe(equation);
  if (!found) return;
  printf("%s, %d species:", found->status, (int)found->species_count);
  for (i = 0; i < found->coefficient_count; i++) printf(" %d", (int)found->coefficients[i]);
  printf(" modes:");
  for (i = 0; i < found->mode_count; i++) printf(" %d", (int)found->modes[i]);
  printf(" %s", found->balanced ? found->balanced : "-");
  for (i = 0; i < found->one_sided_count; i++) printf(", only %s", found->one_sided[i]);
  for (i = 0; i < found->uncovered_count; i++)
    printf(", not %s", found->species[found->uncovered[i]]);
  printf("\n");
  pentad_elements_equation_free(equation);
}

int main(void) {
  mass_to_charge();
  isotopes();
  labels_and_nuclides();
  batch();
  adducts();
  check_coefficients("4 Fe + 3 O2 -> 2 Fe2O3");
  check_coefficients("Fe^3+ + 1/3 H2O -> Fe^2+ + H2O");
  check_coefficients("H2 + O2");
  HOLDS(pentad_elements_equation_check_describe(NULL) == NULL);
  pentad_elements_equation_check_free(NULL);
  balance("Fe + O2 -> Fe2O3");
  balance("C + O2 -> CO + CO2");
  balance("H2 -> O2");
  balance("H2 + H2O -> O2");
  balance("H2 + O2");
  balance("\xff -> H2");
  SHOW(pentad_elements_equation_balance(NULL, NULL, &error));
  HOLDS(pentad_elements_equation_describe(NULL) == NULL);
  pentad_elements_equation_free(NULL);
  printf("owned: %d\n", (int)pentad_handle_count());
  return 0;
}
