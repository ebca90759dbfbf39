import type { Identifier, IdentifierKind } from '#domain/identifiers/Identifier';

/** What of a person's data a rule lets the public file show. */
export type Remainder = 'nothing' | 'last4' | 'year' | 'initials' | 'first_name';

const names: Record<IdentifierKind, [one: string, many: string]> = {
  social_security: ['A Social Security number', 'Social Security numbers'],
  taxpayer: ['A taxpayer number', 'taxpayer numbers'],
  financial_account: ['A financial account number', 'financial account numbers'],
  payment_card: ['A payment card number', 'payment card numbers'],
  driver_licence: ['A driver’s license number', 'driver’s license numbers'],
  passport: ['A passport number', 'passport numbers'],
  alien_number: ['An A-number', 'A-numbers'],
  birth_date: ['A birth date', 'birth dates'],
  minor_name: ['The name of a minor', 'names of minors'],
};

/**
 * What is shown in full and where: `A Social Security number ending in 6789 is shown in full on page 2.`, `2 birth dates (in
 * 2012 and 2015) are shown in full.`
 */
export function tellShown(kind: IdentifierKind, found: readonly Identifier[], where: string): string {
  const ends = [...new Set(found.map(({ shown }) => shown))];
  const [one, many] = names[kind];
  const told = { birth_date: 'in ', minor_name: '' }[kind as string] ?? 'ending in ';
  const verb = ends.length === 1 ? 'is' : 'are';
  const shown = `${verb} shown in full${where}${namePlaces(found)}.`;
  if (ends.length > 1) return `${ends.length} ${many} (${told}${listEnds(ends)}) ${shown}`;
  return kind === 'minor_name' ? `${one} (${ends[0]}) ${shown}` : `${one} ${told}${ends[0]} ${shown}`;
}

function listEnds(ends: readonly string[]): string {
  if (ends.length > mostEnds) return `${ends.slice(0, mostEnds).join(', ')} and others`;
  return `${ends.slice(0, -1).join(', ')} and ${ends.at(-1)}`;
}

const mostEnds = 4;

/** ` on pages 2 and 5`; nothing for flowing text. */
function namePlaces(found: readonly Identifier[]): string {
  const places = found.flatMap(({ evidence }) => evidence);
  const pages = [...new Set(places.flatMap((place) => (place.kind === 'page' ? [place.page] : [])))];
  if (pages.length === 0) return places.length > 1 ? ` in ${places.length} places` : '';
  if (pages.length === 1) return ` on page ${pages[0]}`;
  const shown = pages.slice(0, 8);
  return pages.length > 8
    ? ` on pages ${shown.join(', ')} and ${pages.length - 8} more`
    : ` on pages ${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}

const really = 'Take the words out of the file itself: a box drawn over them leaves them in it.';

/** What to put in its place, in words that can be copied. */
export function showRemainder(kind: IdentifierKind, remains: Remainder, { shown }: Identifier, byX: boolean): string {
  if (remains === 'nothing') return `${takeOut(kind, byX)} ${really}`;
  if (remains === 'year') return `Leave only the year, as in "${shown}". ${really}`;
  if (remains === 'initials') return `Write the initials in place of the name, as in "${shown}". ${really}`;
  if (remains === 'first_name')
    return `Write the first name and the initial of the last name, or initials, as in "${shown}". ${really}`;
  return `Leave only the last four characters, as in "${kind === 'social_security' ? 'xxx-xx-' : 'xxxx'}${shown}". ${really}`;
}

function takeOut(kind: IdentifierKind, byX: boolean): string {
  if (kind === 'minor_name') return 'Take the name out, or write a pseudonym.';
  if (byX) return 'Take it out, or put an X in place of each letter and digit.';
  return kind === 'birth_date' ? 'Take the date out.' : 'Take the number out whole, its last digits too.';
}
