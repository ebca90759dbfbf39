/** How two cases are connected. A consolidated pair has a lead case, in which documents are filed. */
export const relationKinds = ['related', 'consolidated'] as const;
export type RelationKind = (typeof relationKinds)[number];

/** For what cases are consolidated. Only for all purposes does the member case close. */
export const consolidationPurposes = ['all_purposes', 'trial'] as const;
export type ConsolidationPurpose = (typeof consolidationPurposes)[number];

/** Why a case goes to another court. */
export const transferKinds = ['transfer', 'remand', 'appeal'] as const;
export type TransferKind = (typeof transferKinds)[number];

export const transferStates = ['offered', 'accepted', 'refused'] as const;
export type TransferState = (typeof transferStates)[number];

/** What a merge moves from one case to the other, in the order of the preview. */
export const mergedRecords = [
  'docket_entry',
  'filing',
  'proposed_filing',
  'hearing',
  'deadline',
  'ruling',
  'order',
  'bench_memo',
  'work_item',
  'party',
  'attorney',
] as const;
export type MergedRecord = (typeof mergedRecords)[number];

/** Why two cases cannot be merged; null if they can. */
export function refusesMerge(
  kept: { id: string; court_id: string; case_type: string; state: string },
  other: { id: string; court_id: string; case_type: string; state: string },
): 'same_case' | 'other_court' | 'other_type' | 'not_open' | null {
  if (kept.id === other.id) return 'same_case';
  if (kept.court_id !== other.court_id) return 'other_court';
  if (kept.case_type !== other.case_type) return 'other_type';
  const movable = ['active', 'inactive', 'reopened', 'disposed'];
  return movable.includes(kept.state) && movable.includes(other.state) ? null : 'not_open';
}
