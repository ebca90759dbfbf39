import type { CaseType, CourtLevel, Jurisdiction } from '#domain/courts/choices';
import { circuits as federalCircuits } from '#domain/courts/circuits';
import { california } from './data/california.ts';
import { everyState } from './data/everyState.ts';
import { federal } from './data/federal.ts';
import { florida } from './data/florida.ts';
import { illinois } from './data/illinois.ts';
import { immigration } from './data/immigration.ts';
import { newYork } from './data/newYork.ts';
import { texas } from './data/texas.ts';
import type { Fee } from './Fee.ts';
import { fees } from './fees.ts';
import type { Requirement } from './Rule.ts';

/** All requirements, by state, followed by the federal and immigration courts. */
export const requirements: readonly Requirement[] = [
  ...california,
  ...newYork,
  ...texas,
  ...florida,
  ...illinois,
  ...everyState,
  ...federal,
  ...immigration,
];

/** The filters. Absent filters do not narrow the result. */
export type RequirementFilter = {
  jurisdiction?: Jurisdiction | undefined;
  court_level?: CourtLevel | undefined;
  case_type?: CaseType | undefined;
  /** Any of these document types. Rules for every document are included. */
  doc_types?: readonly string[] | undefined;
  /** Search words, all of which must be in the requirement, its authority, or its caveat. */
  q?: string | undefined;
};

/** The requirements that apply, enforceable ones first. */
export function findRequirements(filter: RequirementFilter): Requirement[] {
  const words = (filter.q ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  return requirements
    .filter((one) => applies(one, filter) && words.every((word) => textOf(one).includes(word)))
    .sort((one, other) => rankOf(one) - rankOf(other));
}

const acts = ['clerk_may_return', 'judge_may_strike', 'clerk_may_notice', 'clerk_must_file'] as const;

/** Points of form come last. */
function rankOf({ consequence, form_advice }: Requirement): number {
  if (form_advice) return acts.length + 1;
  return consequence === null ? acts.length : acts.indexOf(consequence.act);
}

/** Documents on pleading paper, to which its rules apply (Cal. Rules of Court, rules 2.3(2), 2.100). */
const onPleadingPaper = [
  'complaint',
  'petition',
  'answer',
  'counterclaim',
  'cross_complaint',
  'cross_complaint_new_party',
  'demurrer',
  'motion',
  'motion_discovery',
  'motion_summary_judgment',
  'motion_to_strike',
  'opposition',
  'response',
  'reply',
  'memorandum',
  'declaration',
  'application',
  'appearance',
];
const forEvery = ['any', 'any_served', 'any_verified'];

/** The document types, by all their names in rules. */
export function ruleNamesOfTypes(docTypes: readonly string[]): readonly string[] {
  return docTypes.some((one) => onPleadingPaper.includes(one)) ? [...docTypes, 'pleading_paper'] : docTypes;
}

function applies({ applies_to }: Requirement, filter: RequirementFilter): boolean {
  const { jurisdiction, court_level, case_type, doc_types = [] } = filter;
  const documents = ruleNamesOfTypes(doc_types);
  return (
    (!jurisdiction || isIn(applies_to, jurisdiction)) &&
    (!court_level || applies_to.court_level.includes(court_level)) &&
    (!case_type || applies_to.case_types.some((one) => one === '*' || one === case_type)) &&
    (documents.length === 0 || applies_to.doc_types.some((one) => forEvery.includes(one) || documents.includes(one)))
  );
}

/** A rule of a federal district or circuit applies where the court sits. */
function isIn({ jurisdiction, court_ids }: Requirement['applies_to'], asked: Jurisdiction): boolean {
  if (!jurisdiction.some((one) => one === '*' || one === asked)) return false;
  return court_ids.some((id) => id === '*' || sitsIn(id) === asked);
}

const states: Record<string, Jurisdiction> = {
  ca: 'California',
  ny: 'New York',
  tx: 'Texas',
  fl: 'Florida',
  il: 'Illinois',
};
/** The circuits that hear appeals from one of the five states. */
const circuits: Record<string, Jurisdiction> = {
  ca2: 'New York',
  ca5: 'Texas',
  ca7: 'Illinois',
  ca9: 'California',
  ca11: 'Florida',
};

/** `cand` is in California; `ca5` hears appeals from Texas; `ca1` and `cadc` hear none from the five states. */
function sitsIn(courtId: string): Jurisdiction | undefined {
  return courtId in federalCircuits ? circuits[courtId] : states[courtId.slice(0, 2)];
}

function textOf({ id, requirement, citation, caveat }: Requirement): string {
  return `${id} ${requirement} ${citation} ${caveat}`.toLowerCase();
}

const systems: Record<Jurisdiction, Fee['system']> = {
  California: 'california',
  'New York': 'new_york',
  Texas: 'texas',
  Florida: 'florida',
  Illinois: 'illinois',
};

/** The first filing fees that apply. Federal and immigration fees are the same in every state. */
export function findFees({ jurisdiction, court_level, case_type }: RequirementFilter): Fee[] {
  const found = fees.filter(
    (fee) =>
      (!jurisdiction || fee.system === systems[jurisdiction] || isNational(fee)) &&
      (!court_level || levelsOf(fee).includes(court_level)) &&
      (!case_type || fee.case_types.some((one) => one === '*' || one === case_type)),
  );
  // The state's own rules come first.
  return [...found.filter((fee) => !isNational(fee)), ...found.filter(isNational)];
}

const isNational = (fee: Fee) => fee.system === 'federal' || fee.system === 'eoir';

/**
 * The court level at which a fee is paid. New York's Supreme Court is a trial court; its highest court is the Court of
 * Appeals.
 */
function levelsOf({ system, court }: Fee): CourtLevel[] {
  if (system === 'eoir') return ['Federal Court'];
  if (/appellate|court of appeals?|court of appeal|appeal/i.test(court)) {
    if (system === 'new_york' && /court of appeals/i.test(court)) return ['Supreme Court'];
    return ['Appellate Court'];
  }
  if (/^supreme court$/i.test(court) && system !== 'new_york') return ['Supreme Court'];
  return system === 'federal' ? ['Federal Court'] : ['State Court'];
}
