import type { CaseData, Forum } from '../templates/CaseData.ts';
import { fieldsOf, type TemplateId } from '../templates/templates.ts';

const whole: CaseData = {
  party_titles: 'plaintiff',
  plaintiffs: 'María Nuñez\nJosé García',
  defendants: 'Harbor “Lights” Café, Inc.',
  filing_party: 'plaintiff',
  self_represented: 'no',
  filer_name: 'Jane Q. Example',
  bar_number: '000123',
  firm: 'Example & Placeholder LLP',
  address: '100 Sample Street, Suite 200\nAlder, California 90000',
  telephone: '(555) 555-0100',
  email: 'jane@example.com',
  signed_on: '2026-03-02',
  signed_at: 'Alder, California',
  sign_electronically: 'yes',
  judge_name: 'Hon. Ruth Ortega',
  jurisdiction_and_venue:
    'The Court has jurisdiction of this action.\nVenue is proper because the café stands in this county.',
  facts:
    'On May 4, 2025, Plaintiffs bought an espresso machine from Defendant for $12,400.00 under a written agreement.\nThe machine was delivered on June 1, 2025. It failed within a week, and Defendant refused to mend it or to take it back although Plaintiffs asked for it in writing on June 9, June 20 and July 1, 2025.',
  claim_1_title: 'Breach of contract',
  claim_1:
    'Defendant broke the agreement by delivering a machine that does not work.\nPlaintiffs did all that the agreement asked of them.',
  claim_2_title: 'Breach of the implied warranty of merchantability',
  claim_2: 'The machine was not fit for the ordinary purpose of such machines.',
  relief: 'Damages of $12,400.00.\nCosts of suit.\nSuch other relief as is just.',
  jury_demand: 'yes',
  responses: 'Denies the allegations of paragraph 1.\nAdmits the allegations of paragraph 2.',
  defenses: 'The claim is barred by the statute of limitations.',
  motion_for: 'summary judgment',
  hearing_date: '2026-04-14',
  hearing_time: '9:00 a.m.',
  hearing_place: 'Department 4 of this court, 1 Court Square, Alder',
  grounds: 'There is no triable issue of fact: the machine never worked, and Defendant admits it.',
  supports: 'Motion for Summary Judgment',
  introduction: 'This is a case about one espresso machine.',
  statement_of_facts: 'The machine failed within a week.',
  argument_1_heading: 'Defendant broke the agreement',
  argument_1: 'The agreement promised a working machine. None was delivered.',
  conclusion: 'The motion should be granted.',
  declarant: 'María Nuñez',
  declarant_birth_date: '1980-02-29',
  declarant_address: '12 Example Lane, Austin, Texas 78701, United States',
  statements: 'I am the owner of a café.\nI bought the machine on May 4, 2025.',
  server_name: 'Morgan Sample',
  server_address: '7 Model Avenue, Alder, California 90000',
  service_date: '2026-03-02',
  service_method: 'mail',
  served_documents: 'Notice of Motion\nMemorandum of Points and Authorities',
  served_on: 'Jesse Specimen, Specimen Law Office, 9 Model Avenue, Alder, California 90000',
  matter: 'Motion for Summary Judgment',
  orders: 'The motion is granted.\nJudgment is entered for Plaintiffs in the sum of $12,400.00.',
};

const places: Record<Forum, CaseData> = {
  California: { county: 'Alameda', case_number: '26CV004117', department: '4' },
  'New York': { county: 'Kings', case_number: '512345/2026' },
  Texas: {
    discovery_level: '2',
    relief_band: 'monetary_to_250000',
    county: 'Harris',
    judicial_district: '127th',
    case_number: '2026-12345',
  },
  Florida: { county: 'Miami-Dade', circuit: 'Eleventh', case_number: '2026-012345-CA-01' },
  Illinois: { county: 'Cook', division: 'County Department, Law Division', case_number: '2026 L 001234' },
  Federal: { district: 'Northern District of Illinois', division: 'Eastern Division', case_number: '1:26-cv-01234' },
};

/** Complete, ordinary data for a template, for tests; names with accents and quotation marks. */
export function sampleCaseData(template: TemplateId, forum: Forum): CaseData {
  const asked = new Set(fieldsOf(template, forum).map(({ name }) => name));
  return Object.fromEntries(
    Object.entries({ ...whole, ...places[forum] }).filter(([name]) => asked.has(name as never)),
  );
}
