import i18n from '#web/i18n.ts';

/** Parts that mean nothing to a person: names for programs, and that a court's form of numbers is unknown. */
const silent = (part: string, value: string) =>
  part === 'id' || part === 'format' || (part === 'pattern' && value === 'unknown');

/** The parts of a value that are shown, each with its name and its value in words. */
export function shownParts(parts: Readonly<Record<string, string>> | undefined): [name: string, value: string][] {
  return Object.entries(parts ?? {}).flatMap(([part, value]): [string, string][] =>
    silent(part, value) ? [] : [[partWords(part), valueWords(part, value)]],
  );
}

/** What a part of a value is called, for example a lawyer's bar number. */
function partWords(part: string): string {
  const key = `filings.partNames.${part}`;
  return i18n.exists(key) ? i18n.t(`filings.partNames.${part}`) : part.replaceAll('_', ' ');
}

function valueWords(part: string, value: string): string {
  const key = `filings.partValues.${part}.${value}`;
  return i18n.exists(key) ? i18n.t(`filings.partValues.${part}.${value}`) : value;
}
