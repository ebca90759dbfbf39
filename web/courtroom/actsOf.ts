import type { CourtRecord } from '#contract/courtroom';

/**
 * What the person can do with the record now: a judge rules on the screen; the clerk records what the judge ruled. With
 * the motion and the exhibit on which the keys act.
 */
export function actsOf(record: CourtRecord | undefined, { isJudge, turn }: { isJudge: boolean; turn: number }) {
  if (!record) {
    return { isOpen: false, canCall: false, canEnd: false, canRule: false, motions: [], motion: undefined };
  }
  const { stage, abilities, hearing, signed } = record;
  const isOpen = abilities.record && (stage === 'called' || stage === 'in_session');
  const ruled = new Set(record.rulings.map(({ filing_id }) => filing_id));
  const motions = record.motions.filter(({ filing_id, held }) => !ruled.has(filing_id) && held === null);
  return {
    isOpen,
    canCall: abilities.record && stage === 'waiting' && hearing.status === 'waiting',
    canEnd: abilities.record && stage !== 'ended',
    canRule: isOpen || (isJudge && !signed && stage !== 'ended'),
    motions,
    motion: motions[turn % Math.max(motions.length, 1)],
    exhibit: record.exhibits.findLast(({ state }) => state === 'marked' || state === 'offered'),
  };
}

export type CourtActs = ReturnType<typeof actsOf>;
