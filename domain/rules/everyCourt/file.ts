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
    'A filed form is flattened: nobody can change what was filled in.',
    'Fields that can still be filled in look empty in some viewers and can be changed after filing.',
  ),
  advise(
    'AZ-FILE-02',
    'active_content',
    'A filed document does nothing by itself: no scripts, no launching of programs, no sending of forms, no media.',
    'Court systems strip such content or turn the file away.',
  ),
  advise(
    'AZ-FILE-03',
    'encryption',
    'A filed document opens without a password and may be printed, copied and stamped.',
    'A clerk’s system cannot stamp a protected file.',
  ),
  advise(
    'AZ-FILE-04',
    'embedded_files',
    'A filed document carries no other files inside it; exhibits are pages or files of their own.',
    'People who read or print the document do not see what is embedded, and many systems lose it.',
  ),
  {
    ...advice,
    id: 'AZ-FILE-05',
    requirement: 'A file’s name is short, plain, and ends as its kind of file does.',
    kind: 'file_name',
    parameters: { max_chars: 100 },
    caveat: 'Longer names and some signs are cut or refused by systems that pass the file on.',
  },
  advise(
    'AZ-FILE-06',
    'text_layer',
    'The words of a filed document can be read by a program as they can be seen.',
    'A text layer that is garbled is searched, copied and read aloud as it is.',
  ),
]);
