import type { UnseenKind } from '#domain/documentFacts/Unseen';
import type { Rule, RuleRow } from '../Rule.ts';
import { rulesOf } from '../rows.ts';
import type { Scope } from '../scopes.ts';
import { everywhere } from './everywhere.ts';

/** Types of failed redactions. */
const failed = ['text_under_box', 'text_under_image', 'redaction_not_applied'] as const;

/** The redaction rule of each court system. A box over text that is still in the file is not a redaction. */
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
  // Courts in states whose rules the portal does not have.
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

/** Text in a file that is not visible to the reader. */
export const unseenRules: readonly Rule[] = rulesOf([
  ...duties.map(
    ([suffix, system, jurisdiction, citation]): RuleRow => ({
      applies_to: { ...everywhere, jurisdiction, court_system: system === 'elsewhere' ? 'state' : system },
      id: `AZ-RED-01-${suffix}`,
      requirement: 'Redacted text is removed from the file. No text remains under a box, an image, or an annotation.',
      kind: 'failed_redaction',
      automation: 'pdf_meta',
      parameters: { kinds: failed, system },
      citation,
      confidence: citation === 'Portal advice' ? 'verified' : 'high',
      caveat: 'The filer is responsible for redaction. Anyone can select and copy text that is under a box.',
    }),
  ),
  advise(
    'AZ-RED-02',
    'A filed document has no hidden layers, earlier versions, or tracked deletions.',
    ['hidden_layer', 'earlier_revision'],
    'A file that was edited and saved may still contain the earlier version, which anyone can open.',
  ),
  advise(
    'AZ-RED-03',
    'A filed document has no comments.',
    ['comment'],
    'Comments to a colleague would become part of the public record.',
  ),
  advise(
    'AZ-RED-04',
    'A filed document’s properties, bookmarks, and descriptions do not contain information that is redacted on its pages.',
    ['metadata'],
    'Titles and bookmarks often contain a name that was redacted on the pages.',
  ),
  advise(
    'AZ-HID-01',
    'All text in a filed document is visible to the reader.',
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
    'Software can read text that people cannot see. The portal reads only visible text.',
  ),
  advise(
    'AZ-HID-02',
    'A filed document has no instructions addressed to software that reads it.',
    ['machine_instruction'],
    'The portal treats such text as data and never follows it.',
  ),
]);
