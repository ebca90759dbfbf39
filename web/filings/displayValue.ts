/**
 * Data from other systems can contain values as `label: value`; the display shows the text after the first colon
 * (departure 22). A time of day, a docket number with its office, and an address keep their colon.
 */
export function displayValue(value: string): string {
  return value.replace(/^[A-Za-z][A-Za-z _-]{0,40}:\s+(?=\S)/, '');
}

/** The names in a list, joined by commas; labels are removed from the entries. */
export function displayNames(names: readonly string[]): string {
  return names.map(displayValue).filter(Boolean).join(', ');
}
