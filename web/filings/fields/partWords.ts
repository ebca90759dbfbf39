import i18n from '#web/i18n.ts';

/** Parts that are not shown: names for programs, and that a court's number format is unknown. */
const silent = (part: string, value: string) =>
  part === 'id' || part === 'template' || part === 'format' || (part === 'pattern' && value === 'unknown');

/** The visible parts of a value, each with its name and its value in words. */
export function shownParts(parts: Readonly<Record<string, string>> | undefined): [name: string, value: string][] {
  return Object.entries(parts ?? {}).flatMap(([part, value]): [string, string][] =>
    silent(part, value) ? [] : [[partWords(part), valueWords(part, value)]],
  );
}

/** The name of a part of a value, for example an attorney's bar number. */
function partWords(part: string): string {
  const key = `filings.partNames.${part}`;
  return i18n.exists(key) ? i18n.t(`filings.partNames.${part}`) : part.replaceAll('_', ' ');
}

function valueWords(part: string, value: string): string {
  const key = `filings.partValues.${part}.${value}`;
  return i18n.exists(key) ? i18n.t(`filings.partValues.${part}.${value}`) : value;
}
