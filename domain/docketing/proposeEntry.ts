import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import { type DocketCourt, docketStyleOf } from './codesOf.ts';
import { withoutCode } from './data/withoutCode.ts';
import { type DocketValues, docketText } from './docketText.ts';
import type { FilingCode } from './FilingCode.ts';
import { filingCodeOf } from './filingCodeOf.ts';
import { sentenceCase } from './sentenceCase.ts';

/** A filing as the docket describes it. */
export type FilingToEnter = {
  document_type: DocumentTypeId | null;
  /** The document’s title, or else the label of its type. */
  title: string;
  values: DocketValues;
};

/** The text of a filing’s entry under a code; without a code, under the document’s title. */
export function entryText(filing: FilingToEnter, code: FilingCode | null, court: DocketCourt): string {
  const style = docketStyleOf(court);
  const title = sentenceCase(filing.title);
  const written = code ? docketText(code, filing.values, style) : { missing: ['title'] };
  if ('text' in written) return written.text;
  const own = docketText(withoutCode, { ...filing.values, title }, style);
  return 'text' in own ? own.text : title;
}

/** The code and the text that the portal proposes for the docket entry of a filing. */
export function proposeEntry(filing: FilingToEnter, court: DocketCourt): { code: string | null; text: string } {
  const code = filingCodeOf(filing, court);
  return { code: code?.id ?? null, text: entryText(filing, code, court) };
}
