import { bareName } from '#domain/names/sameParty';
import { anyOf, pattern } from '#domain/text/pattern';
import type { Submission } from '../../checks/Submission.ts';
import { anyStates, statementsIn, titleOf } from '../shared/lookup.ts';

const governmentNouns = [
  'state',
  'states',
  'united states',
  'county',
  'city',
  'town',
  'village',
  'attorney general',
  'governor',
  'secretary',
  'department',
  'dept',
  'commission',
  'commissioner',
  'board',
  'agency',
  'bureau',
  'director',
  'sheriff',
  'police',
  'people',
  'official',
  'officer',
  'administrator',
  'administration',
  'school',
  'district',
];
const government = pattern()`\b${anyOf(governmentNouns)}\b`;
/** Identifiers that courts keep from the public. */
const confidential = ['social_security', 'taxpayer', 'financial_account', 'payment_card', 'driver_license', 'passport'];

/** The triggers that require an attachment, by their names in the rules' parameters. */
export const triggers = {
  constitutional_challenge_no_government_party: (submission) => {
    const [{ reading }] = submission.documents;
    const parties = [...reading.plaintiffs, ...reading.defendants, ...reading.claimants];
    return (
      anyStates(submission, 'statute_challenged') &&
      parties.length > 0 &&
      !parties.some(({ value, parts }) => government.test(`${bareName(value)} ${parts?.role?.toLowerCase() ?? ''}`))
    );
  },
  minor_child: ({ documents: [lead] }) => statementsIn(lead, 'children').some(({ value }) => value === 'yes'),
  medical_malpractice: (submission) =>
    anyStates(submission, 'medical_malpractice') || /malpractice/i.test(titleOf(submission.documents[0])),
  residential_foreclosure: ({ documents: [lead] }) =>
    statementsIn(lead, 'foreclosure').length > 0 && statementsIn(lead, 'home_loan').length > 0,
  confidential_content: showsConfidential,
  full_identifier_required: showsConfidential,
  support_or_fees: (submission) => anyStates(submission, 'support_or_fees'),
} satisfies Record<string, (submission: Submission) => boolean>;
export type Trigger = keyof typeof triggers;

function showsConfidential({ documents }: Submission): boolean {
  return documents.some(({ facts }) =>
    facts.identifiers.some(({ kind, confidence }) => confidential.includes(kind) && confidence >= 0.7),
  );
}
