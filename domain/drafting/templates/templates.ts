import type { FieldKind, FieldName, Forum, TemplateField } from './CaseData.ts';

export const templateIds = [
  'complaint',
  'answer',
  'notice_of_motion',
  'memorandum',
  'declaration',
  'proof_of_service',
  'proposed_order',
  'notice_of_appearance',
] as const;
export type TemplateId = (typeof templateIds)[number];

/** Fields that are filled in together. */
export type FieldGroup = { name: string; fields: TemplateField[] };
/** `documentTypes` are the document types by which the filing requirements name it. */
export type Template = { id: TemplateId; groups: FieldGroup[]; documentTypes: string[] };

type Shape = [kind: FieldKind, required?: boolean, more?: Pick<TemplateField, 'options' | 'only' | 'unless'>];

function group(name: string, fields: Partial<Record<FieldName, Shape>>): FieldGroup {
  return {
    name,
    fields: Object.entries(fields).map(([field, [kind, required = false, more]]) => ({
      name: field as FieldName,
      kind,
      required,
      ...more,
    })),
  };
}

const states: readonly Forum[] = ['California', 'New York', 'Texas', 'Florida', 'Illinois'];
const federal: readonly Forum[] = ['Federal'];

/** A document that opens a case has no number yet. */
const court = (opens: boolean) =>
  group('court', {
    county: ['line', true, { only: states }],
    district: ['line', true, { only: federal }],
    judicial_district: ['line', true, { only: ['Texas'] }],
    circuit: ['line', true, { only: ['Florida', 'Illinois'] }],
    division: ['line', false, { only: ['California', 'Florida', 'Illinois', 'Federal'] }],
    case_number: ['line', !opens],
    judge_name: ['line'],
    department: ['line', false, { only: ['California'] }],
  });

const parties = group('parties', {
  party_titles: ['choice', false, { options: ['plaintiff', 'petitioner'] }],
  plaintiffs: ['lines', true],
  defendants: ['lines', true],
});

const filer = (usually: 'plaintiff' | 'defendant') =>
  group('filer', {
    filing_party: [
      'choice',
      false,
      { options: usually === 'plaintiff' ? ['plaintiff', 'defendant'] : ['defendant', 'plaintiff'] },
    ],
    self_represented: ['yes_no'],
    filer_name: ['line', true],
    bar_number: ['line', true, { unless: 'self_represented' }],
    firm: ['line'],
    address: ['lines', true],
    telephone: ['line', true],
    email: ['line', true],
  });

const signature = group('signature', { signed_on: ['date', true], sign_electronically: ['yes_no'] });

/** Tex. R. Civ. P. 47(c), in its order. */
export const reliefBands = [
  'monetary_to_250000',
  'to_250000_and_other',
  '250000_to_1000000',
  'over_1000000',
  'non_monetary',
] as const;

/** Tex. Civ. Prac. & Rem. Code § 30.014: in a party's first pleading, where there are such numbers. */
const identification: Partial<Record<FieldName, Shape>> = {
  driver_license_last3: ['line', false, { only: ['Texas'] }],
  ssn_last3: ['line', false, { only: ['Texas'] }],
};

