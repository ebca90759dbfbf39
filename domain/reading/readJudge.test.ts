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
  ['PRESENT:\nHON. JENNIFER SCHECTERS,\nJustice.', 'JENNIFER SCHECTERS'],
])('%s sits', (text, name) => {
  expect(judgeIn(text, 'complaint')?.value).toBe(name);
});

test.each([
  ['KAVANAGH, J.', 'KAVANAGH'],
  ['OPINION BY: JUDGE BRESSON', 'BRESSON'],
  ['MEMORANDUM BY BOWESMAN, P.J.E.:', 'BOWESMAN'],
  ['Opinion of the Court by Justice Lambertson', 'Lambertson'],
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
