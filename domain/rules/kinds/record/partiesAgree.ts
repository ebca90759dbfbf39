import { nearlySame } from '#domain/names/nearlySame';
import { bareName, sameParty } from '#domain/names/sameParty';
import type { ReadField } from '#domain/reading/Reading';
import { anyOf, pattern } from '#domain/text/pattern';
import type { CheckedDocument, Submission } from '../../checks/Submission.ts';
import type { Evaluator } from '../Evaluator.ts';
import type { Outcome, Problem } from '../Outcome.ts';
import { broken, met, notApplicable, titleOf } from '../shared/lookup.ts';

type Record = Pick<NonNullable<Submission['record']>, 'title' | 'parties'>;

const changingTitles = [
  'amended',
  'supplemental',
  'interven',
  /third[- ]party/,
  'cross',
  'counter',
  'interplead',
  'substitut',
  'joinder',
  'amic(us|i)',
  'consolidat',
  'removal',
  'name',
  'relat',
  'successor',
  'petition',
  'complaint',
  'subpoena',
];
/** Documents that add parties to a case or change their names. */
const newParties = pattern('i')`${anyOf(changingTitles)}`;

export const partiesAgree: Evaluator<'parties_agree'> = (_rule, { documents: [lead], record }) =>
  record === null ? notApplicable : compareCaption(lead, record);

/**
 * Whether the caption names the parties of the case on record. Short captions, added capacities, and corporate
 * designations are not differences. A document may add parties.
 */
export function compareCaption(lead: CheckedDocument, record: Record): Outcome {
  const named = captionOf(lead);
  if (named.length === 0 || (record.parties.length === 0 && record.title === '')) return notApplicable;
  const known = named.filter((party) => isKnown(party.value, record));
  if (known.length === 0) return strangers(lead, record, named);
  const sides = [lead.reading.plaintiffs, lead.reading.defendants].filter((side) => side.length > 0);
  if (newParties.test(titleOf(lead))) return met;
  const problems = sides.flatMap((side): Problem[] => {
    if (side.some(({ value }) => isKnown(value, record))) return [];
    const [first] = side;
    const meant = record.parties.find(({ name }) => nearlySame(name, first!.value));
    // Text recognized from an image may have recognition errors.
    if (meant && isPicture(lead)) return [];
    return [
      {
        says:
          meant === undefined
            ? { code: 'record.party_unknown', values: { name: first!.value, case_title: record.title } }
            : { code: 'record.party_misspelled', values: { name: first!.value, on_record: meant.name } },
        evidence: first!.evidence,
      },
    ];
  });
  const [first, ...rest] = problems;
  return first === undefined ? met : broken(first, ...rest);
}

function strangers(lead: CheckedDocument, record: Record, named: ReadField<string>[]): Outcome {
  if (isPicture(lead) && named.some(({ value }) => record.parties.some(({ name }) => nearlySame(name, value))))
    return met;
  const [first] = named;
  return broken({
    says: {
      code: 'record.no_party_known',
      values: { name: first!.value, others: named.length > 1, case_title: record.title },
    },
    evidence: named.slice(0, 4).flatMap(({ evidence }) => evidence),
  });
}

const captionOf = ({ reading }: CheckedDocument) => [
  ...reading.plaintiffs,
  ...reading.claimants,
  ...reading.defendants,
];
const isPicture = ({ facts, reading }: CheckedDocument) =>
  facts.file.pages_without_text.includes(1) || reading.plaintiffs.some(({ confidence }) => confidence < 0.6);

/** Whether the name is in the list of parties or the case's title, or matches initials used for privacy. */
function isKnown(name: string, { parties, title }: Record): boolean {
  if (parties.some((party) => sameParty(party.name, name) || sameInitials(party.name, name))) return true;
  const bare = bareName(name.replace(/^(?:the )?estate of /i, ''));
  return bare.length > 3 && ` ${bareName(title.replace(/\bv\.?s?\b\.?/g, ' '))} `.includes(` ${bare} `);
}

function sameInitials(one: string, other: string): boolean {
  const initials = (text: string) => /^(?:[a-z] ){1,3}[a-z]$/.test(text);
  const [a, b] = [bareName(one), bareName(other)];
  if (initials(a) === initials(b)) return false;
  const [short, long] = initials(a) ? [a, b] : [b, a];
  return (
    long
      .split(' ')
      .map((word) => word[0])
      .join(' ') === short
  );
}
