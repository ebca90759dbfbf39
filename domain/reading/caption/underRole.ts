import { isAddress } from './markers.ts';

const servedRows = 5;
const describesParty =
  /^(?:individually|in (?:his|her|their|its) (?:official|individual)|an? [A-Za-z ]+ (?:corporation|company|agency|body)\b|consisting of|and$)/i;
const servedOn = /^serve\b/i;
const houseNumber = /^\d{1,5} [A-Z]/;
const longest = 60;

/**
 * Whether a row under a role still belongs to the parties: a capacity, an address, or a name over one. Kentucky sets a
 * role beside the first of its names. `rows`: the first text of each row of the page.
 */
export function isUnderRole(rows: readonly string[], index: number): boolean {
  const text = rows[index]!;
  if (describesParty.test(text) || isAddress(text) || houseNumber.test(text) || servedOn.test(text)) return true;
  if (rows.slice(Math.max(0, index - servedRows), index).some((row) => servedOn.test(row)))
    return text.length < longest;
  return isNameLine(text) && rows.slice(index + 1, index + 3).some((row) => isAddress(row) || servedOn.test(row));
}

/** Words that all begin with a capital, as names do. */
function isNameLine(text: string): boolean {
  return /^[A-Z]/.test(text) && text.length < longest && !/(?:^|\s)(?!(?:of|the|and|for|d\/b\/a)\s)[a-z]/.test(text);
}
