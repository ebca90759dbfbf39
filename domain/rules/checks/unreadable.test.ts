import { describe, expect, test } from 'vitest';
import { writeProblem } from '#contract/messages/writeMessages';
import { isUnclear } from '#domain/documentFacts/findUnclearPages';
import { everyCourt } from '../everyCourt.ts';
import { requirements } from '../findRequirements.ts';
import type { SampleDocument } from '../kinds/Sample.ts';
import { composeSample } from '../testing/composeSample.ts';
import { courts, typeDocument } from '../testing/typedPages.ts';
import { checkSubmission } from './checkSubmission.ts';

const declaration = typeDocument({
  ...{ court: courts.california, title: 'DECLARATION OF ROBIN SAMPLE', block: '', signature: '' },
  body: 'I, Robin Sample, state that the interrogatories of September 1, 2026, were served and never answered.',
});
const motion = typeDocument({ court: courts.california, block: '', signature: '' });
const every = new Set(requirements.map(({ id }) => id));

function check(text: string, sample: Partial<SampleDocument> = {}) {
  const rule = requirements.find(({ id }) => id === 'CA-SIG-01')!;
  return checkSubmission(composeSample(rule, { is: 'a document', text, ...sample }), every);
}
const said = (text: string, sample?: Partial<SampleDocument>) =>
  check(text, sample).findings.map(({ rule_id, says }) => `${rule_id} ${writeProblem(says).message}`);
const aboutSigning = /signature was found|perjury was found/i;

describe('a document without a signature in its text', () => {
  test('is reported as unsigned if the file has only text', () => {
    expect(said(motion).join('\n')).toMatch(/No signature was found/);
    expect(said(declaration).join('\n')).toMatch(/No declaration under penalty of perjury was found/);
  });

  test.each<[string, Partial<SampleDocument>]>([
    ['pages with a picture or a drawn mark', { pdf: { pictured: [1] }, facts: { file: { pages: 1 } } }],
    ['pages that were recognized', { facts: { file: { pages_recognized: [1] } } }],
    ['an unreadable text layer', { facts: { unclear_pages: [1] } }],
    ['pages without text', { facts: { file: { pages_without_text: [1] } } }],
  ])('is left to a person if it has %s', (_what, sample) => {
    const { findings, not_checked } = check(motion, sample);
    expect(findings.filter(({ says }) => aboutSigning.test(writeProblem(says).message))).toEqual([]);
    expect(not_checked.some(({ rule_id }) => rule_id === 'CA-SIG-01')).toBe(true);
  });

  test('that is garbled is reported once, not as everything that was not found', () => {
    const found = said(declaration, { facts: { unclear_pages: [1] } });
    expect(found.filter((message) => message.includes('unreadable'))).toHaveLength(1);
    expect(found.filter((message) => aboutSigning.test(message))).toEqual([]);
  });

  test('of which the file has only the first page is not reported as incomplete', () => {
    const paged = `Case 3:26-cv-01234-ABC Document 1 Filed 11/02/26 Page 1 of 5\n\n${motion}`;
    const { findings } = check(paged, { forum: {} });
    expect(findings.filter(({ says }) => aboutSigning.test(writeProblem(says).message))).toEqual([]);
  });
});

test('garbled text is distinguished from prose, lists, and tables', () => {
  const prose =
    'The court held that the motion of the plaintiff was timely, and that the defendant had not shown any prejudice from the delay in the service of the papers. ';
  expect(isUnclear(prose.repeat(4))).toBe(false);
  expect(isUnclear(prose.repeat(4).replace(/e/g, '~').replace(/a/g, '1'))).toBe(true);
  expect(isUnclear('ALDER COUNTY SUPERIOR COURT CASE NO. 34-2026-00312345 '.repeat(12))).toBe(false);
  expect(isUnclear('2026-01-04 $1,204.50 Rent 2026-02-04 $1,204.50 Rent '.repeat(12))).toBe(false);
  expect(isUnclear('lorem ipsum dolor amet sit consectetur adipiscing elit sed eiusmod tempor '.repeat(10))).toBe(true);
});

