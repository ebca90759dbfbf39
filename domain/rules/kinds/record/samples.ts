import { courts, typeDocument } from '../../testing/typedPages.ts';
import type { RuleSamples, SampleDocument } from '../Sample.ts';

const record: NonNullable<SampleDocument['record']> = {
  case_number: '34-2026-00312345',
  title: 'Drew Specimen v. Example Foods, Inc.',
  court: 'Superior Court of California, County of Sacramento',
  county: 'Sacramento',
  parties: [
    { name: 'Drew Specimen', role: 'Plaintiff' },
    { name: 'Example Foods, Inc.', role: 'Defendant' },
  ],
};
const document = (more: Parameters<typeof typeDocument>[0] = {}) => ({
  text: typeDocument({ court: courts.california, number: '34-2026-00312345', ...more }),
  record,
});
const yolo = 'SUPERIOR COURT OF THE STATE OF CALIFORNIA\nCOUNTY OF YOLO';
const federalRecord = {
  ...record,
  case_number: '3:26-cv-01234-ABC',
  court: 'United States District Court for the Northern District of California',
};

/** Documents that agree with the case on record, and documents that do not. */
export const identitySamples: readonly RuleSamples[] = [
  {
    rule: 'AZ-ID-01',
    passes: [
      { is: 'a motion with the number on record', ...document() },
      {
        is: 'a federal number without office and initials',
        ...document({ court: courts.district, number: '26-cv-1234' }),
        record: federalRecord,
      },
    ],
    fails: [
      { is: 'a motion with another number', ...document({ number: '34-2026-00312354' }) },
      {
        is: 'a declaration with another number than its motion',
        ...document(),
        supporting: [
          {
            name: 'Declaration.pdf',
            text: typeDocument({
              court: courts.california,
              number: '34-2026-00999999',
              title: 'DECLARATION OF DREW SPECIMEN',
            }),
          },
        ],
      },
    ],
  },
  {
    rule: 'AZ-ID-02',
    passes: [{ is: 'a motion in the court of the case', ...document() }],
    fails: [{ is: 'a motion headed with a federal court', ...document({ court: courts.district }) }],
  },
  {
    rule: 'AZ-ID-03',
    passes: [{ is: 'a motion in the county of the case', ...document() }],
    fails: [{ is: 'a motion in another county', ...document({ court: yolo }) }],
  },
  {
    rule: 'AZ-ID-04',
    passes: [
      { is: 'a motion of the parties', ...document() },
      {
        is: 'capitals and a company’s form spelled out',
        ...document({ parties: ['DREW Q. SPECIMEN', 'EXAMPLE FOODS INCORPORATED'] }),
      },
      { is: 'a short caption', ...document({ parties: ['DREW SPECIMEN, et al.', 'EXAMPLE FOODS, INC., et al.'] }) },
      {
        is: 'an amended complaint with a new defendant',
        ...document({ title: 'FIRST AMENDED COMPLAINT', parties: ['DREW SPECIMEN', 'CASEY MODEL'] }),
      },
    ],
    fails: [
      { is: 'strangers', ...document({ parties: ['ROWAN REALTY LLC', 'HARBOR LIGHT LLC'] }) },
      { is: 'a misspelled defendant', ...document({ parties: ['DREW SPECIMEN', 'EXEMPLE FOODS, INC.'] }) },
    ],
  },
  {
    rule: 'AZ-CHO-01',
    passes: [
      {
        is: 'choices that the paper bears out',
        ...document(),
        chosen: { jurisdiction: 'California', court_level: 'State Court', case_type: 'Civil Complaint' },
      },
    ],
    fails: [
      {
        is: 'another state and level than the paper’s',
        ...document(),
        chosen: { jurisdiction: 'Texas', court_level: 'Federal Court', case_type: null },
      },
    ],
  },
];
