import type { FilingLine } from '#domain/text/FilingLine';
import { evidenceOf } from '#domain/text/JoinedText';
import { anyOf, pattern } from '#domain/text/pattern';
import { spellName } from '../caption/spellName.ts';
import type { ReadField } from '../Reading.ts';
import { barNumberIn } from '../readBarNumbers.ts';
import { capacityAt } from './capacityAt.ts';
import { dateNear } from './dateNear.ts';
import { findMark, type SignatureMark } from './findMark.ts';
import { personName } from './personName.ts';

const most = 40;
const reachDown = 3;
/** Documents are signed at their end. */
const early = 0.4;
const judgeQualifiers = [
  'united states',
  'u.s.',
  'chief',
  'senior',
  'presiding',
  'associate',
  'superior court',
  'district',
  'circuit',
  'county',
  'magistrate',
  'bankruptcy',
  'probate',
  'family',
  'administrative law',
  'immigration',
  'supreme court',
  'judge of the',
  'justice of the',
];
/** The office that signs where no name is printed: `UNITED STATES DISTRICT JUDGE`. */
const judgesOffice = pattern(
  'i',
)`^(?:hon\b.*|${anyOf(judgeQualifiers)}?[\w .,']{0,40}\b(?:judge|justice|magistrate|j\.s\.c\.?)(?: presiding)?)\W*$`;

/**
 * Everyone who signs the document, each once, with the form of the signature, its date and the signer's capacity as far as
 * they are stated. `segments` are the document's runs of short lines; `lines` all of its lines, for the dates next to them.
 */
export function readSignatures(segments: readonly FilingLine[][], lines: readonly FilingLine[]): ReadField<string>[] {
  const found = new Map<string, ReadField<string>>();
  const places = new Map(lines.map((line, index) => [line.source, index]));
  for (const segment of segments) {
    for (let index = 0; index < segment.length && found.size < most; index++) {
      const mark = findMark(segment, index);
      if (mark === undefined) continue;
      const signer = signerOf(segment, index, mark);
      if (signer === undefined) continue;
      const key = keyOf(signer.name);
      const at = places.get(segment[index]!.source) ?? 0;
      // A rule in a caption has names under it too, and its right column names the judge.
      const bare = mark.method === 'signature-blank' && !/[a-z]/i.test(segment[index]!.text);
      if ((bare || mark.method === 'name-over-office') && at < early * lines.length) continue;
      const date = mark.date ?? dateNear(lines, at, segment, signer.at);
      const capacity = capacityAt(segment, index, signer.at, lines, at);
      const known = found.get(key);
      const parts = {
        ...(mark.form !== undefined && { form: mark.form }),
        ...(date !== undefined && { date }),
        ...(capacity !== undefined && { capacity }),
      };
      if (known !== undefined) {
        known.parts = { ...parts, ...known.parts };
        continue;
      }
      const own = segment[index]!;
      found.set(key, {
        value: spellName(signer.name, ''),
        confidence: mark.confidence,
        method: mark.method,
        evidence: signer.at === index ? [evidenceOf(own)] : [evidenceOf(own), evidenceOf(segment[signer.at]!)],
        parts,
      });
    }
  }
  return [...found.values()];
}

/** The name at the mark, else below it in the same column, else the office that signs. */
function signerOf(
  segment: readonly FilingLine[],
  index: number,
  mark: SignatureMark,
): { name: string; at: number } | undefined {
  const printed = nameIn(mark.name);
  if (printed !== undefined) {
    // The full name of a person who signs with a short name is below: `/s/ J. Roe`, `Jane Roe`.
    return { name: printed, at: index };
  }
  for (let at = index + 1; at <= index + reachDown && at < segment.length; at++) {
    const { text } = segment[at]!;
    if (findMark(segment, at)?.method === 'conformed-signature') break;
    const name = nameIn(text);
    if (name !== undefined) return { name, at };
    if (judgesOffice.test(text) && /[a-z]{4}|[A-Z]{4}/.test(text)) return { name: text.replace(/[\s.,]+$/, ''), at };
    if (/^(?:notary public|dated?\b)/i.test(text)) return undefined;
  }
  const alone = /^[A-Z][a-z]{2,14}$/.exec(mark.name.trim());
  return alone === null || mark.form !== '/s/' ? undefined : { name: alone[0], at: index };
}

const capacityOpenings = [
  'attorney',
  'counsel',
  'esq',
  'assistant',
  'deputy',
  'clerk',
  'judge',
  'president',
  'manager',
  'pro se',
  'plaintiff',
  'defendant',
  'petitioner',
  'respondent',
  'declarant',
  'affiant',
  'district',
  'circuit',
  'chief',
  'justice',
  'j.',
  'c.j.',
  'u.s.',
  'united',
  'vice',
  'secretary',
  'trustee',
  'executor',
  'member',
  'owner',
  'appell',
];
const capacityTail = pattern('i')`,\s*${anyOf(capacityOpenings)}\b.*$`;
function nameIn(text: string): string | undefined {
  const bare = text
    .replace(/\s{2,}.*$/, '')
    .replace(/^(?:by|name|print(?:ed)? name|signed|signature)\s*:\s*/i, '')
    .replace(/\s*[([]\s*(?:SBN|CSB|P\d|#|Bar|State|No|pro |\d|[A-Z]{2}[ -]?\d).*$/i, '')
    .replace(
      /[,\s]*(?:-\s*)?(?:\b(?:(?:State|Texas|Florida|Fla\.?|Cal\.?|Illinois|Georgia)\s*)?Bar\b|\bSBN\b|\bARDC\b|#|\bNo\.).*$/i,
      '',
    )
    .replace(capacityTail, '')
    .replace(/\*+$/, '');
  const name = personName(bare);
  return name === undefined && barNumberIn(text) !== undefined ? undefined : name;
}

function keyOf(name: string): string {
  const words = name
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .split(' ')
    .filter((word) => !/^(?:jr|sr|ii|iii|iv|esq)$/.test(word));
  return `${words[0]} ${words.at(-1)}`;
}
