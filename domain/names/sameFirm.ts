import { anyOf, pattern } from '#domain/text/pattern';
import { bareName } from './sameParty.ts';

/** The forms that a law firm adds to its name, in small letters without signs. */
const forms = [
  ...['llp', 'llc', 'pllp', 'pllc', 'lllp', 'lp', 'plc', 'ltd', 'chtd', 'inc', 'corp', 'co'],
  ...['pc', 'p c', 'pa', 'p a', 'apc', 'aplc', 'alc', 'a law corp', 'a (prof|professional) (law )?corp'],
  'attorneys? at law',
];
const form = pattern('g')`\b${anyOf(forms)}\b`;
/** What an attorney without a firm enters for it. */
const none = pattern()`^${anyOf(['none', 'n a', 'na', 'unknown', 'self( employed)?', '(solo|sole)( practitioner| practice)?'])}$`;

/** A firm’s name as it is compared: small letters, `and` for `&`, without its legal form. Empty for no firm. */
export function bareFirm(name: string): string {
  const plain = name.replace(/\boffices\b/gi, 'office');
  const bare = bareName(plain).replace(form, ' ').replace(/\s+/g, ' ').trim();
  return none.test(bare) ? '' : bare;
}

/** The name that two lists of firms have in common, as the first one writes it. */
export function sharedFirm(one: readonly string[], other: readonly string[]): string | null {
  const known = new Set(other.map(bareFirm).filter(Boolean));
  return one.find((name) => known.has(bareFirm(name))) ?? null;
}
