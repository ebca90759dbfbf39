import { expect, test } from 'vitest';
import { requirements } from '../findRequirements.ts';
import { composeSample } from '../testing/composeSample.ts';
import { courts, lawyerSignature, type TypedDocument, typeDocument } from '../testing/typedPages.ts';
import { evaluate } from './evaluators.ts';
import type { Outcome } from './Outcome.ts';
import type { SampleDocument } from './Sample.ts';

function outcomeOf(ruleId: string, document: TypedDocument, more: Partial<SampleDocument> = {}): Outcome {
  const rule = requirements.find(({ id }) => id === ruleId)!;
  return evaluate(rule, composeSample(rule, { is: 'a paper', text: typeDocument(document), ...more }));
}

const unmarked = lawyerSignature.replace('/s/ Robin Sample\n', '\n\n');

test('a name that may have a handwritten signature is left to a person', () => {
  expect(outcomeOf('NY-SIG-01', { court: courts.newYork, signature: unmarked }).outcome).toBe('not_checked');
});

test('a typed name of an account’s owner is a signature in federal courts', () => {
  expect(outcomeOf('FD-SIG-01', { signature: `Respectfully submitted,\n\n${unmarked}` }).outcome).toBe('met');
});

test('a signature field of the file is a signature', () => {
  const document = { court: courts.newYork, signature: '', block: '' };
  expect(outcomeOf('NY-SIG-01', document, { pdf: { signatures: 1 } }).outcome).toBe('met');
});

test('pages that could not be read make nothing missing', () => {
  const outcome = outcomeOf(
    'CA-COS-01',
    { court: courts.california },
    { facts: { file: { pages_without_text: [3, 4] } } },
  );
  expect(outcome).toMatchObject({
    outcome: 'not_checked',
    why: { values: { unread: { code: 'unread.pictures', values: { pages: [3, 4] } } } },
  });
});

test('a document with the banner of a federal court’s e-filing system was served by it', () => {
  const block = 'Case 3:26-cv-01234-ABC   Document 12   Filed 11/02/26   Page 1 of 3';
  expect(outcomeOf('FD-COS-01', { block }).outcome).toBe('not_applicable');
});

test.each([
  'JOINT MOTION TO CONTINUE TRIAL',
  'EX PARTE APPLICATION TO SHORTEN TIME',
  'NOTICE OF APPEAL',
  '[PROPOSED] ORDER',
])('a certificate of service is not required of a document titled %s', (title) => {
  expect(outcomeOf('CA-COS-01', { court: courts.california, title }).outcome).toBe('not_applicable');
});

test('a motion against a complaint is served, though a complaint is not', () => {
  expect(
    outcomeOf('CA-COS-01', { court: courts.california, title: 'MOTION TO STRIKE FIRST AMENDED COMPLAINT' }).outcome,
  ).toBe('broken');
});

test('a proposed order and a conference are both required', () => {
  const outcome = outcomeOf('FD-LR-NDTX-03', {});
  expect(outcome.outcome === 'broken' && outcome.problems.length).toBe(2);
});

test.each(['MOTION TO DISMISS', 'MOTION FOR SUMMARY JUDGMENT'])('a conference is not required before a %s', (title) => {
  expect(outcomeOf('FD-LR-NDTX-03', { title }).outcome).toBe('not_applicable');
});

test('a court that takes documents in Spanish wants no translation of them', () => {
  const body =
    'El hombre que vino a la casa por la noche no era el que los vecinos habían visto en la tienda, pero\nla policía dijo que no se sabía nada de él y que los niños estaban con su madre en el cuarto.\n'.repeat(
      4,
    );
  const court = { ai_disclosure: null, languages: ['en' as const, 'es' as const] };
  expect(outcomeOf('NY-LNG-01', { court: courts.newYork, body }).outcome).toBe('broken');
  expect(outcomeOf('NY-LNG-01', { court: courts.newYork, body }, { court }).outcome).toBe('not_applicable');
});

test('an appellee need not repeat the appellant’s statements', () => {
  const body = ['TABLE OF CONTENTS', 'TABLE OF AUTHORITIES', 'SUMMARY OF ARGUMENT', 'ARGUMENT', 'CONCLUSION'].join(
    '\n\nIt is so, and the record shows it on every page that was cited below.\n\n',
  );
  expect(outcomeOf('FA-SEC-01', { court: courts.circuit, title: 'ANSWERING BRIEF OF APPELLEE', body }).outcome).toBe(
    'met',
  );
  expect(outcomeOf('FA-SEC-01', { court: courts.circuit, title: 'OPENING BRIEF OF APPELLANT', body }).outcome).toBe(
    'broken',
  );
});

test('a jurisdictional minimum is not an amount of damages', () => {
  const document = (demand: string): TypedDocument => ({
    court: courts.illinois,
    title: 'COMPLAINT AT LAW',
    body: `COUNT I\n(Negligence)\n\n1. Defendant was careless and Plaintiff sustained serious bodily injury.\n\n2. The personal injury is permanent.\n\nWHEREFORE, Plaintiff prays for judgment against Defendant in ${demand}.`,
  });
  expect(outcomeOf('IL-PLD-02', document('an amount in excess of $50,000')).outcome).toBe('met');
  expect(outcomeOf('IL-PLD-02', document('the amount of $900,000')).outcome).toBe('broken');
});
