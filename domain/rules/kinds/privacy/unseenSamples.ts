import { describeUnseen } from '#domain/documentFacts/describeUnseen';
import type { Unseen, UnseenKind } from '#domain/documentFacts/Unseen';
import type { RuleSamples, SampleDocument } from '../Sample.ts';

const box = [72, 300, 180, 312] as const;

function unseen(kind: UnseenKind, page: number | null = 1): Unseen {
  return describeUnseen({ kind, page, boxes: page === null ? [] : [box], text: 'Robin Sample 4417' });
}

const carrying = (is: string, ...found: Unseen[]): SampleDocument => ({ is, facts: { unseen: found } });
const plain: SampleDocument = { is: 'a paper of which every word is seen' };

const failed: RuleSamples['fails'] = [
  carrying('words under a black box', unseen('text_under_box')),
  carrying('words under a picture', unseen('text_under_image', 2)),
  carrying('a redaction that was never applied', unseen('redaction_not_applied'), unseen('redaction_not_applied', 3)),
];

function duty(suffix: string, forum: SampleDocument['forum'] = {}): RuleSamples {
  const inCourt = (document: SampleDocument): SampleDocument => ({ ...document, forum });
  const [first, ...more] = failed;
  return {
    rule: `AZ-RED-01-${suffix}`,
    passes: [inCourt(plain), inCourt(carrying('white words, which are another rule’s', unseen('white_text')))],
    fails: [inCourt(first), ...more.map(inCourt)],
  };
}

/** Documents with and without hidden text. */
export const unseenSamples: readonly RuleSamples[] = [
  duty('FD', { court_level: 'Federal Court', court_system: 'federal' }),
  duty('CA', { jurisdiction: 'California' }),
  duty('NY', { jurisdiction: 'New York' }),
  duty('TX', { jurisdiction: 'Texas' }),
  duty('FL', { jurisdiction: 'Florida' }),
  duty('IL', { jurisdiction: 'Illinois' }),
  duty('IM', { court_level: 'Federal Court', court_system: 'administrative' }),
  duty('OT', { jurisdiction: null }),
  {
    rule: 'AZ-RED-02',
    passes: [plain],
    fails: [
      carrying('a layer that is switched off', unseen('hidden_layer')),
      carrying('an earlier state with other words', unseen('earlier_revision', null)),
    ],
  },
  { rule: 'AZ-RED-03', passes: [plain], fails: [carrying('a comment', unseen('comment'))] },
  { rule: 'AZ-RED-04', passes: [plain], fails: [carrying('a title that says a name', unseen('metadata', null))] },
  {
    rule: 'AZ-HID-01',
    passes: [plain, carrying('a failed redaction, which is another rule’s', unseen('text_under_box'))],
    fails: (
      [
        'white_text',
        'invisible_text',
        'tiny_text',
        'off_page_text',
        'clipped_text',
        'covered_text',
        'unprinted_text',
        'mismapped_text',
      ] as const
    ).map((kind) => carrying(kind.replace('_', ' '), unseen(kind))) as unknown as RuleSamples['fails'],
  },
  {
    rule: 'AZ-HID-02',
    passes: [plain],
    fails: [carrying('an instruction to a program', unseen('machine_instruction'))],
  },
];
