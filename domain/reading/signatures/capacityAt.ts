import type { FilingLine } from '#domain/text/FilingLine';
import { anyOf, pattern } from '#domain/text/pattern';
import { representing } from '../counsel/blockLines.ts';
import { spellClients } from '../counsel/spellClients.ts';
import { barNumberIn } from '../readBarNumbers.ts';

const reach = 8;
const judicialOffices = [
  'judge',
  /(?<!department of )justice(?! (?:center|project|initiative))/,
  'magistrate',
  'j.s.c.?',
  'court commissioner',
  'hearing officer',
  'surrogate',
  'chancellor',
  'referee',
];
/** In what capacity someone signs, said with or below the name; the first that is said counts. */
const capacities: [capacity: string, pattern: RegExp][] = [
  ['pro se', /\b(?:pro se|in pro(?:pria)? per(?:sona)?|self-represented|appearing without counsel)\b/i],
  ['clerk', /\b(?:clerk|case manager|register in probate|prothonotary)\b(?! of court'?s? office)/i],
  ['judge', pattern('i')`\b${anyOf(judicialOffices)}\b|^hon\b`],
  ['notary', /\bnotary\b/i],
  ['declarant', /\b(?:declarant|affiant|deponent)\b/i],
];
const lawyer =
  /\b(?:attorneys?|counsel|esq|solicitors?|prosecutor|public defender|state bar|bar no|sbn|llp|p\.?l\.?l\.?c)\b/i;
const officerRanks = [
  'vice',
  'executive',
  'assistant',
  'managing',
  'general',
  'chief',
  'corporate',
  'human',
  'resources',
  'financial',
  'executive',
  'operating',
];
const officerNouns = [
  'president',
  'secretary',
  'treasurer',
  'manager',
  'member',
  'director',
  'officer',
  'owner',
  'partner',
  'trustee',
  'executor',
  'executrix',
  'administrator',
  'guardian',
  'agent',
  'custodian of records',
  'process server',
  'registered agent',
];
const office = pattern('i')`^(?:its |the )?((?:${anyOf(officerRanks)} )*${anyOf(officerNouns)})\W*$`;
/** Who signs for himself: `Nora Fitzgibbon, Petitioner`. */
const ownPart =
  /(?:^|,\s*)(plaintiff|defendant|petitioner|respondent|applicant|debtor|appellant|appellee|tenant|landlord|claimant|movant)\W*$/i;
const oathForms = [
  /\b(?:declare|certify|swear|affirm|state) under (?:the )?(?:penalt|pains)/,
  /\bunder penalty of perjury\b/,
  /\bfurther affiant sayeth\b/,
  /\bsubscribed and sworn\b/,
];
const oath = pattern('i')`${anyOf(oathForms)}`;
const stop = /^(?:certificate of|proof of service|exhibit\b|verification\b|cc:)|\/s\/|_{5,}/i;

/** What a signer is: `attorney for Plaintiff`, `judge`, `clerk`, `pro se`; undefined where nothing says it. */
export function capacityAt(
  segment: readonly FilingLine[],
  mark: number,
  signer: number,
  lines: readonly FilingLine[],
  at: number,
): string | undefined {
  let isLawyer = false;
  let shared = false;
  for (let index = signer; index < Math.min(segment.length, signer + reach); index++) {
    const { text } = segment[index]!;
    if (index > signer && stop.test(text)) {
      // Two who sign one under the other act for the same party, named under the second.
      if (!/\/s\//i.test(text)) break;
      shared = true;
    }
    const plain = index === mark ? text.replace(/^.*?(?:\/s\/|s\/|signed by)/i, '') : text;
    const whom = representing.exec(plain);
    if (whom !== null) {
      const clients = (whom[1] ?? whom[2] ?? '').trim() || (segment[index + 1]?.text ?? '');
      const party = clients.replace(/[\s,.;)]+$/, '');
      return party === '' ? 'attorney' : `attorney for ${spellClients(party)}`;
    }
    if (shared) continue;
    if (isLawyer || lawyer.test(plain) || barNumberIn(plain) !== undefined) {
      isLawyer = true;
      continue;
    }
    const found = capacities.find(([, pattern]) => pattern.test(plain));
    if (found !== undefined && index - signer <= 4) return found[0];
    const party = index - signer <= 1 ? ownPart.exec(plain)?.[1] : undefined;
    if (party !== undefined) return party.toLowerCase();
    const held = index - signer <= 2 ? office.exec(plain.replace(/^.*,\s*/, '')) : null;
    if (held !== null) return held[1]!.toLowerCase();
  }
  if (isLawyer) return 'attorney';
  const above = lines.slice(Math.max(0, at - 7), at).map(({ text }) => text);
  return oath.test(above.join(' ')) ? 'declarant' : undefined;
}
