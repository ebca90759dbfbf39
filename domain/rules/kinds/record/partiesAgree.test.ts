import { expect, test } from 'vitest';
import { identityRules } from '../../everyCourt/identity.ts';
import { composeSample } from '../../testing/composeSample.ts';
import { courts, typeDocument } from '../../testing/typedPages.ts';
import { partiesAgree } from './partiesAgree.ts';

const rule = identityRules.find(({ id }) => id === 'AZ-ID-04')!;
const record = {
  case_number: '34-2026-00312345',
  title: 'Specimen v. Example Foods, Inc. et al.',
  court: 'Superior Court of California, County of Sacramento',
  county: 'Sacramento',
  parties: [
    { name: 'Drew Specimen', role: 'Plaintiff' },
    { name: 'Example Foods, Inc.', role: 'Defendant' },
    { name: 'Casey Q. Model', role: 'Defendant' },
    { name: 'Rowan Bank, N.A.', role: 'Defendant' },
  ],
};
const outcomeOf = (plaintiff: string, defendant: string, title = 'MOTION TO COMPEL') =>
  partiesAgree(
    rule,
    composeSample(rule, {
      is: 'a paper',
      record,
      text: typeDocument({
        court: courts.california,
        number: '34-2026-00312345',
        parties: [plaintiff, defendant],
        title,
      }),
    }),
  ).outcome;

test.each([
  ['DREW SPECIMEN', 'EXAMPLE FOODS, INC.; CASEY MODEL; and ROWAN BANK, N.A.'],
  ['DREW SPECIMEN', 'EXAMPLE FOODS, INC., et al.'],
  ['Drew Specimen, an individual', 'Example Foods Incorporated, a Delaware corporation'],
  ['DREW T. SPECIMEN', 'ROWAN BANK, NATIONAL ASSOCIATION'],
  ['DREW SPECIMEN, on behalf of himself and all others similarly situated', 'EXAMPLE FOODS INC'],
  ['DREW SPECIMEN, as trustee of the Specimen Trust', 'CASEY MODEL d/b/a MODEL MARKET'],
])('the caption "%s v. %s" names the parties of the case', (plaintiff, defendant) => {
  expect(outcomeOf(plaintiff, defendant)).toBe('met');
});

test.each([
  ['DREW SPECIMEN', 'A NEW DEFENDANT, LLC', 'FIRST AMENDED COMPLAINT'],
  ['DREW SPECIMEN', 'A NEW DEFENDANT, LLC', 'THIRD-PARTY COMPLAINT'],
])('"%s v. %s" may be new in a document titled %s', (plaintiff, defendant, title) => {
  expect(outcomeOf(plaintiff, defendant, title)).toBe('met');
});

test.each([
  ['HARBOR LIGHT LLC', 'TIDEWATER MARINE, INC.'],
  ['DREW SPECIMEN', 'TIDEWATER MARINE, INC.'],
  ['DREW SPECIMAN', 'EXAMPLE FOODS, INC.'],
])('the caption "%s v. %s" is of another case or misspelled', (plaintiff, defendant) => {
  expect(outcomeOf(plaintiff, defendant)).toBe('broken');
});
