import type { Rule } from '../Rule.ts';

const everywhere: Rule['applies_to'] = {
  jurisdiction: ['*'],
  court_level: ['State Court', 'Federal Court', 'Appellate Court', 'Supreme Court'],
  court_system: 'state',
  court_ids: ['*'],
  case_types: ['*'],
  doc_types: ['any'],
};

function advise(id: string, kind: string, requirement: string, notes: string, parameters = {}): Rule {
  return {
    id,
    applies_to: everywhere,
    requirement,
    check: { kind, automation: 'pdf_meta' },
    parameters,
    consequence: null,
    citation: 'Portal advice',
    confidence: 'verified',
    sources: [],
    effective_from: null,
    caveat: notes,
  };
}

/** What every electronic file should be, whatever court it goes to. A court with a rule of its own has that rule besides. */
export const fileRules: readonly Rule[] = [
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
  advise(
    'AZ-FILE-05',
    'file_name',
    'A file’s name is short, plain, and ends as its kind of file does.',
    'Longer names and some signs are cut or refused by systems that pass the file on.',
    { max_chars: 100 },
  ),
  advise(
    'AZ-FILE-06',
    'text_layer',
    'The words of a filed document can be read by a program as they can be seen.',
    'A text layer that is garbled is searched, copied and read aloud as it is.',
  ),
];
