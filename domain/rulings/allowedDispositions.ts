import type { CodeSystem } from '#domain/docketing/CodeSystem';
import { type DispositionId, dispositionIds, dispositions } from './dispositions.ts';

const ordinary = [
  'granted',
  'granted_conditions',
  'granted_in_part',
  'denied',
  'denied_without_prejudice',
  'denied_moot',
  'moot',
  'withdrawn',
  'stricken',
  'referred',
  'deferred',
  'submitted',
  'continued',
  'off_calendar',
  'terminated',
] as const satisfies readonly DispositionId[];

const urgent = [...ordinary, 'declined', 'signed_as_proposed', 'signed_modified'] as const;
const orders = ['signed_as_proposed', 'signed_modified', 'declined', 'denied', 'moot'] as const;
const immigration = [
  'granted',
  'denied',
  'withdrawn',
  'denied_moot',
  'continued',
  'submitted',
  'off_calendar',
] as const;
const operationOfLaw = [...ordinary, 'deemed_denied'] as const;

/** The dispositions of types of motions that differ from those of most motions, by filing code. */
const byCode: Readonly<Record<string, readonly DispositionId[]>> = {
  demurrer: [
    'sustained_leave',
    'sustained_no_leave',
    'overruled',
    'moot',
    'withdrawn',
    'submitted',
    'continued',
    'off_calendar',
  ],
  mtn_strike: operationOfLaw,
  anti_slapp: operationOfLaw,
  mtn_new_trial: operationOfLaw,
  mtn_vacate: operationOfLaw,
  mtn_tro: urgent,
  mtn_pi: urgent,
  ex_parte: urgent,
  osc_application: urgent,
  petition_protective: urgent,
  fee_waiver: ['granted', 'granted_in_part', 'denied', 'continued', 'deemed_granted', 'withdrawn'],
  mtn_recuse: ['granted', 'denied', 'stricken', 'referred', 'deemed_granted'],
  peremptory_challenge: ['granted', 'denied', 'stricken'],
  mtn_continue: ['granted', 'granted_in_part', 'denied', 'moot', 'withdrawn'],
  mtn_extend: ['granted', 'granted_in_part', 'denied', 'moot', 'withdrawn'],
  proposed_order: orders,
  proposed_judgment: orders,
  stipulation: ['signed_as_proposed', 'signed_modified', 'denied'],
  mtn_reopen: immigration,
  mtn_change_venue_imm: immigration,
  bond_redetermination: immigration,
  i589: immigration,
  eoir42a: immigration,
  eoir42b: immigration,
  i485_court: immigration,
};

/** What follows by operation of law: no judge rules so; a clerk confirms what the portal proposes. */
export const byOperationOfLaw: readonly DispositionId[] = ['deemed_denied', 'deemed_granted'];

/** The dispositions of a motion in a court of this system, in the order of the list. */
export function allowedDispositions(code: string | null, system: CodeSystem | null): DispositionId[] {
  const allowed: readonly DispositionId[] = (code && byCode[code]) || ordinary;
  const isUsed = (id: DispositionId) => {
    const { systems } = dispositions[id];
    return systems.includes('*') || (system !== null && systems.includes(system));
  };
  return dispositionIds.filter((id) => allowed.includes(id) && isUsed(id));
}

/** The dispositions that a judge can choose. */
export function judgesDispositions(code: string | null, system: CodeSystem | null): DispositionId[] {
  return allowedDispositions(code, system).filter((id) => !byOperationOfLaw.includes(id));
}

/** Codes of motions on which courts rule after a case is closed. */
const afterClosing: readonly string[] = [
  'fee_waiver',
  'mtn_enforce',
  'mtn_expunge',
  'mtn_fees',
  'mtn_modify',
  'mtn_new_trial',
  'mtn_reconsider',
  'mtn_reduce_sentence',
  'mtn_reopen',
  'mtn_seal',
  'mtn_stay',
  'mtn_stay_appeal',
  'mtn_unseal',
  'mtn_vacate',
  'mtn_withdraw',
  'mtn_withdraw_plea',
];

/** Whether a court can rule on this motion in a closed case. */
export const isRuledOnAfterClosing = (code: string | null): boolean => code !== null && afterClosing.includes(code);
