import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** An analysis usually begins at once; after this time the person is told why it does not. */
const tellAfterMs = 4_000;

/** Why an analysis has not begun: the portal analyzes two documents of one person at a time. */
export function WaitingForTurn() {
  const { t } = useTranslation();
  const [told, setTold] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTold(true), tellAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return told ? <p className="small muted">{t('filings.progress.waiting')}</p> : null;
}
