import { useTranslation } from 'react-i18next';
import type { ReviewOptions } from '#contract/review';

/** On what the return of an attachment alone rests: a rule, or the court's own setting. */
export function PartialRule({ partial }: Pick<ReviewOptions, 'partial'>) {
  const { t } = useTranslation();
  const { authority, confidence, set_by_court } = partial;
  return (
    <p className="small muted">
      {t('review.partial.rule')} {authority && t('review.partial.under', { authority })}{' '}
      {set_by_court ? t('review.partial.setByCourt') : confidence === 'uncertain' && t('review.partial.uncertain')}
    </p>
  );
}
