import type { CaseType } from '#domain/courts/choices';

/** For whom an attorney of a type acts: one of the sides of a case, anyone in it, or none of the parties. */
type ActsFor = 'initiating' | 'responding' | 'anyone' | 'no_one';

/** A type of attorneys that a court assigns to cases. Rosters name types in words. */
type AssignmentType = {
  id: string;
  words: RegExp;
  case_types: readonly CaseType[];
  acts_for: ActsFor;
};

/**
 * The types that courts assign, the first whose words match: “Appointed Mediator” and “Mediation Panel” are neutrals. A
 * roster may name any other type, which suits no case in particular: private attorneys.
 */
export const assignmentTypes: readonly AssignmentType[] = [
  {
    id: 'neutral',
    words: /\b(?:mediator|arbitrator|neutral|mediation|special master|referee)\b/i,
    case_types: ['Civil Complaint', 'Family Law', 'Probate', 'Small Claims'],
    acts_for: 'no_one',
  },
  {
    id: 'conflict_counsel',
    words: /\b(?:appointed|conflicts? (?:panel|counsel|attorney|defender)|alternate (?:public )?defender|cja|panel)\b/i,
    case_types: ['Criminal', 'Family Law', 'Probate'],
    acts_for: 'anyone',
  },
  {
    id: 'public_defender',
    words: /\b(?:public|federal|state) defender|\bdefender\b/i,
    case_types: ['Criminal'],
    acts_for: 'responding',
  },
  {
    id: 'prosecutor',
    words:
      /\b(?:(?:district|city|county|state.?s|u\.?s\.?|united states) attorney|attorney general|prosecut(?:or|ion))\b/i,
    case_types: ['Criminal'],
    acts_for: 'initiating',
  },
  {
    id: 'minors_counsel',
    words: /\b(?:minor.?s counsel|child.?s attorney|attorney for (?:the )?child(?:ren)?|guardian ad litem)\b/i,
    case_types: ['Family Law', 'Probate'],
    acts_for: 'anyone',
  },
  {
    id: 'legal_aid',
    words: /\b(?:legal aid|legal services|pro bono|accredited representative)\b/i,
    case_types: ['Civil Complaint', 'Family Law', 'Probate', 'Small Claims', 'Immigration'],
    acts_for: 'anyone',
  },
];

/** The assigned type that a roster’s words name. */
function assignmentTypeOf(type: string): AssignmentType | undefined {
  return assignmentTypes.find(({ words }) => words.test(type));
}

/** Whether attorneys of a type act for none of the parties. */
export const isNeutral = (type: string): boolean => assignmentTypeOf(type)?.acts_for === 'no_one';

/** How a type suits a case: it is assigned in cases of this type, suits none in particular, or is for others. */
export type TypeFit = 'usual' | 'general' | 'unusual';

/** How attorneys of a type suit a case, for a participant on a side if one is given. */
export function fitOfType(type: string, case_type: CaseType, side?: string): TypeFit {
  const known = assignmentTypeOf(type);
  if (!known) return 'general';
  const { case_types, acts_for } = known;
  const isForSide =
    acts_for === 'anyone' ||
    side === undefined ||
    acts_for === side ||
    // A defendant’s side is not always recorded; a prosecutor’s is.
    (acts_for === 'responding' && side !== 'initiating');
  return case_types.includes(case_type) && isForSide ? 'usual' : 'unusual';
}
