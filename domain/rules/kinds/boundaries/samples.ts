import { courts, lawyerSignature, typeDocument } from '../../testing/typedPages.ts';
import { prose } from '../caption/samples.ts';
import type { RuleSamples } from '../Sample.ts';

const document = (title: string, body = prose) =>
  typeDocument({ court: courts.california, number: '34-2026-00312345', title, body });
const pages = (...texts: string[]) => texts.join('\f');
/** The number appears at the foot of its page. */
const numbered = (text: string, mark: string) => text + '\n'.repeat(Math.max(1, 55 - text.split('\n').length)) + mark;
const attachedAs = (label: string) =>
  `${prose}\n\nA true and correct copy of the contract is attached hereto as Exhibit ${label}.`;
const order =
  '[PROPOSED] ORDER\n\nThe motion is granted.\n\nIT IS SO ORDERED.\n\nDated: ____________\n\nJudge of the Superior Court';
const complaintBody = `1. This Court has jurisdiction over the parties, and venue is proper in this county.

FIRST CAUSE OF ACTION
Breach of Contract

2. Plaintiff alleges that Defendant breached the contract. ${prose}

SECOND CAUSE OF ACTION
Fraud

3. Plaintiff alleges that Defendant knew the statement to be false.

PRAYER FOR RELIEF

WHEREFORE, Plaintiff prays for judgment against Defendant for damages of $90,000 and demands a trial by jury.`;

/** One complete document in one file, with the stated attachments, under an accurate title. */
export const boundarySamples: readonly RuleSamples[] = [
  {
    rule: 'AZ-BND-01',
    passes: [
      { is: 'a motion alone', text: document('MOTION TO COMPEL') },
      {
        is: 'a motion with exhibits that have captions',
        text: pages(document('MOTION TO COMPEL'), 'EXHIBIT A', document('COMPLAINT'), 'EXHIBIT B', 'A letter.'),
      },
      {
        is: 'a motion with its declaration',
        text: pages(document('MOTION TO COMPEL'), document('DECLARATION OF DREW SPECIMEN')),
      },
    ],
    fails: [
      { is: 'two motions in one file', text: pages(document('MOTION TO COMPEL'), document('MOTION FOR SANCTIONS')) },
      { is: 'an answer and a motion in one file', text: pages(document('ANSWER'), document('MOTION TO STRIKE')) },
    ],
  },
  {
    rule: 'AZ-BND-02',
    passes: [
      {
        is: 'a motion that counts its pages from the first',
        text: pages(numbered(document('MOTION TO COMPEL'), 'Page 1 of 2'), numbered(lawyerSignature, 'Page 2 of 2')),
      },
    ],
    fails: [
      {
        is: 'a file that begins on page 7',
        text: pages(numbered(prose, 'Page 7 of 8'), numbered(lawyerSignature, 'Page 8 of 8')),
      },
      {
        is: 'a file that ends on page 2 of 5',
        text: pages(numbered(document('MOTION TO COMPEL'), 'Page 1 of 5'), numbered(prose, 'Page 2 of 5')),
      },
    ],
  },
  {
    rule: 'AZ-BND-03',
    passes: [
      { is: 'a motion without an order', text: document('MOTION TO COMPEL') },
      { is: 'a stipulation and its order', text: pages(document('STIPULATION AND [PROPOSED] ORDER'), order) },
      { is: 'an order as an exhibit', text: pages(document('MOTION TO COMPEL'), 'EXHIBIT A', order) },
      { is: 'an order as a file of its own', text: document('[PROPOSED] ORDER GRANTING MOTION') },
    ],
    fails: [
      { is: 'an order behind a motion', text: pages(document('MOTION TO COMPEL'), order) },
      {
        is: 'a proposed order filed in Florida',
        text: typeDocument({ court: courts.florida, number: '2026-012345-CA-01', title: '[PROPOSED] ORDER ON MOTION' }),
        forum: { jurisdiction: 'Florida' },
      },
    ],
  },
  {
    rule: 'AZ-EXH-01',
    passes: [
      {
        is: 'an exhibit behind its label',
        text: pages(document('COMPLAINT', attachedAs('A')), 'EXHIBIT A', 'The contract.'),
      },
      {
        is: 'an exhibit as a supporting document',
        text: document('COMPLAINT', attachedAs('A')),
        supporting: [{ name: 'Exhibit A.pdf', text: `CONTRACT\n\n${prose}` }],
      },
      {
        is: 'two exhibits in one supporting file',
        text: document('COMPLAINT', `${attachedAs('A')} A letter is attached hereto as Exhibit B.`),
        supporting: [{ name: 'Exhibits A-B.pdf', text: prose }],
      },
    ],
    fails: [
      { is: 'an exhibit that is not there', text: document('COMPLAINT', attachedAs('A')) },
      {
        is: 'the second of two exhibits that is not there',
        text: pages(
          document('COMPLAINT', `${attachedAs('A')} A letter is attached hereto as Exhibit B.`),
          'EXHIBIT A',
          'The contract.',
        ),
      },
    ],
  },
  {
    rule: 'AZ-KND-01',
    passes: [
      { is: 'a complaint that complains', text: document('COMPLAINT FOR DAMAGES', complaintBody) },
      {
        is: 'a motion that moves',
        text: document('MOTION TO COMPEL', `Plaintiff moves the Court for an order. ${prose}`),
      },
      {
        is: 'a motion that tells of its complaint',
        text: document('MOTION TO AMEND', `Plaintiff hereby moves for leave to amend.\n\n${complaintBody}`),
      },
    ],
    fails: [{ is: 'a complaint that is titled a motion', text: document('MOTION', complaintBody) }],
  },
];
