import { z } from 'zod';
import { isDate } from '#domain/days/days';

/**
 * Fields of a screen's query in the address. Invalid values count as absent, because addresses are typed and shared.
 */

/** The page of a list, from 1. */
export const pageNumber = z.coerce.number().int().min(1).catch(1);

/** The text of a search field, no longer than the server accepts. */
export const typedWords = (most = 200) =>
  z
    .string()
    .catch('')
    .transform((text) => text.slice(0, most));

/** Plain text, such as an ID; empty if absent. */
export const plainText = z.string().catch('');

/** The ID of a record; empty if absent. */
export const idText = z.uuid().catch('');

/** One of a few options; undefined if absent. */
export const oneOf = <const Option extends string>(options: readonly Option[]) =>
  z
    .custom<Option>((value) => options.some((one) => one === value))
    .optional()
    .catch(undefined);

/** One of a few options; the first of them if absent. */
export const oneOfOr = <const Option extends string>(options: readonly Option[], usual: Option) =>
  z.custom<Option>((value) => options.some((one) => one === value)).catch(usual);

/** A calendar date; empty if absent. */
export const dayText = z.custom<string>((value) => typeof value === 'string' && isDate(value)).catch('');
