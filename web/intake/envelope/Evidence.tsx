import { useTranslation } from 'react-i18next';
import type { Quoted } from '#contract/draftEnvelope';

/** The text of the page from which a value was read. */
export function Evidence({ quoted }: { quoted: Quoted | null }) {
  const { t } = useTranslation();
  if (!quoted) return null;
  const { quote, page } = quoted;
  return (
    <span className="small muted">
      {t(page === null ? 'filings.draftEnvelope.quote' : 'filings.draftEnvelope.quotePage', { quote, page })}
    </span>
  );
}
