import type { PlannedCase, PlannedDocument, PlannedEntry } from './PlannedCase.ts';

/** One planned filing: the document, its case, and which of the documents of the case it is. */
export type PlannedFiling = { held: PlannedCase; document: PlannedDocument; index: number };
/** One entry of the court: its case, and which of the entries of the case it is. */
export type PlannedCourtEntry = { held: PlannedCase; entry: PlannedEntry; index: number };

/** Everything that is filed in the planned cases, oldest first, as the court received it. */
export function planFilings(cases: readonly PlannedCase[]): PlannedFiling[] {
  return cases
    .flatMap((held) => held.documents.map((document, index) => ({ held, document, index })))
    .sort((a, b) => momentOfFiling(a.document).localeCompare(momentOfFiling(b.document)));
}

/** The court's own entries, in the order in which the clerks made them. */
export function planEntries(cases: readonly PlannedCase[]): PlannedCourtEntry[] {
  return cases
    .flatMap((held) => held.entries.map((entry, index) => ({ held, entry, index })))
    .sort((a, b) => momentOfEntry(a.entry).localeCompare(momentOfEntry(b.entry)));
}

/** Comparable moments: the date and the minute. */
export const momentOfFiling = ({ filed_on, filed_at }: PlannedDocument): string => moment(filed_on, filed_at);
export const momentOfEntry = ({ filed_on, at }: PlannedEntry): string => moment(filed_on, at);

const moment = (on: string, at: number) => `${on} ${String(at).padStart(4, '0')}`;