describe('a part that is filed as a separate document', () => {
  const brief = typeDocument({
    court: courts.highest,
    title: 'BRIEF IN OPPOSITION',
    body: 'The petition should be denied.',
  });
  const inForum = (id: string, text: string, sample: Partial<SampleDocument> = {}) => {
    const rule = [...requirements, ...everyCourt].find((one) => one.id === id)!;
    return checkSubmission(composeSample(rule, { is: 'a document', text, ...sample }), every);
  };

  test('is not reported as missing in the Supreme Court if the document was filed alone (Sup. Ct. R. 29.5, 33.1(h))', () => {
    const { findings, not_checked } = inForum('US-COS-01', brief);
    expect(findings.filter(({ rule_id }) => /^US-(?:COS|CRT)-01$/.test(rule_id))).toEqual([]);
    expect(not_checked.map(({ rule_id }) => rule_id)).toEqual(expect.arrayContaining(['US-COS-01']));
  });

  test('is an advisory elsewhere', () => {
    const found = check(typeDocument({ court: courts.california })).findings.find(
      ({ rule_id }) => rule_id === 'CA-COS-01',
    );
    expect(found).toMatchObject({ class: 'advice', full_class: 'advice' });
    expect(writeProblem(found!.says).message).toBe(
      'No proof of service was found in this document; it may be filed separately.',
    );
  });

  test('is not a disclosure statement that is on a docket or was filed in an earlier court', () => {
    const removed = typeDocument({ title: 'MOTION TO DISMISS', parties: ['DREW SPECIMEN', 'EXAMPLE FOODS, INC.'] });
    const docketed = `Case 3:26-cv-01234-ABC   Document 8   Filed 11/02/26   Page 1 of 1\n\n${removed}`;
    const about = (text: string) =>
      inForum('FD-DIS-01', text).findings.filter(({ rule_id }) => rule_id === 'FD-DIS-01');
    expect(about(docketed)).toEqual([]);
    for (const { class: of } of about(removed)) expect(of).toBe('advice');
  });
});

describe('a finding is reported once', () => {
  test('two rules with the same message about one document count as one', () => {
    const rule = requirements.find(({ id }) => id === 'TX-PDF-01')!;
    const sample = {
      is: 'a scan',
      text: typeDocument({ court: courts.texas }),
      facts: { file: { pages_recognized: [1] } },
    };
    const { findings } = checkSubmission(composeSample(rule, sample), every);
    expect(findings.filter(({ says }) => writeProblem(says).message.includes('cannot be searched'))).toHaveLength(1);
  });

  test('no detail of the signer is missed twice', () => {
    const rule = requirements.find(({ id }) => id === 'IL-SIG-01')!;
    const text = typeDocument({ court: courts.illinois, title: 'COMPLAINT', block: '' });
    const { findings } = checkSubmission(composeSample(rule, { is: 'a complaint', text }), every);
    expect(findings.filter(({ says }) => /email address/.test(writeProblem(says).message))).toHaveLength(1);
  });
});

test('a motion whose title names a brief does not need the sections of a brief', () => {
  const rule = requirements.find(({ id }) => id === 'FA-SEC-01')!;
  const titles = [
    ['MOTION FOR EXTENSION OF TIME TO FILE ANSWERING BRIEF', 0],
    ["APPELLANT'S OPENING BRIEF", 1],
  ] as const;
  for (const [title, times] of titles) {
    const text = typeDocument({ court: courts.circuit, title, body: 'Appellee moves the Court for 30 more days.' });
    const { findings } = checkSubmission(composeSample(rule, { is: title, text }), every);
    expect(findings.filter(({ rule_id }) => rule_id === 'FA-SEC-01')).toHaveLength(times);
  }
});

test('a notice of motion with blanks for the date and time of its hearing lacks both', () => {
  const rule = requirements.find(({ id }) => id === 'CA-CAP-05')!;
  const text = typeDocument({
    court: courts.california,
    title: 'NOTICE OF MOTION AND MOTION TO COMPEL\n\nHearing Date: ____________\nTime: ____________\nDept.: 53',
  });
  const { findings } = checkSubmission(composeSample(rule, { is: 'a notice of motion', text }), every);
  const says = findings.find(({ rule_id }) => rule_id === 'CA-CAP-05')!.says;
  expect(writeProblem(says).message).toBe(
    'The first page does not show the date of the hearing and the time of the hearing.',
  );
});
