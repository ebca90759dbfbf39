import { useCallback, useState } from 'react';
import type { MyDay } from '#contract/chambers';
import type { PendingMotion } from '#contract/rulings';
import { dispositionKeys } from '#domain/rulings/dispositionKeys';
import type { DispositionId } from '#domain/rulings/dispositions';
import { tentativeKeys } from '#domain/rulings/tentatives/tentativeKeys';
import { useRulingKeys } from '#web/rulings/useRulingKeys.ts';

export type Chosen = { motion: PendingMotion; hearing: MyDay['hearings'][number] | null };

/** The motions of the day in the order of the screen, the one that is chosen, and the ruling that is open. */
export function useChosenMotion(day: MyDay | undefined, adopt: (of: Chosen) => void) {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [ruling, setRuling] = useState<{ chosen: Chosen; first: DispositionId } | null>(null);
  const [writing, setWriting] = useState<Chosen | null>(null);
  const listed = listOf(day);
  const at = Math.max(
    0,
    listed.findIndex(({ motion }) => motion.filing_id === chosenId),
  );
  const chosen = listed[at];
  const rule = useCallback((of: Chosen, first: DispositionId) => setRuling({ chosen: of, first }), []);
  const onMove = (by: 1 | -1) => {
    const next = listed[Math.min(Math.max(at + by, 0), listed.length - 1)];
    if (!next) return;
    setChosenId(next.motion.filing_id);
    document.getElementById(`motion-${next.motion.filing_id}`)?.scrollIntoView({ block: 'nearest' });
  };
  const onRule = (key: string) => {
    // Staff of the chambers rule on nothing.
    if (!chosen || chosen.motion.allowed.length === 0) return false;
    const disposition = dispositionKeys(chosen.motion.allowed).get(key);
    if (disposition) rule(chosen, disposition);
    else if (key === tentativeKeys.write) setWriting(chosen);
    else if (key === tentativeKeys.adopt && chosen.motion.tentative) adopt(chosen);
    else return false;
    return true;
  };
  useRulingKeys({ isOpen: ruling !== null || writing !== null, onMove, onRule });
  return {
    chosenId: chosen?.motion.filing_id ?? null,
    choose: setChosenId,
    ruling,
    rule,
    adopt,
    writing,
    write: setWriting,
    close: () => setRuling(null),
  };
}

/** Only motions that are docketed and on which no ruling is held. */
function listOf(day: MyDay | undefined): Chosen[] {
  if (!day) return [];
  const today = day.hearings.flatMap((hearing) => hearing.motions.map((motion) => ({ motion, hearing })));
  const ids = new Set(today.map(({ motion }) => motion.filing_id));
  const submitted = day.submitted.filter(({ filing_id }) => !ids.has(filing_id));
  return [...today, ...[...submitted, ...day.pending.next].map((motion) => ({ motion, hearing: null }))].filter(
    ({ motion }) => motion.is_docketed && motion.held === null,
  );
}
