import { CircleAlert, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';

type Props = {
  complete: boolean;
  /** What is missing; read on the badge by pointer and screen reader. */
  missing?: readonly string[];
};

/** 'Complete' in green, 'Incomplete' in red (SPEC.md 4), each with its icon, never color alone. */
export function CompletenessBadge({ complete, missing = [] }: Props) {
  const { t } = useTranslation();
  return complete ? (
    <span className="badge ok">
      <CircleCheck className="i" aria-hidden />
      {t('filings.complete')}
    </span>
  ) : (
    <span className="badge bad" title={missing.join(' ') || undefined}>
      <CircleAlert className="i" aria-hidden />
      {t('filings.incomplete')}
      {missing.length > 0 && <span className="vh">: {missing.join(' ')}</span>}
    </span>
  );
}
