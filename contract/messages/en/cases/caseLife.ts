import type { CaseLifeEntries } from '#domain/cases/CaseLifeEntries';
import type { ConsolidationPurpose, TransferKind } from '#domain/cases/caseRelations';
import type { InactiveReason } from '#domain/cases/caseStates';
import type { Texts } from '../../Catalog.ts';

const inactive: Record<InactiveReason, string> = {
  stay: 'Case stayed',
  bankruptcy_stay: 'Stay by bankruptcy noted',
  on_appeal: 'Case inactive: on appeal',
  arbitration: 'Case stayed for arbitration',
  warrant: 'Case inactive: warrant outstanding',
  incompetence: 'Criminal proceedings suspended: competence of the defendant',
  diversion: 'Case inactive: diversion',
  administrative: 'Case administratively closed',
};

const purposes: Record<ConsolidationPurpose, string> = { all_purposes: 'for all purposes', trial: 'for trial' };
const sent: Record<TransferKind, string> = {
  transfer: 'Case transferred to',
  remand: 'Case remanded to',
  appeal: 'Appeal transmitted to',
};
const came: Record<TransferKind, string> = {
  transfer: 'Case received on transfer from',
  remand: 'Case received on remand from',
  appeal: 'Appeal received from',
};

/** The texts of the entries about a case’s states, judges, and relations. */
export const caseLifeEntries: Texts<CaseLifeEntries> = {
  'docket.order_signed_for': ({ order, judge, for_judge }) =>
    `${order ?? 'Order'}, signed by ${judge} for ${for_judge}`,
  'docket.case_inactive': ({ why, reason }) => `${inactive[why]}. ${reason}`,
  'docket.case_active': ({ reason }) => `Case returned to the active calendar. ${reason}`,
  'docket.party_disposed': ({ party, disposition, reason }) => `Disposition as to ${party}: ${disposition}. ${reason}`,
  'docket.judge_assigned': ({ judge, before, rule, reason }) => {
    const verb = before === null ? `Case assigned to ${judge}` : `Case reassigned from ${before} to ${judge}`;
    return [`${verb}${rule === null ? '' : ` by rule (${rule})`}.`, reason].filter(Boolean).join(' ');
  },
  'docket.judge_unassigned': ({ before, reason }) => `${before} is no longer assigned. ${reason}`,
  'docket.judge_challenged': ({ challenge, authority, party, judge, late }) =>
    `${challenge} (${authority}) as to ${judge}, filed by ${party}${late ? ', after the last day' : ''}`,
  'docket.challenge_decided': ({ challenge, judge, granted, decided_by, reason }) =>
    `${challenge} as to ${judge} ${granted ? 'granted' : 'denied'} by ${decided_by}. ${reason}`,
  'docket.related': ({ number, ended, reason }) =>
    `${ended ? 'No longer related to' : 'Notice of related case:'} ${number}. ${reason}`,
  'docket.consolidated': ({ number, is_lead, purpose, ended, reason }) => {
    const other = is_lead ? `member case ${number}` : `lead case ${number}`;
    return ended
      ? `Consolidation with ${other} ended. ${reason}`
      : `Consolidated ${purposes[purpose]} with ${other}. ${reason}`;
  },
  'docket.transferred_out': ({ court, kind, reason }) => `${sent[kind]} ${court}. ${reason}`,
  'docket.transfer_accepted': ({ court, number, reason }) =>
    [`Received by ${court}${number === null ? '' : `, number ${number}`}.`, reason].filter(Boolean).join(' '),
  'docket.transfer_refused': ({ court, kind, reason }) =>
    `${kind === 'appeal' ? 'Appeal' : 'Case'} returned by ${court}. ${reason}`,
  'docket.transferred_in': ({ court, number, kind, reason }) => `${came[kind]} ${court}, number ${number}. ${reason}`,
  'docket.merged_in': ({ number, first, last, reason }) => {
    const entries = first === null ? 'It had no entries.' : `Its entries are now ${first} to ${last}.`;
    return `Case ${number} merged into this case. ${entries} ${reason}`;
  },
  'docket.merged_into': ({ number, reason }) => `Case merged into ${number}. ${reason}`,
  'docket.merge_undone': ({ number, reason }) => `Merge with ${number} undone. ${reason}`,
};
