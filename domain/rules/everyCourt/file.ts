import type { Rule, RuleRow } from '../Rule.ts';
import { rulesOf } from '../rows.ts';
import { everywhere } from './everywhere.ts';

type Plain = 'active_content' | 'embedded_files' | 'encryption' | 'live_form_fields' | 'text_layer';

function advise(id: string, kind: Plain, requirement: string, caveat: string): RuleRow {
  return { ...advice, id, kind, requirement, caveat };
}

const advice = {
  applies_to: everywhere,
  automation: 'pdf_meta',
  citation: 'Portal advice',
  confidence: 'verified',
} as const;

/** Requirements for electronic files in every court. A court's own rules apply in addition. */
export const fileRules: readonly Rule[] = rulesOf([
  advise(
    'AZ-FILE-01',
    'live_form_fields',
    'A filed form is flattened, so its entries cannot be changed.',
    'Fillable fields appear empty in some viewers and can be changed after filing.',
  ),
  advise(
    'AZ-FILE-02',
    'active_content',
    'A filed document has no active content: no scripts, no commands to start programs, no form submissions, and no media.',
    'Court systems remove active content or refuse the file.',
  ),
  advise(
    'AZ-FILE-03',
    'encryption',
    'A filed document opens without a password and can be printed, copied, and stamped.',
    'The clerk’s system cannot stamp a protected file.',
  ),
  advise(
    'AZ-FILE-04',
    'embedded_files',
    'A filed document has no embedded files. Exhibits are pages of the document or separate files.',
    'Embedded files are not visible when the document is read or printed, and many systems discard them.',
  ),
  {
    ...advice,
    id: 'AZ-FILE-05',
    requirement: 'A file name is short, has no special characters, and ends with the correct extension.',
    kind: 'file_name',
    parameters: { max_chars: 100 },
    caveat: 'Systems that receive the file may shorten or refuse long names and special characters.',
  },
  advise(
    'AZ-FILE-06',
    'text_layer',
    'The text layer of a filed document matches the visible text.',
    'Search, copying, and screen readers use the text layer, even if it is garbled.',
  ),
]);