/** The documents that can be generated. Their text is in compose/; their fields are here. */
export const templates: readonly Template[] = [
  {
    id: 'complaint',
    documentTypes: ['complaint', 'pleading_paper', 'petition'],
    groups: [
      court(true),
      parties,
      filer('plaintiff'),
      group('body', {
        civil_limit: [
          'choice',
          false,
          { only: ['California'], options: ['unlimited', 'limited_over_10000', 'limited_not_over_10000'] },
        ],
        discovery_level: ['choice', true, { only: ['Texas'], options: ['1', '2', '3'] }],
        relief_band: ['choice', true, { only: ['Texas'], options: reliefBands }],
        ...identification,
        jurisdiction_and_venue: ['paragraphs', true],
        facts: ['paragraphs', true],
        claim_1_title: ['line', true],
        claim_1: ['paragraphs', true],
        claim_2_title: ['line'],
        claim_2: ['paragraphs'],
        claim_3_title: ['line'],
        claim_3: ['paragraphs'],
        relief: ['lines', true],
        jury_demand: ['yes_no'],
      }),
      signature,
    ],
  },
  {
    id: 'answer',
    documentTypes: ['answer', 'pleading_paper'],
    groups: [
      court(false),
      parties,
      filer('defendant'),
      group('body', {
        ...identification,
        general_denial: ['yes_no', false, { only: ['California', 'Texas'] }],
        responses: ['paragraphs', true, { unless: 'general_denial' }],
        defenses: ['paragraphs'],
        relief: ['lines', true],
        jury_demand: ['yes_no'],
      }),
      signature,
    ],
  },
  {
    id: 'notice_of_motion',
    documentTypes: ['motion', 'pleading_paper'],
    groups: [
      court(false),
      parties,
      filer('plaintiff'),
      group('body', {
        motion_for: ['line', true],
        hearing_date: ['date', true],
        hearing_time: ['line', true],
        hearing_place: ['line', true],
        grounds: ['paragraphs', true],
      }),
      signature,
    ],
  },
  {
    id: 'memorandum',
    documentTypes: ['memorandum', 'brief', 'pleading_paper'],
    groups: [
      court(false),
      parties,
      filer('plaintiff'),
      group('body', {
        supports: ['line', true],
        introduction: ['paragraphs', true],
        statement_of_facts: ['paragraphs', true],
        argument_1_heading: ['line', true],
        argument_1: ['paragraphs', true],
        argument_2_heading: ['line'],
        argument_2: ['paragraphs'],
        argument_3_heading: ['line'],
        argument_3: ['paragraphs'],
        conclusion: ['paragraphs', true],
      }),
      signature,
    ],
  },
  {
    id: 'declaration',
    documentTypes: ['declaration', 'affidavit', 'affirmation'],
    groups: [
      court(false),
      parties,
      filer('plaintiff'),
      group('body', {
        declarant: ['line', true],
        supports: ['line'],
        statements: ['paragraphs', true],
        declarant_birth_date: ['date', true, { only: ['Texas'] }],
        declarant_address: ['line', true, { only: ['Texas'] }],
      }),
      group('signature', {
        signed_on: ['date', true],
        signed_at: ['line', true, { only: ['California', 'Texas'] }],
        sign_electronically: ['yes_no'],
      }),
    ],
  },
  {
    id: 'proof_of_service',
    documentTypes: ['any_served', 'any'],
    groups: [
      court(false),
      parties,
      filer('plaintiff'),
      group('body', {
        server_name: ['line', true],
        server_address: ['line', true],
        service_date: ['date', true],
        service_method: ['choice', true, { options: ['electronic', 'mail', 'personal'] }],
        served_documents: ['lines', true],
        served_on: ['lines', true],
      }),
      group('signature', {
        signed_on: ['date', true],
        signed_at: ['line', true, { only: ['California', 'Texas'] }],
        sign_electronically: ['yes_no'],
      }),
    ],
  },
  {
    id: 'proposed_order',
    documentTypes: ['judgment', 'motion', 'any'],
    groups: [
      court(false),
      parties,
      filer('plaintiff'),
      group('body', { matter: ['line', true], hearing_date: ['date'], orders: ['paragraphs', true] }),
    ],
  },
  {
    id: 'notice_of_appearance',
    documentTypes: ['appearance', 'any'],
    groups: [court(false), parties, filer('defendant'), signature],
  },
];

export const templateOf = (id: TemplateId): Template => templates.find((template) => template.id === id)!;

/** The fields of a template in a forum. */
export function fieldsOf(id: TemplateId, forum: Forum): TemplateField[] {
  return templateOf(id)
    .groups.flatMap(({ fields }) => fields)
    .filter(({ only }) => only === undefined || only.includes(forum));
}
