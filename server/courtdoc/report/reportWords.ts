import type { Finding } from '#contract/checks';
import type { Evidence } from '#contract/evidence';
import type { FindingClass } from '#domain/rules/checks/Finding';

/** Each class's heading states who may act. */
export const classHeadings: Record<FindingClass, string> = {
  clerk_may_return: 'The clerk may return it',
  clerk_may_notice: 'The clerk may file it with a deficiency notice',
  judge_may_strike: 'A judge may strike it',
  advice: 'Advisory',
};

/** The place of a finding as text: the pages or paragraphs, and the first words there. */
export function placeOf({ evidence, document }: Finding, documents: readonly { document_name: string }[]): string {
  const name = document === 0 ? '' : `${documents[document]?.document_name ?? 'A supporting document'}, `;
  if (evidence.length === 0) return `${name}the entire document`;
  const places = [...new Set(evidence.map(nameOf))];
  const more = places.length > 6 ? ` and ${places.length - 6} more` : '';
  const quote = evidence[0]!.quote.trim();
  return `${name}${places.slice(0, 6).join(', ')}${more}${quote === '' ? '' : `: “${shorten(quote)}”`}`;
}

function nameOf(one: Evidence): string {
  return one.kind === 'page' ? `page ${one.page}` : `paragraph ${one.paragraph}`;
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length <= 120 ? line : `${line.slice(0, 119)}…`;
}
