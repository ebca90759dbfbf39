import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import type { DocketCourt } from './codesOf.ts';
import { filingCodes } from './data/filingCodes.ts';
import type { FilingCode } from './FilingCode.ts';
import { filingCodeOf } from './filingCodeOf.ts';

type Docketed = {
  /** The code of the docket entry; null before there is one, and for an entry without one. */
  code: string | null;
  document_type: DocumentTypeId | null;
  title: string | null;
};

/** The filing code of a filing: that of its docket entry, or else the one that its type and title give with certainty. */
export function codeOfDocketed(
  { code, document_type, title }: Docketed,
  court: DocketCourt,
  used?: ReadonlyMap<string, FilingCode>,
): FilingCode | null {
  if (code !== null) return filingCodes.find(({ id }) => id === code) ?? null;
  return filingCodeOf({ document_type, title }, court, used);
}
