import { useTranslation } from 'react-i18next';

type Props = {
  authority: string | null;
  set_by_court: boolean;
  /** What to do about a rule that is uncertain; null if it is certain. */
  doubt: string | null;
};

/** Under which rule or setting something applies to the court. */
export function RuleSource({ authority, set_by_court, doubt }: Props) {
  const { t } = useTranslation();
  const certain = set_by_court ? t('settings.acceptance.setByCourt') : doubt;
  const parts = [authority && t('settings.acceptance.under', { authority }), certain];
  return <span className="muted">{parts.filter(Boolean).join(' ')}</span>;
}
