import { describe, expect, test } from 'vitest';
import { writeSummaryPart } from '#contract/messages/writeMessages';
import { asFlow, asPages } from '#domain/documents/testing/typedDocument';
import { readFiling } from '../readFiling.ts';

const today = '2026-11-01';
const caption = (title: string, beside = '') =>
  `UNITED STATES DISTRICT COURT\nDISTRICT OF MAINE\n\nANNA ROWE,\n     Plaintiff,\n\nv.                                        Case No. 2:25-cv-00123\n${beside}\nHARBOR LIGHT LLC,\n     Defendant.\n\n          ${title}\n\n`;
const signed = '\n\n     Respectfully submitted,\n     /s/ Jane Roe\n     Jane Roe\n     Attorney for Plaintiff\n';

function summaryOf(text: string): string[][] {
  return [asFlow, asPages].map((layOut) =>
    readFiling(layOut(text), { today }).summary.map(({ value }) => writeSummaryPart(value)),
  );
}

const cases: [kind: string, text: string, expected: string[]][] = [
  [
    'a complaint says who sues whom, for what wrong, on what grounds, for how much',
    `${caption('COMPLAINT')}     1. This is an action for breach of a lease.\n\n     2. Venue is proper in this District.\n\n     3. Defendant failed to repair the roof of the house for two years.\n\n     COUNT I - BREACH OF CONTRACT\n\n     4. Plaintiff repeats the paragraphs above.\n\n     WHEREFORE, Plaintiff demands judgment in the sum of $12,500.00.${signed}`,
    [
      'Complaint by Anna Rowe against Harbor Light LLC.',
      'This is an action for breach of a lease.',
      'Cause of action: BREACH OF CONTRACT.',
      'Defendant failed to repair the roof of the house for two years.',
      'Amount demanded: $12,500.00.',
    ],
  ],
  [
    'a motion says who moves, for what, and when it is heard',
    `${caption("DEFENDANT'S MOTION TO DISMISS")}     Defendant Harbor Light LLC moves this Court to dismiss the complaint because it was filed too late.\n\n     A hearing on this motion will be held on May 5, 2026 at 1:30 p.m. in Courtroom 3.\n`,
    [
      'Motion to dismiss filed by Defendant Harbor Light LLC.',
      'Defendant Harbor Light LLC moves this Court to dismiss the complaint because it was filed too late.',
      'Hearing on May 5, 2026 at 13:30, Courtroom 3.',
    ],
  ],
  [
    'an order says what was before the court, what is ordered and what is next',
    `${caption('ORDER')}     Before the Court is the motion of Defendant to dismiss the complaint of Anna Rowe.\n\n     The motion is DENIED.\n\n     IT IS ORDERED that the motion to dismiss is denied in all respects.\n\n     Defendant shall file its answer on or before June 1, 2026.\n`,
    [
      'Before the Court is the motion of Defendant to dismiss the complaint of Anna Rowe.',
      'IT IS ORDERED that the motion to dismiss is denied in all respects.',
      'Defendant shall file its answer on or before June 1, 2026.',
    ],
  ],
  [
    'a declaration says who declares, and what was seen',
    `${caption('DECLARATION OF PAUL STERLING')}     1. I am the manager of the building at 12 Elm Street.\n\n     2. I saw water come through the roof on March 2, 2025.\n\n     I declare under penalty of perjury that the foregoing is true.\n\n     /s/ Paul Sterling\n`,
    ['I am the manager of the building at 12 Elm Street.', 'I saw water come through the roof on March 2, 2025.'],
  ],
  [
    'a letter says what is asked',
    'Halcyon & Pike LLP\n12 Elm Street\nPortland, Maine 04101\n\nMay 4, 2025\n\nRe: Rowe v. Harbor Light LLC, No. 2:25-cv-00123\n\nDear Judge Lund:\n\n     We represent the plaintiff. We write to request an adjournment of the conference of May 20, 2025.\n\n     Respectfully submitted,\n\n     /s/ Jane Roe\n',
    ['We write to request an adjournment of the conference of May 20, 2025.'],
  ],
  [
    'a notice of appeal says who appeals and from what',
    `${caption('NOTICE OF APPEAL')}     Notice is hereby given that Anna Rowe appeals to the United States Court of Appeals from the judgment of May 1, 2025.${signed}`,
    [
      'Notice of Appeal filed for Plaintiff.',
      'Notice is hereby given that Anna Rowe appeals to the United States Court of Appeals from the judgment of May 1, 2025.',
    ],
  ],
];

describe('the summary', () => {
  test.each(cases)('of %s', (_kind, text, expected) => {
    for (const summary of summaryOf(text)) {
      expect(summary.filter((sentence) => expected.includes(sentence))).toEqual(expected);
      expect(summary.length).toBeLessThanOrEqual(5);
    }
  });

  test('never includes a document’s formalities: venue, oath, incorporation', () => {
    for (const [, text] of cases) {
      for (const sentence of summaryOf(text).flat()) expect(sentence).not.toMatch(/venue|penalty of perjury|repeats/i);
    }
  });

  test('has a source for each sentence, and each quoted sentence is in the document', () => {
    for (const [, text] of cases) {
      for (const { value, method, evidence } of readFiling(asFlow(text), { today }).summary) {
        expect(evidence.length, value.code).toBeGreaterThan(0);
        expect(value.code === 'summary.quotation').toBe(method !== 'composed');
        if (value.code === 'summary.quotation') expect(text.replace(/\s+/g, ' ')).toContain(value.values.sentence);
      }
    }
  });

  test('of an empty document is empty', () => {
    expect(summaryOf('Minutes\n\nThe roses.\n')).toEqual([[], []]);
  });
});
