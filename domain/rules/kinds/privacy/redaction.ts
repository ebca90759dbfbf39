import type { Identifier, IdentifierKind } from '#domain/identifiers/Identifier';
import type { CheckedDocument, Submission } from '../../checks/Submission.ts';
import type { Rule } from '../../Rule.ts';
import type { Evaluator, Outcome, Problem } from '../Evaluator.ts';
import { met, notApplicable, notChecked, titleOf } from '../shared/lookup.ts';
import { type Remainder, remainders, showRemainder, tellShown } from './sensitiveData.ts';

/** A person's data in the papers, each kind with what the court's rule lets remain of it: one finding a kind and document. */
export const redaction: Evaluator = (rule, submission) => {
  const asked = askedBy(rule);
  if (asked.length === 0)
    return notChecked(
      'What this rule protects is for a person to see: names and addresses of people in need of protection.',
    );
  const [lead] = submission.documents;
  if (isCharge(lead) && submission.forum.court_system === 'federal') return notApplicable;
  const problems = submission.documents.flatMap((document, index) =>
    problemsIn(document, index, asked, rule, submission),
  );
  const [first, ...more] = problems;
  if (first === undefined) return met;
  return hindered(rule, submission) ?? { outcome: 'broken', problems: [first, ...more] };
};

/** Fed. R. Crim. P. 49.1(b)(8), (9): charging papers, their affidavits and warrants are outside the duty. */
const isCharge = (lead: CheckedDocument) =>
  /criminal complaint|indictment|^information|\bwarrant\b/i.test(titleOf(lead));

/** Why what was found may stand after all. */
function hindered({ applies_to, parameters }: Rule, { documents: [lead], forum }: Submission): Outcome | undefined {
  if (/under seal|confidential|unredacted/i.test(titleOf(lead)))
    return notChecked(
      'The paper says that it is sealed or confidential; whether it may carry personal data whole is for a person to see.',
    );
  // Tex. Fam. Code 102.008: a suit affecting the parent-child relationship names the child and its birth date.
  const isTexanFamilySuit =
    applies_to.jurisdiction.includes('Texas') &&
    forum.court_level === 'State Court' &&
    forum.case_type === 'Family Law';
  if (isTexanFamilySuit && String(parameters.identifier).startsWith('minor_'))
    return notChecked(
      'A suit about a child may have to name it (Tex. Fam. Code 102.008); whether this paper must is for a person to see.',
    );
  return undefined;
}

type Asked = { kind: IdentifierKind; remains: Remainder; only: ((one: Identifier, on: string) => boolean) | undefined };

/** What the rules call each kind of data. Those that nothing in a text tells apart are a person's to look at. */
const kindsOf: Record<string, IdentifierKind[]> = {
  ssn: ['social_security'],
  tin: ['taxpayer'],
  ein: ['taxpayer'],
  itin: ['taxpayer'],
  date_of_birth: ['birth_date'],
  dob: ['birth_date'],
  minor_dob: ['birth_date'],
  minor_name: ['minor_name'],
  minor: ['minor_name'],
  juvenile_name: ['minor_name'],
  financial_account: ['financial_account', 'payment_card'],
  account: ['financial_account', 'payment_card'],
  bank_account: ['financial_account'],
  credit_card: ['payment_card'],
  debit_card: ['payment_card'],
  card_number: ['payment_card'],
  charge_account: ['payment_card'],
  driver_license: ['driver_licence'],
  state_id: ['driver_licence'],
  passport: ['passport'],
  government_id: ['alien_number'],
};

function askedBy({ parameters, applies_to }: Rule): Asked[] {
  const asked = new Map<IdentifierKind, Asked>();
  for (const [name, visible] of wordsOf(parameters)) {
    for (const kind of kindsOf[name] ?? []) {
      if (!asked.has(kind))
        asked.set(kind, { kind, remains: remainders(visible, kind), only: limitOf(name, applies_to.court_system) });
    }
  }
  return [...asked.values()];
}

/** Names of data with what may be seen of each: `identifier` with one measure for all, `also` with one each, `inherit` for appeals. */
function wordsOf({
  identifier,
  max_visible,
  also,
  inherit,
}: Readonly<Record<string, unknown>>): [name: string, visible: string][] {
  const own = toList(identifier).map((name): [string, string] => [name.replace(/\?$/, ''), String(max_visible)]);
  const more = toList(also).map((pair): [string, string] => [pair.split(':')[0]!, pair.split(':')[1] ?? 'last4']);
  // Fed. R. App. P. 25(a)(5): what governed the case below governs the appeal; the lists are alike in these.
  const below = toList(inherit).length > 0 ? inherited : [];
  return [...own, ...more, ...below];
}

const inherited: [string, string][] = [
  ['ssn', 'last4'],
  ['tin', 'last4'],
  ['date_of_birth', 'year'],
  ['minor_name', 'initials'],
  ['financial_account', 'last4'],
];

const toList = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : typeof value === 'string' ? [value] : [];

/** A rule for part of a kind: a child's birth date, a person's taxpayer number and not a company's. */
function limitOf(name: string, system: Rule['applies_to']['court_system']): Asked['only'] {
  if (name === 'minor_dob') return ({ shown }, on) => Number(on.slice(0, 4)) - Number(shown) < 18;
  // Fed. R. Civ. P. 5.2(a) and Ill. S. Ct. R. 138(b) speak of an individual's number; `12-3456789` is an employer's.
  if (name === 'itin' || (name === 'tin' && system === 'federal'))
    return ({ evidence }) => !/^\S{2}-\S{7}$/.test(evidence[0]?.quote ?? '');
  return undefined;
}

function problemsIn(
  document: CheckedDocument,
  index: number,
  asked: readonly Asked[],
  rule: Rule,
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
        mend: showRemainder(kind, remains, found[0]!, rule.parameters.mask === 'X'),
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
