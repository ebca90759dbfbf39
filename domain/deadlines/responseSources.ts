import type { Jurisdiction } from '#domain/courts/choices';
import type { CourtKind } from '#domain/courts/courtKindOf';

/** Which deadline rule sets the time for the response to which motions. */
export type ResponseSource = {
  /** The ID of a rule, with its condition (`deadlineRules.ts`). */
  rule: string;
  kind: CourtKind;
  /** The state, and the parts of it whose federal district court has the rule. */
  district?: readonly [Jurisdiction, ...string[]];
  /** The day from which the period runs. */
  runs: 'hearing' | 'filing' | 'service';
  /** The filing codes of the motions; every motion otherwise. */
  only?: readonly string[];
  except?: readonly string[];
  /** What the title of the motion must contain. */
  titled?: RegExp;
};

const sj = ['mtn_sj'];
const discovery = ['mtn_compel', 'mtn_protective'];
/** Motions that end or may end the case. */
const dispositive = ['mtn_dismiss', 'mtn_sj'];
/** Motions that never do. */
const procedural = [...discovery, 'mtn_extend', 'mtn_continue', 'mtn_amend', 'mtn_withdraw', 'mtn_seal'];

/** The first rule that fits a motion applies. Illinois has none: its courts set the time by local rule or order. */
export const responseSources: readonly ResponseSource[] = [
  { rule: 'CA-MSJ-OPP', kind: 'california', runs: 'hearing', only: sj },
  { rule: 'CA-OPP', kind: 'california', runs: 'hearing', except: sj },
  // The notice of motion notices the return day as the hearing (CPLR 2214(a)).
  { rule: 'NY-MOTION-OPP', kind: 'new_york', runs: 'hearing' },
  { rule: 'TX-91A-RESP', kind: 'texas', runs: 'hearing', only: ['mtn_dismiss'], titled: /\b91a\b|baseless cause/i },
  { rule: 'TX-MSJ-RESP', kind: 'texas', runs: 'filing', only: sj },
  { rule: 'FL-MSJ', kind: 'florida', runs: 'service', only: sj },
  { rule: 'FA-MOTION-RESP', kind: 'federal_appellate', runs: 'service' },
  // Local Civil Rule 6.1(a) sets a different time for discovery motions.
  {
    ...{ rule: 'FD-LR-SDNY-OPP', kind: 'federal_district', district: ['New York', 'Southern', 'Eastern'] },
    ...{ runs: 'service', except: discovery },
  },
  { rule: 'FD-LR-NDCA-OPP', kind: 'federal_district', district: ['California', 'Northern'], runs: 'filing' },
  { rule: 'FD-LR-CDCA-OPP', kind: 'federal_district', district: ['California', 'Central'], runs: 'hearing' },
  { rule: 'FD-LR-SDFL-OPP', kind: 'federal_district', district: ['Florida', 'Southern'], runs: 'service' },
  {
    ...{ rule: 'FD-LR-MDFL-OPP:motion_for_summary_judgment', kind: 'federal_district' },
    ...{ district: ['Florida', 'Middle'], runs: 'service', only: sj },
  },
  { rule: 'FD-LR-MDFL-OPP', kind: 'federal_district', district: ['Florida', 'Middle'], runs: 'service' },
  { rule: 'FD-LR-NDTX-OPP', kind: 'federal_district', district: ['Texas', 'Northern'], runs: 'filing' },
  {
    ...{ rule: 'FD-LR-EDTX-OPP:motion_for_summary_judgment', kind: 'federal_district' },
    ...{ district: ['Texas', 'Eastern'], runs: 'service', only: sj },
  },
  { rule: 'FD-LR-EDTX-OPP', kind: 'federal_district', district: ['Texas', 'Eastern'], runs: 'service' },
  { rule: 'FD-LR-SDTX-OPP', kind: 'federal_district', district: ['Texas', 'Southern'], runs: 'filing' },
  {
    ...{ rule: 'FD-LR-WDTX-OPP', kind: 'federal_district', district: ['Texas', 'Western'] },
    ...{ runs: 'filing', only: dispositive },
  },
  // Whether another motion is dispositive depends on it; the clerk decides.
  {
    ...{ rule: 'FD-LR-WDTX-OPP:motion_not_dispositive', kind: 'federal_district', district: ['Texas', 'Western'] },
    ...{ runs: 'filing', only: procedural },
  },
];
