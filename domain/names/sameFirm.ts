import { anyOf, pattern } from '#domain/text/pattern';
import { plainName } from './sameParty.ts';

/** The forms that a law firm adds at the end of its name, in small letters without signs. */
const forms = [
  ...['llp', 'llc', 'pllp', 'pllc', 'lllp', 'lp', 'plc', 'ltd', 'chtd', 'inc', 'corp', 'co'],
  ...['pc', 'p c', 'pa', 'p a', 'apc', 'aplc', 'alc', 'a law corp', 'a (prof|professional) (law )?corp'],
  'attorneys? at law',
];
const atEnd = pattern()`(?: ${anyOf(forms)})+$`;
const onlyForms = pattern()`^${anyOf(forms)}$`;
/** What an attorney without a firm enters for it. */
const noFirm = [
  ...['none', 'n a', 'na', 'not applicable', 'unknown', 'independent'],
  ...['self( employed)?', '(solo|sole|private)( practitioner| practice)?'],
];
const none = pattern()`^${anyOf(noFirm)}$`;

/** A firm’s name as it is compared: small letters, `and` for `&`, without its legal form. Empty for no firm. */
export function bareFirm(name: string): string {
  const plain = plainName(name)
    .replace(/^the /, '')
    .replace(/\boffices\b/g, 'office');
  const bare = plain.replace(atEnd, '');
  return none.test(bare) || onlyForms.test(bare) ? '' : bare;
}

/** The name that two lists of firms have in common, as the first one writes it. */
export function sharedFirm(one: readonly string[], other: readonly string[]): string | null {
  const known = new Set(other.map(bareFirm).filter(Boolean));
  return one.find((name) => known.has(bareFirm(name))) ?? null;
}

/** Those of some names that are of one of the wanted firms. */
export function namesOfFirms(wanted: readonly string[], names: readonly string[]): string[] {
  const bare = new Set(wanted.map(bareFirm).filter(Boolean));
  return bare.size === 0 ? [] : names.filter((name) => bare.has(bareFirm(name)));
}
