import { typesThat } from '#domain/documentTypes/documentType';

/** What a judge can do with a filing that awaits action: review it, sign it, or send it back with a reason. */
export const judicialMarks = ['reviewed', 'signed', 'sent_back'] as const;
export type JudicialMark = (typeof judicialMarks)[number];

/** Types of documents that a judge signs. */
export const forSignature = typesThat(({ needsRuling }) => needsRuling === 'by_signature');

/** Types of documents that ask the judge for a ruling. */
export const forRuling = typesThat(({ needsRuling }) => needsRuling === 'yes');

/** What needs a judge's attention, as the screen divides it; `done` is what the judge has marked. */
export const awaitingKinds = ['all', 'signature', 'ruling', 'done'] as const;
export type AwaitingKind = (typeof awaitingKinds)[number];

/** Filing states in which a document is before a judge: received or docketed. */
export const beforeTheJudge = ['received', 'accepted', 'docketed', 'served'] as const;
