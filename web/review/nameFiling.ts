import type { FilingDetails } from '#contract/filings';
import { displayValue } from '#web/filings/displayValue.ts';
import i18n from '#web/i18n.ts';

/** The name of a filing on the bench: its parties, otherwise its document type, otherwise its file name. */
export function nameFiling({ plaintiffs, claimants, defendants, doc_type, document_name }: FilingDetails): string {
  const sides = [[...plaintiffs, ...claimants], defendants]
    .filter((names) => names.length > 0)
    .map(([first = '', ...others]) =>
      others.length > 0 ? i18n.t('review.bench.andOthers', { name: displayValue(first) }) : displayValue(first),
    );
  return sides.join(` ${i18n.t('filings.versus')} `) || (doc_type ? displayValue(doc_type) : document_name);
}
