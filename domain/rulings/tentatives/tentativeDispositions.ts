import { type DispositionId, dispositions } from '../dispositions.ts';

/** Acts of others, which a court does not announce as its tentative ruling. */
const notTentative: readonly DispositionId[] = ['withdrawn', 'terminated', 'signed_as_proposed', 'signed_modified'];

/** The dispositions that a tentative ruling can have: those that decide the motion. */
export function tentativeDispositions(allowed: readonly DispositionId[]): DispositionId[] {
  return allowed.filter((id) => dispositions[id].decides && !notTentative.includes(id));
}
