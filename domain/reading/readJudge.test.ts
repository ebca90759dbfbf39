import { expect, test } from 'vitest';
import { asFlow } from '#domain/documents/testing/typedDocument';
import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import { cleanText } from '#domain/text/cleanText';
import { readJudge } from './readJudge.ts';

function judgeIn(text: string, type: DocumentTypeId, level: 'trial' | 'appellate' = 'trial') {
  const lines = cleanText(asFlow(text)).lines;
  return readJudge(lines, lines, { type, level });
}

test.each([
  ['Judge: The Honorable William Alder', 'William Alder'],
  ['(Hon. Reggie B. Waldon)', 'Reggie B. Waldon'],
  ['Assigned to Judge Amy Totenburg', 'Amy Totenburg'],
  ['Assigned for All Purposes to the Hon. Ann Jones', 'Ann Jones'],
  ['HONORABLE BRIAN R. MARTIN, U.S.D.J.', 'BRIAN R. MARTIN'],
  ['U.S. District Judge Jane Boyler', 'Jane Boyler'],
  ['Hon. Jesús G. Bernál', 'Jesús G. Bernál'],
  ['Hon. J.P. Boulet', 'J.P. Boulet'],
  ['Assigned To : Howard, Beryl T.', 'Beryl T. Howard'],
  ['Judicial Officer: Teresa Beaumont', 'Teresa Beaumont'],
  ['Assigned to: Charles G. Case II', 'Charles G. Case II'],
  ['Assigned for all purposes to: Judge Ann Jones', 'Ann Jones'],
  ['Immigration Judge: Ann Jones', 'Ann Jones'],
  ['JUDICIAL OFFICER PRESIDING: Ann B. Jones', 'Ann B. Jones'],
  ['PRESENT:\nHON. JENNIFER SCHECTERS,\nJustice.', 'JENNIFER SCHECTERS'],
])('%s sits', (text, name) => {
  expect(judgeIn(text, 'complaint')?.value).toBe(name);
});

test.each([
  ['KAVANAGH, J.', 'KAVANAGH'],
  ['OPINION BY: JUDGE BRESSON', 'BRESSON'],
  ['MEMORANDUM BY BOWESMAN, P.J.E.:', 'BOWESMAN'],
  ['Opinion of the Court by Justice Lambertson', 'Lambertson'],
  ['Opinion by Rowan, J.', 'Rowan'],
  ['**1 Justice Casey Rowan delivered the Opinion of the Court.', 'Casey Rowan'],
  ['Statement of JUSTICE ROWAN, with whom JUSTICE MODEL joins.', 'ROWAN'],
  ['Lane County Circuit Court\n\nDana G. Model, Judge.\n\nROWAN, J.', 'ROWAN'],
  ['Before: HALE and ROWAN, Circuit Judges, and\nMODEL, Senior Circuit Judge.\n\nROWAN, Circuit Judge:', 'ROWAN'],
  ['Filed March 22, 2021\nAffirmed\nRowan, Judge', 'Rowan'],
  ['Before Hale, Rowan, and Model, Circuit Judges.', 'Hale'],
  ['CHIEF JUSTICE ROBERTSON delivered the opinion of the Court.', 'ROBERTSON'],
  [
    'Appeal from Story County, James Ellefsen, Judge.\n\nMcDonnell, J., delivered the opinion of the court.',
    'McDonnell',
  ],
  ['The judgment is affirmed.\n\nBALTODANN, J.\n\nWe concur:\n\nGILBERTO, P. J.', 'BALTODANN'],
])('%s wrote', (text, name) => {
  expect(judgeIn(text, 'opinion', 'appellate')?.value).toBe(name);
});

test.each([
  'PER CURIAM.',
  'Before: HALE, P.J., and ROWAN and MODEL, JJ.\n\nPER CURIAM.',
  'ROWAN E. HALE, J.P.\nCOLLEEN D. MODEL\nBETSY SPECIMEN, JJ.',
  'Judge: Unassigned',
  'Mediator: Hon. John Smith (Ret.)',
  'The Honorable William P. Barlow, Attorney General',
  'Appeal from the Circuit Court of Kane County\nHonorable Susan C. Boland, Judge Presiding',
])('%s names no judge of the document', (text) => {
  expect(judgeIn(text, 'brief', 'appellate')).toBeUndefined();
});

test('two judges named alike lower the confidence', () => {
  const one = judgeIn('Hon. Ann Jones', 'complaint');
  const two = judgeIn('Hon. Ann Jones\n\nHon. Peter Brown', 'complaint');
  expect(two!.confidence).toBeLessThan(one!.confidence);
});

test('of several judges, the one whose initials the number bears has the case', () => {
  const lines = cleanText(asFlow('Hon. Ann Jones\n\nHon. Peter C. Brown')).lines;
  const read = readJudge(lines, lines, { type: 'complaint', level: 'trial', number: '1:20-cv-91234-PCB' });
  expect(read?.value).toBe('Peter C. Brown');
  expect(read?.method).toContain('and-initials');
});

test('a referee signs with the office after the name', () => {
  const lines = cleanText(asFlow('Dated this 4th day of June, 2021.\n\nDana R. Model, Referee')).lines;
  expect(readJudge(lines, lines, { type: 'report', level: 'highest' })?.value).toBe('Dana R. Model');
});
