import type { TFunction } from 'i18next';

/** The name of a specialization from the registration; any other is shown as entered by the judge. */
export function specializationName(t: TFunction, specialization: string): string {
  return t(`judge.specializations.${specialization.toLowerCase()}`, { defaultValue: specialization });
}
