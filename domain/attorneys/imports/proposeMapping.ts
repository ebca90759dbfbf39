import { type ImportField, importFields, type Mapping } from './importTerms.ts';

/** Headers of rosters and State Bar exports, in their bare spelling. */
const synonyms: Record<ImportField, readonly string[]> = {
  full_name: ['full name', 'name', 'attorney', 'attorney name', 'member name', 'lawyer', 'lawyer name', 'display name'],
  first_name: ['first name', 'first', 'given name', 'forename'],
  last_name: ['last name', 'last', 'surname', 'family name'],
  bar_number: [
    ...['bar number', 'bar no', 'bar', 'bar id', 'state bar number', 'state bar no', 'sbn', 'license number'],
    ...[
      'license no',
      'attorney number',
      'attorney registration number',
      'registration number',
      'member number',
      'p number',
    ],
  ],
  status: ['status', 'standing', 'bar status', 'license status', 'member status', 'registration status'],
  status_since: [
    ...['status since', 'status date', 'status effective', 'status effective date', 'effective date', 'since'],
    'standing since',
  ],
  type: ['type', 'attorney type', 'role', 'category', 'practice type', 'member type'],
  firm: ['firm', 'firm name', 'law firm', 'office', 'organization', 'company', 'employer', 'agency'],
  email: ['email', 'e mail', 'email address', 'e mail address', 'mail'],
};

/** A header in a form in which spellings compare: `Bar_No.` as `bar no`. */
export function bareHeader(title: string): string {
  return title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/#/g, ' number ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/**
 * The field of each column: as the court saved it for this header, or by a synonym. Each field is given once, to the
 * first column that has it.
 */
export function proposeMapping(
  header: readonly string[],
  saved: ReadonlyMap<string, ImportField | null>,
  defaults: Mapping['defaults'] = {},
): Mapping {
  const given = new Set<ImportField>();
  const columns = header.map((title) => {
    const bare = bareHeader(title);
    const field = saved.has(bare) ? saved.get(bare)! : fieldOf(bare);
    if (!field || given.has(field)) return null;
    given.add(field);
    return field;
  });
  return { columns, defaults };
}

function fieldOf(bare: string): ImportField | null {
  return importFields.find((field) => synonyms[field].includes(bare)) ?? null;
}

/** The required fields for which a mapping has neither a column nor a value for all rows. */
export function missingFields({ columns, defaults }: Mapping): ImportField[] {
  const has = (field: ImportField) => columns.includes(field);
  const isNamed = has('full_name') || (has('first_name') && has('last_name'));
  return [
    ...(isNamed ? [] : (['full_name'] as const)),
    ...(has('bar_number') ? [] : (['bar_number'] as const)),
    ...(['status', 'type'] as const).filter((field) => !has(field) && !defaults[field]),
  ];
}

/** The fields that more than one column has. */
export function repeatedFields({ columns }: Mapping): ImportField[] {
  return importFields.filter((field) => columns.filter((one) => one === field).length > 1);
}
