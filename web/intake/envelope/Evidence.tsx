import { Quote } from 'lucide-react';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import type { Quoted } from '#contract/draftEnvelope';
import { PlaceOfQuote } from './PlaceOfQuote.ts';

/** The text of the page from which a value was read. A click shows it in the document, if that is beside it. */
export function Evidence({ quoted }: { quoted: Quoted | null }) {
  const { t } = useTranslation();
  const show = use(PlaceOfQuote);
  if (!quoted) return null;
  const { quote, page } = quoted;
  const words = t(page === null ? 'filings.draftEnvelope.quote' : 'filings.draftEnvelope.quotePage', { quote, page });
  const onShow = show(quoted);
  if (!onShow) return <span className="small muted">{words}</span>;
  return (
    <button type="button" className="chip src" onClick={onShow}>
      <Quote className="i" aria-hidden />
      <span className="clip">{words}</span>
    </button>
  );
}
