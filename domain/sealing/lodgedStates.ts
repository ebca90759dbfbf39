import type { DispositionId } from '#domain/rulings/dispositions';

/**
 * The states of a lodged document:
 * - `lodged`: conditionally under seal, until the court decides the motion;
 * - `to_apply`: the order grants the motion in part; the clerk applies it to this document;
 * - `sealed`: sealed by the order;
 * - `not_sealed`: the court did not seal it; the filer may have it filed unsealed, otherwise it is returned or deleted;
 * - `filed`: filed unsealed, or unsealed by an order: public;
 * - `returned`, `deleted`: no longer in the court’s record.
 */
export const lodgedStates = ['lodged', 'to_apply', 'sealed', 'not_sealed', 'filed', 'returned', 'deleted'] as const;
export type LodgedState = (typeof lodgedStates)[number];

/** What a decision on the motion does to a document that is lodged; null if it does not decide. */
export function stateAfterRuling(disposition: DispositionId): LodgedState | null {
  switch (disposition) {
    case 'granted':
    case 'signed_as_proposed':
    case 'deemed_granted':
      return 'sealed';
    case 'granted_in_part':
    case 'granted_conditions':
    case 'signed_modified':
      return 'to_apply';
    case 'denied':
    case 'denied_without_prejudice':
    case 'denied_moot':
    case 'deemed_denied':
    case 'declined':
    case 'withdrawn':
    case 'moot':
    case 'stricken':
    case 'terminated':
      return 'not_sealed';
    default:
      return null;
  }
}

/** Whether a decision denies the motion, so that the time after a denial begins. */
export const isDenial = (disposition: DispositionId): boolean =>
  disposition === 'declined' || disposition.startsWith('denied') || disposition === 'deemed_denied';

/** What can be done with a lodged document: by its filer `request_filing`, by the clerk everything else. */
export const lodgedActions = ['request_filing', 'seal', 'do_not_seal', 'file', 'unseal', 'return', 'delete'] as const;
export type LodgedAction = (typeof lodgedActions)[number];

/** Whether an action carries out an order, which it must name. */
export const needsOrder = (action: LodgedAction): boolean =>
  action === 'seal' || action === 'do_not_seal' || action === 'unseal';

type Facts = {
  state: LodgedState;
  /** The last day for the filer’s notice; null if no rule sets one. YYYY-MM-DD. */
  due_on: string | null;
  /** Whether the filer has given notice to file the document unsealed. */
  requested: boolean;
  today: string;
};

/** What is possible now. Until the last day for the filer’s notice has passed, nothing is returned or deleted. */
export function lodgedActionsOf({ state, due_on, requested, today }: Facts, by: 'filer' | 'clerk'): LodgedAction[] {
  const isOver = due_on === null || today > due_on;
  if (by === 'filer') {
    return state === 'not_sealed' && !requested && (due_on === null || today <= due_on) ? ['request_filing'] : [];
  }
  switch (state) {
    case 'to_apply':
      return ['seal', 'do_not_seal'];
    case 'sealed':
      return ['unseal'];
    case 'not_sealed':
      if (requested) return ['file'];
      return isOver ? ['return', 'delete'] : [];
    default:
      return [];
  }
}
