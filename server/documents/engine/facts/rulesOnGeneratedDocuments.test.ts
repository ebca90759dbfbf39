import { describe, expect, test } from 'vitest';
import { gatherTextFacts } from '#domain/documentFacts/gatherTextFacts';
import { readFiling } from '#domain/reading/readFiling';
import type { CheckForum } from '#domain/rules/checks/Submission';
import { submittedAlone } from '#domain/rules/checks/submittedAlone';
import { requirements } from '#domain/rules/findRequirements';
import { evaluate } from '#domain/rules/kinds/evaluators';
import { type SetLayout, setLayout } from '#server/testing/setLayout';
import { readDocument } from '../readDocumentText.ts';

const motion = { value: 'Motion', confidence: 1, method: 'test', evidence: [] };
const forum: CheckForum = {
  jurisdiction: 'California',
  court_level: 'State Court',
  court_system: 'state',
  court_id: null,
  court_name: 'Superior Court',
  case_type: 'Civil Complaint',
};

/** Which of these rules a motion set so breaks, from the file to the finding. */
async function broken(set: SetLayout, ids: readonly string[]): Promise<string[]> {
  const read = await readDocument(new Uint8Array(await setLayout(set)), 'Motion.pdf');
  const reading = {
    ...readFiling(read.text, { today: '2026-11-02' }),
    doc_type: { ...motion, value: 'motion' as const },
    title: motion,
  };
  const facts = { ...gatherTextFacts(read.text, reading), file: read.file, layout: read.layout, unseen: [] };
  const submission = submittedAlone(forum, '2026-11-02', { name: 'Motion.pdf', kind: 'lead', reading, facts });
  return ids.filter((id) => {
    const rule = requirements.find((one) => one.id === id)!;
    return evaluate(rule, submission).outcome === 'broken';
  });
}

describe('pleading paper of California', () => {
  const rules = [
    'CA-FMT-01',
    'CA-FMT-02',
    'CA-FMT-03',
    'CA-FMT-05',
    'CA-FMT-06',
    'CA-FMT-07',
    'CA-FMT-08',
    'CA-FMT-09',
  ];
  const good: SetLayout = { numbered: true, margins: [108, 36, 72, 60], footer: ['{n}', 'MOTION TO COMPEL'], pages: 6 };

  test('set as the rules want it is without fault', async () => {
    expect(await broken(good, rules)).toEqual([]);
  });
  test('with notes, quotations, a banner and exhibits in small type it is still without fault', async () => {
    const banner = 'Case No. 26CV00431 Filed 03/02/2026 Page 3 of 9';
    expect(await broken({ ...good, footnotes: 12, quotation: 12, banner, exhibits: 8 }, rules)).toEqual([]);
  });

  test.each<[string, SetLayout, string[]]>([
    ['in 10 point', { point: 10 }, ['CA-FMT-02']],
    ['single spaced', { pitch: 13.8 }, ['CA-FMT-06']],
    ['with half an inch at the left', { margins: [36, 36, 72, 60], numbered: false }, ['CA-FMT-05', 'CA-FMT-07']],
    ['on legal paper', { size: [612, 1008] }, ['CA-FMT-01']],
    ['without line numbers', { numbered: false }, ['CA-FMT-07']],
    ['without a footer', { footer: ['{n}'] }, ['CA-FMT-09']],
    ['without page numbers', { footer: ['MOTION TO COMPEL'] }, ['CA-FMT-08']],
  ])('%s it breaks that rule and no other', async (_, changes, ids) => {
    expect(await broken({ ...good, ...changes }, rules)).toEqual(ids);
  });
});

describe('documents of New York', () => {
  const rules = ['NY-FMT-01', 'NY-FMT-02', 'FD-LR-NY-01'];

  test('with an inch all round, double spaced in 12 point, are without fault', async () => {
    expect(await broken({ pitch: 27.6, footnotes: 10, pages: 5 }, rules)).toEqual([]);
  });
  test.each<[string, SetLayout]>([
    ['with three quarters of an inch at the sides', { margins: [54, 54, 72, 72] }],
    ['with half an inch at the head', { margins: [72, 72, 36, 72], pages: 5 }],
    ['with footnotes of 8 point', { footnotes: 8 }],
    ['one and a half spaced', { pitch: 20.7 }],
    ['in 11 point', { point: 11, pitch: 25 }],
  ])('%s break the rule', async (_, set) => {
    expect(await broken({ pitch: 27.6, ...set }, rules)).toEqual(['NY-FMT-02', 'FD-LR-NY-01']);
  });
});
