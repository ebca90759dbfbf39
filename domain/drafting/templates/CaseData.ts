import { jurisdictions } from '#domain/courts/choices';

/** The forum of a document: the courts of one of the five states, or a federal district court. */
export const forums = [...jurisdictions, 'Federal'] as const;
export type Forum = (typeof forums)[number];

/** The input type of a field: a line, one entry per line, one paragraph per line, a date, a choice, or yes or no. */
export type FieldKind = 'line' | 'lines' | 'paragraphs' | 'date' | 'choice' | 'yes_no';

export type TemplateField = {
  name: FieldName;
  kind: FieldKind;
  /** If missing, the document has a blank, and its author is notified. */
  required: boolean;
  options?: readonly string[];
  /** Only where one of these forums is chosen. */
  only?: readonly Forum[];
  /** Not required if this field is yes. */
  unless?: FieldName;
};

/** Every template field, with the label used when it is missing. */
export const fieldWords = {
  county: 'County',
  district: 'District',
  judicial_district: 'Judicial district',
  circuit: 'Judicial circuit',
  division: 'Division',
  case_number: 'Case number',
  judge_name: 'Judge',
  department: 'Department',
  party_titles: 'Party labels',
  plaintiffs: 'Plaintiffs or petitioners',
  defendants: 'Defendants or respondents',
  filing_party: 'Filing party',
  self_represented: 'Self-represented',
  filer_name: 'Signer’s name',
  bar_number: 'Bar number',
  firm: 'Firm',
  address: 'Address',
  telephone: 'Telephone',
  email: 'Email',
  signed_on: 'Date signed',
  signed_at: 'Place signed',
  sign_electronically: 'Sign with /s/',
  civil_limit: 'Limited or unlimited civil case',
  discovery_level: 'Discovery level',
  relief_band: 'Amount of relief sought',
  driver_license_last3: 'Last three digits of the driver’s license',
  ssn_last3: 'Last three digits of the social security number',
  jurisdiction_and_venue: 'Jurisdiction and venue',
  facts: 'Facts',
  claim_1_title: 'First claim',
  claim_1: 'Facts supporting the first claim',
  claim_2_title: 'Second claim',
  claim_2: 'Facts supporting the second claim',
  claim_3_title: 'Third claim',
  claim_3: 'Facts supporting the third claim',
  relief: 'Relief requested',
  jury_demand: 'Jury demand',
  general_denial: 'General denial',
  responses: 'Responses to the allegations',
  defenses: 'Defenses',
  motion_for: 'Order requested',
  hearing_date: 'Hearing date',
  hearing_time: 'Hearing time',
  hearing_place: 'Hearing location',
  grounds: 'Grounds',
  supports: 'Document supported',
  introduction: 'Introduction',
  statement_of_facts: 'Statement of facts',
  argument_1_heading: 'First argument',
  argument_1: 'Text of the first argument',
  argument_2_heading: 'Second argument',
  argument_2: 'Text of the second argument',
  argument_3_heading: 'Third argument',
  argument_3: 'Text of the third argument',
  conclusion: 'Conclusion',
  declarant: 'Declarant',
  declarant_birth_date: 'Declarant’s date of birth',
  declarant_address: 'Declarant’s address',
  statements: 'Statements',
  server_name: 'Server’s name',
  server_address: 'Server’s address',
  service_date: 'Date of service',
  service_method: 'Method of service',
  served_documents: 'Documents served',
  served_on: 'Persons served',
  matter: 'Motion or matter decided',
  orders: 'Orders',
} as const;
export type FieldName = keyof typeof fieldWords;

/** The data of a template: text by field. Missing or empty fields become blanks. */
export type CaseData = { [Name in FieldName]?: string | undefined };

/** The entries of a field with one entry per line. */
export function listed(text: string | undefined): string[] {
  return (text ?? '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
