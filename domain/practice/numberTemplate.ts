/**
 * The language in which a court's number format is written. Letters, digits, spaces, and `- / . :` stand for
 * themselves.
 *
 * | in the template | in the number |
 * |---|---|
 * | `{yy}`, `{yyyy}` | the year, or the year in which the term began |
 * | `{cat}` | the letters of the case's category |
 * | `{seq}`, `{seq:06}` | the number in the sequence, with zeros to that length |
 * | `{office}` | the value of a field of the format |
 * | `[-{branch}]` | a part that is left out if one of its fields has no value |
 */
export type TemplatePart =
  | { text: string }
  | { field: string }
  | { sequence: number }
  | { optional: Exclude<TemplatePart, { optional: unknown }>[] };

/** Why a template cannot be used; `at` is the text at fault. */
export type TemplateProblem = { code: TemplateProblemCode; at: string };
export const templateProblems = [
  'bad_character',
  'bad_field',
  'brace_open',
  'bracket_open',
  'bracket_nested',
  'sequence_missing',
  'sequence_twice',
  'sequence_optional',
  'too_long',
] as const;
export type TemplateProblemCode = (typeof templateProblems)[number];

export const longestTemplate = 80;
const token = /\{([^{}]*)\}|([[\]])|([A-Za-z0-9 :./-]+)|([\s\S])/g;
const field = /^[a-z][a-z0-9_]{0,19}$/;
const sequence = /^seq(?::0([1-9]))?$/;

/** The parts of a template, or the first problem in it. */
export function parseTemplate(template: string): TemplatePart[] | TemplateProblem {
  if (template.length > longestTemplate) return { code: 'too_long', at: template };
  const parts: TemplatePart[] = [];
  let optional: Exclude<TemplatePart, { optional: unknown }>[] | undefined;
  let sequences = 0;
  for (const [whole, name, bracket, text, other] of template.matchAll(token)) {
    if (other !== undefined) return { code: /[{}]/.test(other) ? 'brace_open' : 'bad_character', at: other };
    if (bracket === '[') {
      if (optional) return { code: 'bracket_nested', at: whole };
      optional = [];
      parts.push({ optional });
    } else if (bracket === ']') {
      if (!optional) return { code: 'bracket_open', at: whole };
      optional = undefined;
    } else if (text !== undefined) (optional ?? parts).push({ text });
    else {
      const digits = sequence.exec(name!);
      if (digits && optional) return { code: 'sequence_optional', at: whole };
      if (!digits && !field.test(name!)) return { code: 'bad_field', at: whole };
      if (digits) sequences += 1;
      (optional ?? parts).push(digits ? { sequence: Number(digits[1] ?? 0) } : { field: name! });
    }
  }
  if (optional) return { code: 'bracket_open', at: '[' };
  if (sequences !== 1) return { code: sequences === 0 ? 'sequence_missing' : 'sequence_twice', at: template };
  return parts;
}

/** The names of the fields of a template, in their order. */
export function fieldsOf(parts: readonly TemplatePart[]): string[] {
  return parts.flatMap((part) => ('optional' in part ? fieldsOf(part.optional) : 'field' in part ? [part.field] : []));
}
