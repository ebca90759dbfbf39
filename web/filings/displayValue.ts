/**
 * Other systems' data may carry values as `label: value`; the display shows what follows the first colon
 * (departure 22). A time of day, a docket number with its office and an address keep their colon.
 */
export function displayValue(value: string): string {
  return value.replace(/^[A-Za-z][A-Za-z _-]{0,40}:\s+(?=\S)/, '');
}

/** Names of a list, joined by commas; an entry that is only a label and a value loses its label. */
export function displayNames(names: readonly string[]): string {
  return names.map(displayValue).filter(Boolean).join(', ');
}
