import { bareName } from './sameParty.ts';

/** The forms that a law firm adds to its name. */
const forms =
  /\b(?:llp|llc|pllp|pllc|lp|lllp|pc|p c|apc|aplc|alc|pa|p a|inc|corp|co|chtd|ltd|plc|a law corp|a prof(?:essional)? corp|attorneys? at law|a professional law corp|esq)\b/g;
/** What an attorney without a firm enters for it. */
const none = /^(?:none|n a|na|solo|self(?: employed)?|sole practi(?:tioner|ce)|solo practi(?:tioner|ce)|unknown)$/;

/** A firm’s name as it is compared: small letters, `and` for `&`, without its legal form. Empty for no firm. */
export function bareFirm(name: string): string {
  const plain = name.replace(/\boffices\b/gi, 'office').replace(/,?\s*\besq\b.*$/i, '');
  const bare = bareName(plain).replace(forms, ' ').replace(/\s+/g, ' ').trim();
  return none.test(bare) ? '' : bare;
}

/** The name that two lists of firms have in common, as the first one writes it. */
export function sharedFirm(one: readonly string[], other: readonly string[]): string | null {
  const known = new Set(other.map(bareFirm).filter(Boolean));
  return one.find((name) => known.has(bareFirm(name))) ?? null;
}
