import { numberFormat } from '#domain/intl/formats';

/** A number with a comma from 1,000: `1,617` (docs/style.md). */
export const writeCount = (number: number): string => numberFormat({}).format(number);
