/**
 * A sum as documents write it, with a dollar sign: `$84,500.00`, `US$ 2.5 million`. Its groups are the dollars, the
 * cents with their point, and the scale.
 */
export const writtenSum =
  /(?<![A-Za-z\d])(?:US)?\$\s?(\d{1,3}(?:,\d{3})+|\d{1,12})(\.\d{1,2})?(?:\s+(million|billion|thousand))?(?![\d,.]*\d)/gi;

const scales: Readonly<Record<string, number>> = { thousand: 1e3, million: 1e6, billion: 1e9 };

/** The cents of a match of `writtenSum`. */
export function centsOf([, dollars, cents = '', scale = '']: RegExpMatchArray): number {
  return Math.round(Number(dollars!.replaceAll(',', '') + cents) * (scales[scale.toLowerCase()] ?? 1) * 100);
}
