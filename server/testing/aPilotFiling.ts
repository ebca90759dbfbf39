import { printDocument } from '#server/seed/typesetDocument';

/** A filing of an existing system and the clerk's decision on it, as they are in the folder of a pilot. */
export type FolderFiling = { name: string; pdf: Buffer; decision: Record<string, unknown> };

type Given = { number: number; signed?: boolean; decision?: object; fields?: object };

const day = '2026-03-17';
const headings = [
  ['CASE MANAGEMENT STATEMENT', 'Statement'],
  ['REQUEST FOR DISMISSAL', 'Request'],
  ['ANSWER TO COMPLAINT', 'Answer'],
  ['NOTICE OF CHANGE OF ADDRESS', 'Notice'],
] as const;
const surnames = ['SAMPLE', 'PLACEHOLDER', 'SPECIMEN', 'EXEMPLAR', 'MODEL'];
const firms = ['LOGISTICS, INC.', 'BUILDERS, LLC', 'FOODS, INC.', 'HARBOR COMPANY', 'TRAVEL, LLC'];
const signer = {
  letterhead: [
    ...['ALEX Q. EXAMPLE (SBN 000123)', 'EXAMPLE & PLACEHOLDER LLP', '100 Sample Street, Suite 200'],
    ...['Alder, California 90000', 'Telephone: (555) 555-0100', 'alex@law.example.com'],
  ],
  ...{ name: 'Alex Q. Example', capacity: 'Attorney for Defendant', server: 'Alex Q. Example' },
};

/** A filing whose clerk accepted it and entered what it states; `decision` and `fields` replace what the clerk states. */
export function aPilotFiling({ number, signed = true, decision, fields }: Given): FolderFiling {
  const [heading, document_type] = headings[number % headings.length]!;
  const case_number = `26CV0${1000 + number}`;
  const defendant = `EXAMPLE ${firms[number % firms.length]}`;
  const pdf = printDocument(
    {
      ...{ heading, case_number, signed, served: false, judge: null },
      ...{ plaintiff: `MORGAN ${surnames[number % surnames.length]}`, plaintiff_role: 'Plaintiff' },
      ...{ defendant, defendant_role: 'Defendant' },
      body: [`Defendant states the following in case ${case_number}.`, 'The parties have met and conferred.'],
    },
    signer,
    new Date(`${day}T18:00:00Z`),
    'America/Los_Angeles',
  );
  const entered = {
    ...{ case_number, court: 'Superior Court, County of Alder', document_type, title: heading },
    ...{ filer: 'Alex Example', filing_date: day, ...fields },
  };
  const stated = { decision: 'accepted', minutes: 4 + (number % 5), fields: entered, ...decision };
  return { name: `Filing ${String(number).padStart(3, '0')}`, pdf, decision: stated };
}
