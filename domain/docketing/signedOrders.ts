import type { DocketEvent } from './DocketEvent.ts';

/** Events that the clerk records in the courtroom, where the judge's signature follows with the minutes. */
const recordedInCourt: readonly string[] = ['trial', 'criminal'];

/**
 * Whether a person who is not the judge must upload the judge's signed order with the entry: no text may say that an
 * order is signed before it is.
 */
export function needsSignedOrder(role: string, { signature, group }: DocketEvent): boolean {
  const isJudges = /\bjudge\b/.test(signature) && !/clerk|none/.test(signature);
  return role !== 'judge' && isJudges && !recordedInCourt.includes(group);
}
