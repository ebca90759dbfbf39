import type { Identifier } from '#domain/identifiers/Identifier';
import type { CheckedDocument, Submission } from '../../checks/Submission.ts';
import type { Asked, Evaluator } from '../Evaluator.ts';
import type { Outcome, Problem } from '../Outcome.ts';
import { broken, met, notApplicable, notChecked, titleOf, typeOf } from '../shared/lookup.ts';
import type { Remainder } from './parameters.ts';
import { type AskedIdentifier, identifiersOf } from './protectedData.ts';
import { identifierShown } from './sensitiveData.ts';

/**
 * Personal data in the documents, with the part that the court's rule permits: one finding for each type of data and
 * document.
 */
export const redaction: Evaluator<'redaction'> = (rule, submission) => {
  const { leaves, in_criminal_cases, masked_by_x: byX = false } = rule.parameters;
  const isCriminal = submission.forum.case_type === 'Criminal';
  const asked = identifiersOf(isCriminal ? { ...leaves, ...in_criminal_cases } : leaves);
  const [lead] = submission.documents;
  if (isCharge(lead) && submission.forum.court_system === 'federal') return notApplicable;
  const problems = submission.documents.flatMap((document, index) =>
    problemsIn(document, index, asked, byX, submission),
  );
  const [first, ...more] = problems;
  if (first === undefined) return met;
  return hindered(rule.parameters, submission) ?? broken(first, ...more);
};

/** Fed. R. Crim. P. 49.1(b)(8), (9): charging documents, their affidavits, and warrants are exempt. */
const isCharge = (lead: CheckedDocument) =>
  typeOf(lead)?.family === 'charge' || /criminal complaint|indictment|\bwarrant\b/i.test(titleOf(lead));

/** Why the data may be permitted. */
function hindered(
  { family_suits_may_name_child }: Asked<'redaction'>['parameters'],
  { documents: [lead], forum }: Submission,
): Outcome | undefined {
  if (/under seal|confidential|unredacted/i.test(titleOf(lead)))
    return notChecked({ code: 'privacy.document_confidential', values: {} });
  // Tex. Fam. Code 102.008: a suit affecting the parent-child relationship states the child's name and birth date.
  if (family_suits_may_name_child && forum.court_level === 'State Court' && forum.case_type === 'Family Law')
    return notChecked({ code: 'privacy.family_suit_names_child', values: {} });
  return undefined;
}

type Protected = AskedIdentifier<Remainder>;

function problemsIn(
  document: CheckedDocument,
  index: number,
  asked: readonly Protected[],
  byX: boolean,
  { on, documents }: Submission,
): Problem[] {
  return asked.flatMap(({ kind, remains, only }) => {
    const found = document.facts.identifiers.filter(
      (one) => one.kind === kind && one.confidence >= sureEnough && mayBeAlive(one, on) && (only?.(one, on) ?? true),
    );
    if (found.length === 0) return [];
    const name = documents.length > 1 ? document.name : null;
    return [
      {
        says: identifierShown(kind, found, { document: name, remains, masked_by_x: byX }),
        evidence: found.flatMap((one) => one.evidence).slice(0, mostPlaces),
        document: index,
      },
    ];
  });
}

/** The maximum age of a living person. A date in the future is not a birth date. */
const longestLife = 115;

/** A birth date is protected if the person may be living. */
function mayBeAlive({ kind, shown }: Identifier, on: string): boolean {
  if (kind !== 'birth_date' || !/^\d{4}$/.test(shown)) return true;
  const age = Number(on.slice(0, 4)) - Number(shown);
  return age >= 0 && age <= longestLife;
}

/** Below this confidence, a person would also be uncertain. */
const sureEnough = 0.75;
const mostPlaces = 100;
