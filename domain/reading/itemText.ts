import { formatAmount } from '#domain/money/formatAmount';
import { parseAmount } from '#domain/money/parseAmount';

/** One entry of a list, with the part of it that people correct together with the value. */
type Item = { value: string; parts?: Record<string, string> | null | undefined };

/** Fields whose entries have a part that is written on the same line: counsel's bar number, the purpose of an amount. */
const withPart = {
  counsel: {
    part: 'bar_number',
    before: ', Bar No. ',
    pattern: /^(.*?[^\s,(]),? *\(?(?:SBN|(?:State )?Bar (?:No\.?|Number|#)):? *([^\s()]+)\)?$/i,
  },
  sums: { part: 'for', before: ' for ', pattern: /^(\$?[\d,]+(?:\.\d{2})?) for (.+)$/i },
} as const;

/** An entry of a list as people read and type it: `Jane Roe, Bar No. 123456`, `$1,200.00 for filing fees`. */
export function writeItem(field: string, { value, parts }: Item): string {
  const form = formOf(field);
  const part = form && parts?.[form.part];
  return form && part ? `${value}${form.before}${part}` : value;
}

/** The entry that a person typed. An amount is written as the portal writes amounts. */
export function readItem(field: string, line: string): { value: string; parts?: Record<string, string> } {
  const form = formOf(field);
  const [, value = line, part] = form?.pattern.exec(line) ?? [];
  const cents = field === 'sums' ? parseAmount(value) : undefined;
  return {
    value: cents === undefined ? value : formatAmount(cents),
    ...(form && part !== undefined && { parts: { [form.part]: part } }),
  };
}

function formOf(field: string) {
  return field === 'counsel' || field === 'sums' ? withPart[field] : undefined;
}
