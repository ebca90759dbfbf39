import type { AccessLevel } from '#domain/access/accessLevels';
import type { FilingCode } from '#domain/docketing/FilingCode';

/**
 * What a filer states about a document of a motion to seal: it is public, it is the public copy of a document that is
 * lodged (its redacted version), or it is lodged conditionally under seal (Cal. Rules of Court, rule 2.551(b)(4), (5)).
 */
export const documentMarks = ['public', 'redacted', 'lodged'] as const;
export type DocumentMark = (typeof documentMarks)[number];

/** A document of a filing with the filer’s mark; `redacts`: the lodged document of which it is the redacted version. */
export type Marked = { id: string; kind: 'lead' | 'supporting'; mark: DocumentMark | null; redacts: string | null };

export type MarkProblem = { id: string; says: 'lead_lodged' | 'no_pair' | 'pair_not_lodged' | 'pair_taken' };

/**
 * What is wrong with the marks of the documents of one filing, in their order. A lead document cannot be lodged: the
 * docket is written from it. Each redacted version names a lodged document of the same filing, and each lodged document
 * has at most one redacted version.
 */
export function findMarkProblems(documents: readonly Marked[]): MarkProblem[] {
  const lodged = new Set(documents.filter(({ mark }) => mark === 'lodged').map(({ id }) => id));
  const taken = new Set<string>();
  return documents.flatMap(({ id, kind, mark, redacts }): MarkProblem[] => {
    if (mark === 'lodged' && kind === 'lead') return [{ id, says: 'lead_lodged' }];
    if (mark !== 'redacted') return [];
    if (redacts === null) return [{ id, says: 'no_pair' }];
    if (!lodged.has(redacts)) return [{ id, says: 'pair_not_lodged' }];
    if (taken.has(redacts)) return [{ id, says: 'pair_taken' }];
    taken.add(redacts);
    return [];
  });
}

/** Whether the filer marked every document of a filing, so that each has its own level. */
export const isMarkedThroughout = (documents: readonly Pick<Marked, 'mark'>[]): boolean =>
  documents.length > 0 && documents.every(({ mark }) => mark !== null);

/** Whether something can be lodged with filings of this code. */
export const isMotionToSeal = (code: Pick<FilingCode, 'confidentiality'> | null): boolean =>
  code?.confidentiality === 'lodged_conditionally_sealed';

/** The level of a document by its mark, besides that of its filing. */
export const levelOfMark = (mark: DocumentMark | null): AccessLevel => (mark === 'lodged' ? 'sealed' : 'public');

type Sealing = { isToSeal: boolean; motionIsPublic: boolean };

/**
 * The level of a filing whose documents are marked, and whether each document has its own. It fails closed: a motion to seal
 * is under seal with everything in it unless the state’s rule makes the motion public and each document has a mark.
 */
export function levelOfMarked(
  documents: readonly Pick<Marked, 'mark'>[],
  { isToSeal, motionIsPublic }: Sealing,
): { access: AccessLevel; levels_by_document: boolean } {
  const isOpen = isMarkedThroughout(documents) && motionIsPublic;
  return { levels_by_document: isOpen, access: isToSeal && !isOpen ? 'sealed' : 'public' };
}
