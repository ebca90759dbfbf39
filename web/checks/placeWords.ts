import type { Evidence } from '#contract/evidence';
import i18n from '#web/i18n.ts';

/** The position of a value and its words, for example `p. 2 “the sum of $84,500.00”`. */
export function placeWords(evidence: Evidence): string {
  const where =
    evidence.kind === 'page'
      ? i18n.t('filings.place.page', { n: evidence.page })
      : i18n.t('filings.place.paragraph', { n: evidence.paragraph });
  return evidence.quote === '' ? where : `${where} “${shorten(evidence.quote)}”`;
}

function shorten(quote: string): string {
  return quote.length > 48 ? `${quote.slice(0, 45)}…` : quote;
}
