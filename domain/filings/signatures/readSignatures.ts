import { findDates } from '../dates/findDates.ts';
import type { FilingLine } from '../lines/FilingLine.ts';
import { evidenceOf } from '../lines/JoinedText.ts';
import type { ReadField } from '../Reading.ts';
import { personName } from './personName.ts';

const most = 20;
const conformed = /^(?:by\s*:?\s*)?[[(_\s]*(?:\/\s?[sS]\s?\/|[sS]\/)[\s_]*(.*?)[\])_\s]*$/i;
const blank = /^(?:by\s*:?\s*|signed?\s*:?\s*|x\s*)?_{5,}\s*(.*)$/i;
const seal = /^\W*(?:\(?seal\)?|\[seal\])\W*$/i;
/** In what capacity somebody signs, said below the name. */
const capacities: [capacity: string, pattern: RegExp][] = [
  ['pro se', /\b(?:pro se|in pro(?:pria)? per(?:sona)?|self-represented)\b/i],
  ['judge', /\b(?:judge|justice|magistrate|j\.s\.c|commissioner|referee|surrogate)\b/i],
  ['clerk', /\bclerk\b/i],
  ['notary', /\bnotary\b/i],
  ['declarant', /\b(?:declarant|affiant|petitioner'?s? signature)\b/i],
  ['attorney', /\b(?:attorneys?|counsel|esq|bar (?:no|id|#)|state bar|sbn|solicitors?|prosecutor)\b/i],
];
const near = 7;

/** Everyone who signs the paper, with the form of the signature, its date and the signer's capacity where they are stated. */
export function readSignatures(lines: readonly FilingLine[]): ReadField<string>[] {
  const found = new Map<string, ReadField<string>>();
  for (const [index, line] of lines.entries()) {
    if (line.text.length > 90 || !/[/_]/.test(line.text)) continue;
    const signed = signerAt(lines, index);
    if (signed === undefined || found.size === most) continue;
    const { name, form, at } = signed;
    const key = name.toLowerCase();
    if (found.has(key)) continue;
    const below = lines.slice(at + 1, at + 1 + near);
    const capacity = capacityOf(below);
    const date = dateNear(lines, index);
    found.set(key, {
      value: name,
      confidence: form === '/s/' ? 0.94 : 0.8,
      method: form === '/s/' ? 'conformed-signature' : 'signature-blank',
      evidence: at === index ? [evidenceOf(line)] : [evidenceOf(line), evidenceOf(lines[at]!)],
      parts: { form, ...(date !== undefined && { date }), ...(capacity !== undefined && { capacity }) },
    });
  }
  return [...found.values()];
}

function signerAt(lines: readonly FilingLine[], index: number): { name: string; form: string; at: number } | undefined {
  const { text } = lines[index]!;
  const slash = conformed.exec(text.trim());
  if (slash !== null) {
    const own = personName((slash[1] ?? '').replace(/\s*[,(].*$/, ''));
    if (own !== undefined) return { name: own, form: '/s/', at: index };
    const below = nameBelow(lines, index);
    return below && { ...below, form: '/s/' };
  }
  const line = blank.exec(text.trim());
  if (line === null) return undefined;
  const below = nameBelow(lines, index);
  if (below === undefined) return undefined;
  return { ...below, form: lines.slice(index, index + 3).some((one) => seal.test(one.text)) ? 'seal' : 'blank' };
}

/** In the same column, within two lines. */
function nameBelow(lines: readonly FilingLine[], index: number): { name: string; at: number } | undefined {
  const { left } = lines[index]!;
  for (let at = index + 1; at <= index + 3 && at < lines.length; at++) {
    const line = lines[at]!;
    if (line.source.kind === 'page' && Math.abs(line.left - left) > 150) continue;
    const name = personName(
      line.text.replace(/\s*\((?:SBN|P\d|#|Bar|[A-Z]{2}[ -]?\d).*$/i, '').replace(/,?\s*(?:Bar|SBN|#).*$/, ''),
    );
    if (name !== undefined) return { name, at };
  }
  return undefined;
}

function capacityOf(below: readonly FilingLine[]): string | undefined {
  for (const { text } of below) {
    // A form to tick says both: whoever is counsel for somebody is not without one.
    const isForm = /counsel for|attorney for/i.test(text);
    const found = capacities.find(([capacity, pattern]) => pattern.test(text) && !(isForm && capacity === 'pro se'));
    if (found === undefined) continue;
    const whom = /\b(?:attorneys?|counsel) for (.{3,60})$/i.exec(text)?.[1];
    return found[0] === 'attorney' && whom !== undefined ? `attorney for ${whom.replace(/[,.]+$/, '')}` : found[0];
  }
  return undefined;
}

function dateNear(lines: readonly FilingLine[], index: number): string | undefined {
  const around = [...lines.slice(Math.max(0, index - near), index).reverse(), ...lines.slice(index, index + near)];
  for (const line of around) {
    if (!/dated?\b|\bthis\b|executed|signed/i.test(line.text)) continue;
    const date = findDates(line.text)[0];
    if (date !== undefined) return date.iso;
  }
  return undefined;
}
