import { useTranslation } from 'react-i18next';
import type { PilotSet } from '#domain/pilots/pilotSets';
import { type PilotField, pilotFields } from '#domain/pilots/pilotTerms';

/** The names of the sets of filings behind the figures. */
export function usePilotSetName(): (set: PilotSet) => string {
  const { t } = useTranslation();
  const ofField = (field: PilotField) => t(`pilots.field.${field}`);
  return (set) => {
    const agreeing = pilotFields.find((field) => set === `agrees_${field}`);
    if (agreeing) return t('pilots.set.agrees', { field: ofField(agreeing) });
    const differing = pilotFields.find((field) => set === `differs_${field}`);
    if (differing) return t('pilots.set.differs', { field: ofField(differing) });
    return t(`pilots.set.${set as Exclude<PilotSet, `agrees_${PilotField}` | `differs_${PilotField}`>}`);
  };
}
