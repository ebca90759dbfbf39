import type { TFunction } from 'i18next';

/** The name of a specialization chosen at registration; another is shown as the judge entered it. */
export function specializationName(t: TFunction, specialization: string): string {
  return t(`judge.specializations.${specialization.toLowerCase()}`, { defaultValue: specialization });
}
