import { CircleAlert, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';

type Props = {
  complete: boolean;
  /** What is missing, in a tooltip and for screen readers. */
  missing?: readonly string[];
  /** As a small note next to a status. */
  quiet?: boolean;
};

/** 'Complete' in green, 'Incomplete' in red, each with an icon so that color is not the only sign. */
export function CompletenessBadge({ complete, missing = [], quiet = false }: Props) {
  const { t } = useTranslation();
  const kind = quiet ? 'st tiny' : 'badge';
  return complete ? (
    <span className={`${kind} ok`}>
      <CircleCheck className="i" aria-hidden />
      {t('filings.complete')}
    </span>
  ) : (
    <span className={`${kind} bad`} title={missing.join(' ') || undefined}>
      <CircleAlert className="i" aria-hidden />
      {t('filings.incomplete')}
      {missing.length > 0 && <span className="vh">: {missing.join(' ')}</span>}
    </span>
  );
}
