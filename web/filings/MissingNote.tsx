import { useTranslation } from 'react-i18next';
import type { FilingDetails } from '#contract/filings';
import { missingIn } from '#domain/acceptance/assessCompleteness';
import { hasEnded } from '#domain/filings/states';
import { Note } from '#web/ui/Note.tsx';

/** Why a filing is incomplete, above its fields; nothing for a complete or decided one. */
export function MissingNote({ filing }: { filing: FilingDetails }) {
  const { t } = useTranslation();
  const missing = missingIn(filing.reasons).map(({ words }) => words);
  const isOpen = filing.state === 'received' || filing.state === 'draft';
  const isShown = isOpen && hasEnded(filing.analysis_state) && filing.analysis_state !== 'failed';
  if (filing.is_complete || !isShown || missing.length === 0) return null;
  return (
    <div className="body">
      <Note tone="warn">
        <b className="strong">{t('filings.incomplete')}</b>
        <ul>
          {missing.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </Note>
    </div>
  );
}
