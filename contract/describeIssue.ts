import type { z } from 'zod';
import { writeCount } from '#domain/text/writeCount';

type RawIssue = z.core.$ZodRawIssue;

/**
 * Describes what is wrong with one field, in a sentence for the person or program that sent it. Used where a
 * schema has no message; pass it as `error` to `safeParse`.
 */
export function describeIssue(issue: RawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? 'This field is required.' : describeType(issue);
    case 'invalid_value':
      return describeChoice(issue.values);
    case 'too_small':
      return describeBound(issue.origin, Number(issue.minimum), issue.inclusive === false ? 'more than' : 'at least');
    case 'too_big':
      return describeBound(issue.origin, Number(issue.maximum), issue.inclusive === false ? 'less than' : 'at most');
    case 'invalid_format':
      return formats[issue.format] ?? 'This does not have the required format.';
    case 'not_multiple_of':
      return `Enter a multiple of ${issue.divisor}.`;
    case 'unrecognized_keys':
      return `Unknown ${issue.keys.length > 1 ? 'fields' : 'field'}: ${issue.keys.slice(0, 5).join(', ').slice(0, 200)}. Remove ${issue.keys.length > 1 ? 'them' : 'it'}.`;
    case 'invalid_union':
      return describeUnion(issue);
    case 'invalid_key':
      return 'This name is not accepted here.';
    default:
      return 'This value is not accepted here.';
  }
}

const types: Record<string, string> = {
  string: 'Enter text.',
  number: 'Enter a number.',
  int: 'Enter a whole number.',
  boolean: 'Send true or false.',
  date: 'Enter a date.',
  array: 'Send a list.',
  object: 'Send an object with named fields.',
  record: 'Send an object with named fields.',
};

function describeType({ expected }: Extract<RawIssue, { code: 'invalid_type' }>): string {
  return types[String(expected)] ?? 'This value is not of the required type.';
}

function describeChoice(values: readonly unknown[]): string {
  if (values.length === 1) return `This must be ${String(values[0])}.`;
  if (values.length > 20) return 'Choose one of the values listed in the API documentation.';
  return `Choose one of: ${values.map(String).join(', ')}.`;
}

function describeBound(origin: string, bound: number, relation: string): string {
  if (origin === 'string' && bound === 1 && relation === 'at least') return 'This field is required.';
  if (origin === 'string') return `Enter ${relation} ${writeCount(bound)} ${plural('character', bound)}.`;
  if (origin === 'array' || origin === 'set' || origin === 'map')
    return `Send ${relation} ${writeCount(bound)} ${plural('entry', bound)}.`;
  if (origin === 'date') return `Enter a date ${relation === 'at least' ? 'that is later' : 'that is earlier'}.`;
  return `Enter a number of ${relation} ${writeCount(bound)}.`;
}

const plural = (word: string, n: number) => (n === 1 ? word : word === 'entry' ? 'entries' : `${word}s`);

/** For a union that one field selects, lists that field's values. Other unions have no single reason. */
function describeUnion(issue: Extract<RawIssue, { code: 'invalid_union' }>): string {
  const options = 'options' in issue && Array.isArray(issue.options) ? issue.options : [];
  return options.length > 0 ? describeChoice(options) : 'This value is not accepted here.';
}

const formats: Record<string, string> = {
  uuid: 'This is not a valid identifier.',
  guid: 'This is not a valid identifier.',
  email: 'Enter an email address, such as name@example.com.',
  url: 'Enter a complete address that begins with https://.',
  date: 'Enter a date as YYYY-MM-DD.',
  time: 'Enter a time as HH:MM.',
  datetime: 'Enter a date and time as YYYY-MM-DDTHH:MM:SSZ.',
};
