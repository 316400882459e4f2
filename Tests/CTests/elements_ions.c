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
  printf(" %s\n", found->balanced ? found->balanced : "-");
  pentad_elements_equation_free(equation);
}

int main(void) {
  mass_to_charge();
  isotopes();
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
