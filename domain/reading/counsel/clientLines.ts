import { anyOf, pattern } from '#domain/text/pattern';
import type { BlockLine } from './blockLines.ts';
import { sameLawyer } from './sameLawyer.ts';

const most = 4;
const others: ReadonlySet<BlockLine['kind']> = new Set(['address', 'contact', 'head', 'and', 'form', 'represents']);
/** A company's name that ends in an abbreviation continues. */
const ended = /(?<!\b(?:Inc|Corp|Co|Ltd|L\.L\.C|et al))\.$/;
const joins = /(?:,|;|&|\band|\bthe|\bof|-)$/i;
const clientRoles = [
  'plaintiff',
  'defendant',
  'petitioner',
  'respondent',
  /appell\w+/,
  'claimant',
  'intervenor',
  'debtor',
  'relator',
  'creditor',
  'trustee',
  'complainant',
  'curiae',
  'part(y|ies)',
];
const role = pattern('i')`\b${anyOf(clientRoles)}s?\W*$`;
const endOfCompany = /^(?:inc|llc|l\.l\.c|corp|company|co\.|ltd)\b/i;

/** How many lines after `Attorneys for` continue with the clients' names. */
export function clientLines(
  lines: readonly BlockLine[],
  at: number,
  { firm, address, persons }: { firm?: string; address: readonly string[]; persons: readonly { name: string }[] },
): number {
  const noHouse = firm === undefined && address.length === 0;
  let taken = 0;
  let said = lines[at]!.represents!;
  while (taken < most) {
    const next = lines[at + 1 + taken];
    if (next === undefined || others.has(next.kind) || next.bar !== undefined || ended.test(said)) break;
    if (next.persons.some((one) => one.sure || persons.some(({ name }) => sameLawyer(one.name, name)))) break;
    if (next.kind === 'firm' && persons.some(({ name }) => next.text.toLowerCase().includes(lastNameOf(name)))) break;
    // With no firm named yet, the line directly above an address is the lawyers' own.
    const overAddress = lines[at + 2 + taken]?.kind === 'address';
    if (noHouse && overAddress && (next.kind !== 'other' || (!joins.test(said) && /[A-Z]{4}/.test(next.text)))) break;
    const open = said === '' || joins.test(said) || role.test(said);
    const goesOn =
      open ||
      (next.kind === 'other' && /^(?:["(A-Z]|of\b|and\b|the\b|for\b)/.test(next.text)) ||
      (next.kind === 'firm' && endOfCompany.test(next.text));
    if (!goesOn || isRunningText(next.text)) break;
    said = next.text;
    taken++;
  }
  return taken;
}

function isRunningText(text: string): boolean {
  return /(?:\s[a-z]+){4}/.test(text) || (/[.;]$/.test(text) && /(?:\s[a-z]+){3}/.test(text));
}

function lastNameOf(name: string): string {
  return name.toLowerCase().split(' ').at(-1)!;
}
