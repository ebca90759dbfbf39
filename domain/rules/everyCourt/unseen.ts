import type { UnseenKind } from '#domain/documentFacts/Unseen';
import type { Rule, RuleRow } from '../Rule.ts';
import { rulesOf } from '../rows.ts';
import type { Scope } from '../scopes.ts';
import { everywhere } from './everywhere.ts';

/** Kinds of failed redactions. */
const failed = ['text_under_box', 'text_under_image', 'redaction_not_applied'] as const;

/** The redaction rule of each court system: a box over text that is still in the file redacts nothing. */
const duties: readonly [
  suffix: string,
  court: 'administrative' | 'elsewhere' | 'federal' | 'state',
  jurisdiction: Scope['jurisdiction'],
  citation: string,
][] = [
  ['FD', 'federal', ['*'], 'Fed. R. Civ. P. 5.2(a); Fed. R. Crim. P. 49.1(a)'],
  ['CA', 'state', ['California'], 'Cal. Rules of Court, rule 1.201'],
  ['NY', 'state', ['New York'], '22 NYCRR 202.5(e)'],
  ['TX', 'state', ['Texas'], 'Tex. R. Civ. P. 21c'],
  ['FL', 'state', ['Florida'], 'Fla. R. Gen. Prac. & Jud. Admin. 2.425'],
  ['IL', 'state', ['Illinois'], 'Ill. S. Ct. R. 138'],
  ['IM', 'administrative', ['*'], 'Portal advice'],
  // Courts of states whose rules the portal does not have.
  ['OT', 'elsewhere', ['*'], 'Portal advice'],
];

function advise(id: string, requirement: string, kinds: readonly UnseenKind[], caveat: string): RuleRow {
  return {
    applies_to: everywhere,
    id,
    requirement,
    kind: 'unseen_text',
    automation: 'pdf_meta',
    parameters: { kinds },
    citation: 'Portal advice',
    confidence: 'verified',
    caveat,
  };
}

/** Text in a file that its reader does not see. */
export const unseenRules: readonly Rule[] = rulesOf([
  ...duties.map(
    ([suffix, system, jurisdiction, citation]): RuleRow => ({
      applies_to: { ...everywhere, jurisdiction, court_system: system === 'elsewhere' ? 'state' : system },
      id: `AZ-RED-01-${suffix}`,
      requirement: 'What is redacted is taken out of the file: no words stay under a box, a picture or a mark.',
      kind: 'failed_redaction',
      automation: 'pdf_meta',
      parameters: { kinds: failed, system },
      citation,
      confidence: citation === 'Portal advice' ? 'verified' : 'high',
      caveat:
        'The rule makes the filer responsible for redacting; words under a box can be selected and copied by anyone.',
    }),
  ),
  advise(
    'AZ-RED-02',
    'A filed document has no hidden layers and no earlier states of itself, nor deleted words that are only tracked.',
    ['hidden_layer', 'earlier_revision'],
    'A program that saves over a file keeps what was there; whoever opens the earlier state reads it.',
  ),
  advise(
    'AZ-RED-03',
    'A filed document carries no comments.',
    ['comment'],
    'Notes to a colleague become part of the public record.',
  ),
  advise(
    'AZ-RED-04',
    'A filed document’s properties, bookmarks and descriptions do not say what its pages keep back.',
    ['metadata'],
    'Titles and bookmarks often keep a name that was blacked out.',
  ),
  advise(
    'AZ-HID-01',
    'Every word in a filed document can be seen by its reader.',
    [
      'white_text',
      'invisible_text',
      'tiny_text',
      'off_page_text',
      'clipped_text',
      'covered_text',
      'unprinted_text',
      'mismapped_text',
    ],
    'Programs read what people cannot see; the portal reads only what they can.',
  ),
  advise(
    'AZ-HID-02',
    'A filed document speaks to people: it holds no instructions to programs that read it.',
    ['machine_instruction'],
    'Such words are data here and are never followed.',
  ),
]);
