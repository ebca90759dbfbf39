import { useTranslation } from 'react-i18next';
import type { FilersChoices } from '#contract/filersChoices';

type Destination = Pick<FilersChoices, 'destination' | 'case_number' | 'case_type' | 'category'>;

/** The case that the filer chose, in words; null where the portal proposes it. */
export function useDestinationWords({ destination, case_number, case_type, category }: Destination): string | null {
  const { t } = useTranslation();
  const parts = [case_type, category].filter((part) => part !== null).join(', ');
  if (destination === null || destination === 'new') {
    if (parts !== '') return t('review.filers.newCaseOf', { parts });
    return destination === null ? null : t('review.filers.newCase');
  }
  return t(`review.filers.case.${destination}`, { number: case_number });
}
