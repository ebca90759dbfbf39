import type { FilingLine } from '#domain/text/FilingLine';
import { evidenceOf } from '#domain/text/JoinedText';
import { anyOf, pattern } from '#domain/text/pattern';
import { spellName } from '../caption/spellName.ts';
import { readBy } from '../confidence/ruleConfidence.ts';
import type { ReadField } from '../Reading.ts';
import { signature } from './blockLines.ts';
import { gatherGroups } from './gatherGroups.ts';
import type { LawyerGroup } from './LawyerGroup.ts';
import { spellClients } from './spellClients.ts';

const most = 80;
/** Text that occurs only in an attorney's block. */
const mark =
  /\b(?:attorneys?|counsel|solicitors?|prosecutors?)\b|\bbar\b|\bsbn\b|\bsbot\b|\bardc\b|\besq\b|\([PV]?\d{5,6}\)|\bhac vice\b|\batty\b|\/s\/|\bs\//i;

/**
 * The lawyers of a document, from the block over its caption, its appearances and its signatures, each person once, with the details that the document states. Self-represented parties are not included.
 */
export function readCounsel(segments: readonly FilingLine[][]): ReadField<string>[] {
  const found = new Map<string, ReadField<string>>();
  for (const segment of withoutServiceLists(segments)) {
    if (!segment.some(({ text }) => mark.test(text))) continue;
    for (const group of gatherGroups(segment)) {
      if (!isLawyers(group)) continue;
      for (const lawyer of lawyersOf(group)) {
        const key = keyOf(lawyer.value);
        const known = found.get(key);
        if (known === undefined && found.size < most) found.set(key, lawyer);
        else if (known !== undefined) found.set(key, merge(known, lawyer));
      }
    }
  }
  return [...found.values()];
}

const serviceHeadings = [
  /certificat\w+ of (?:electronic )?(?:filing and )?(?:service|mailing)/,
  'proof of service',
  '(affidavit|declaration) of (service|mailing)',
  'service list',
  'cc:',
];
const serviceHeading = pattern('i')`^\W*${anyOf(serviceHeadings)}`;
const otherHeading = /^\W*(?:certificat\w+ of (?!service|mailing)|verification|exhibit|appendix|order\b)/i;

/** Whom a certificate names as served is not this document's counsel; who signs it may be. */
function* withoutServiceLists(segments: readonly FilingLine[][]): Generator<readonly FilingLine[]> {
  let served = false;
  for (const segment of segments) {
    let from = 0;
    for (const [index, { text }] of segment.entries()) {
      if (!served && serviceHeading.test(text)) {
        if (index > from) yield segment.slice(from, index);
        served = true;
        from = segment.length;
      } else if (served && (otherHeading.test(text) || signature.test(text))) {
        served = otherHeading.test(text) ? false : served;
        from = Math.min(from, index);
      }
    }
    if (served && from === 0 && !segment.some(({ text }) => signature.test(text))) continue;
    if (from < segment.length) yield from === 0 ? segment : segment.slice(from);
  }
}

/** Whom a group names are lawyers when it says whom they act for, or gives a bar number, or one signs for a firm. */
function isLawyers({ isLaw, firm, persons }: LawyerGroup): boolean {
  return (
    isLaw ||
    (firm !== undefined && /\b(?:LLP|PLLC|P\.?C\.?|P\.?A\.?|law)\b/i.test(firm) && persons.some(({ sure }) => sure))
  );
}

function lawyersOf(group: LawyerGroup): ReadField<string>[] {
  const { persons, firm, address, phone, represents } = group;
  return persons.map((person, index) => {
    const mail = emailOf(group, index);
    const clients = represents === undefined ? undefined : cleanClients(represents);
    return {
      value: spellName(person.name, ''),
      ...readBy(person.bar === undefined ? 'counsel-block' : 'counsel-bar-number'),
      evidence: [evidenceOf(person.line)],
      parts: {
        ...(person.bar !== undefined && { bar_number: person.bar }),
        ...(firm !== undefined && {
          firm: firm.replace(/[,;]+$|\s+and$/i, '').replace(/^(?:law firm|firm)\s*:\s*/i, ''),
        }),
        ...(address.length > 0 && { address: address.slice(0, 4).join(', ').replace(/,+/g, ',') }),
        ...(mail !== undefined && { email: mail }),
        ...(phone !== undefined && { phone }),
        ...(clients !== undefined && clients !== '' && { represents: clients }),
      },
    };
  });
}

function cleanClients(represents: string): string | undefined {
  const clean = represents
    .replace(/[\s,;]+$/, '')
    .replace(/(?<!\b(?:Inc|Corp|Co|Ltd|L\.L\.C|L\.P|P\.C|N\.A|al|Jr|Sr))\.$/i, '')
    .replace(/^\(|^the (?=plaintiff|defendant|petitioner|respondent)/i, '')
    .replace(/^([^(]*)\)$/, '$1');
  if (/^this party\b/i.test(clean)) return undefined;
  return spellClients(clean);
}

/** Each lawyer's own address: under the name, by the name's letters, or in the order of the names. */
function emailOf({ persons, emails }: LawyerGroup, index: number): string | undefined {
  const person = persons[index]!;
  if (person.email !== undefined) return person.email;
  if (persons.length === 1) return emails[0];
  const last = (person.name.split(' ').at(-1) ?? '').toLowerCase().replace(/[^a-z]/g, '');
  const own = emails.find((one) => last.length > 2 && one.split('@')[0]!.toLowerCase().includes(last.slice(0, 8)));
  return (
    own ??
    (emails.length === persons.length && persons.every(({ email }) => email === undefined) ? emails[index] : undefined)
  );
}

/** `Joshua A. Matz` and `JOSHUA MATZ` are one lawyer. */
function keyOf(name: string): string {
  const words = name
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .split(' ')
    .filter((word) => !/^(?:jr|sr|ii|iii|iv)$/.test(word));
  return `${words[0]} ${words.at(-1)}`;
}

/** A second block may say what the first left out, and the name in full. */
function merge(known: ReadField<string>, again: ReadField<string>): ReadField<string> {
  return {
    ...known,
    value: again.value.length > known.value.length ? again.value : known.value,
    parts: { ...again.parts, ...known.parts },
  };
}
