import type { Quoted } from '#contract/draftEnvelope';
import type { ExtractedField } from '#contract/extractedFields';
import type { FilingDetails } from '#contract/filings';

/** The field that was read from a quoted text, with that text alone as its place; null if no field was. */
export function placeOfQuote(
  { fields }: Pick<FilingDetails, 'fields'>,
  { quote, page }: Quoted,
): ExtractedField | null {
  for (const field of fields) {
    const place = field.evidence.find((one) => one.quote === quote && (one.kind === 'page' ? one.page : null) === page);
    if (place) return { ...field, evidence: [place] };
  }
  return null;
}
