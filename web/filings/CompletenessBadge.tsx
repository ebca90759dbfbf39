import { CircleAlert, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** 'Complete' in green, 'Incomplete' in red (SPEC.md 4), each with its icon, since colour never stands alone. */
export function CompletenessBadge({ complete }: { complete: boolean }) {
  const { t } = useTranslation();
  return complete ? (
    <span className="badge ok">
      <CircleCheck className="i" aria-hidden />
      {t('filings.complete')}
    </span>
  ) : (
    <span className="badge bad">
      <CircleAlert className="i" aria-hidden />
      {t('filings.incomplete')}
    </span>
  );
}
