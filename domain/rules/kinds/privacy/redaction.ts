import type { Identifier } from '#domain/identifiers/Identifier';
import type { CheckedDocument, Submission } from '../../checks/Submission.ts';
import type { Asked, Evaluator } from '../Evaluator.ts';
import type { Outcome, WordedProblem as Problem } from '../Outcome.ts';
import { broken, met, notApplicable, notChecked, titleOf, typeOf } from '../shared/lookup.ts';
import { type AskedIdentifier, identifiersOf } from './protectedData.ts';
import { type Remainder, showRemainder, tellShown } from './sensitiveData.ts';

/** A person's data in the papers, each kind with what the court's rule lets remain of it: one finding a kind and document. */
export const redaction: Evaluator<'redaction'> = (rule, submission) => {
  const { leaves, masked_by_x: byX = false } = rule.parameters;
  const asked = identifiersOf(leaves);
  const [lead] = submission.documents;
  if (isCharge(lead) && submission.forum.court_system === 'federal') return notApplicable;
  const problems = submission.documents.flatMap((document, index) =>
    problemsIn(document, index, asked, byX, submission),
  );
  const [first, ...more] = problems;
  if (first === undefined) return met;
  return hindered(rule.parameters, submission) ?? broken(first, ...more);
};

/** Fed. R. Crim. P. 49.1(b)(8), (9): charging papers, their affidavits and warrants are outside the duty. */
const isCharge = (lead: CheckedDocument) =>
  typeOf(lead)?.family === 'charge' || /criminal complaint|indictment|\bwarrant\b/i.test(titleOf(lead));

/** Why what was found may stand after all. */
function hindered(
  { family_suits_may_name_child }: Asked<'redaction'>['parameters'],
  { documents: [lead], forum }: Submission,
): Outcome | undefined {
  if (/under seal|confidential|unredacted/i.test(titleOf(lead)))
    return notChecked(
      'The paper says that it is sealed or confidential; whether it may carry personal data whole is for a person to see.',
    );
  // Tex. Fam. Code 102.008: a suit affecting the parent-child relationship names the child and its birth date.
  if (family_suits_may_name_child && forum.court_level === 'State Court' && forum.case_type === 'Family Law')
    return notChecked(
      'A suit about a child may have to name it (Tex. Fam. Code 102.008); whether this paper must is for a person to see.',
    );
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
    const where = documents.length > 1 ? ` in ${document.name}` : '';
    return [
      {
        message: tellShown(kind, found, where),
        mend: showRemainder(kind, remains, found[0]!, byX),
        evidence: found.flatMap((one) => one.evidence).slice(0, mostPlaces),
        document: index,
      },
    ];
  });
}

/** Nobody is known to have lived much longer; a day that is still to come is nobody's birth. */
const longestLife = 115;

/** A birth date is protected where it may be a living person's. */
function mayBeAlive({ kind, shown }: Identifier, on: string): boolean {
  if (kind !== 'birth_date' || !/^\d{4}$/.test(shown)) return true;
  const age = Number(on.slice(0, 4)) - Number(shown);
  return age >= 0 && age <= longestLife;
}

/** Below this a person would doubt it too. */
const sureEnough = 0.75;
const mostPlaces = 100;
