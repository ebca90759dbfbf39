import type { FormatterModule } from 'i18next';
import { either, listed } from '#contract/messages/en/words';
import { writeCount } from '#domain/text/writeCount';

/**
 * Formats the values of texts: numbers with a comma from 1,000, and `{{names, list}}` with a serial comma and "and", or
 * `{{names, list(type: disjunction)}}` with "or". A number that is not a count, such as a year, is passed as a string.
 */
export const formatValues: FormatterModule = {
  type: 'formatter',
  init() {},
  add() {},
  addCached() {},
  format(value: unknown, format) {
    if (typeof value === 'number') return writeCount(value);
    if (!format?.startsWith('list')) return value as string;
    return (format.includes('disjunction') ? either : listed)(value as string[]);
  },
};
