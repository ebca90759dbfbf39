import type { FilingLine } from '../lines/FilingLine.ts';
import { evidenceOf } from '../lines/JoinedText.ts';
import type { ReadField } from '../Reading.ts';
import { barNumberIn } from '../readBarNumbers.ts';
import { personName } from '../signatures/personName.ts';
import { firm } from './firm.ts';
import { type Block, lawyersBlocks } from './lawyersBlocks.ts';

const most = 60;
const address =
  /^\d{1,6}\s+\S|\bP\.? ?O\.? Box\b|\b(?:suite|ste\.?|floor|fl\.)\s*#?\d|,\s*[A-Z]{2}\.?\s+\d{5}(?:-\d{4})?\b|,?\s(?:California|Texas|Florida|Illinois|New York|[A-Z][a-z]+)\s+\d{5}(?:-\d{4})?$/i;
const email = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
const phone = /\(?\b\d{3}\)?[\s.-]{1,3}\d{3}[\s.-]\d{4}\b/;
const represents = /\b(?:(?:co-)?counsel|attorneys?|solicitors?) (?:of record )?for\b:?\s*(.*)$/i;
const ownCause = /\b(?:pro se|in pro(?:pria)? per(?:sona)?|self-represented)\b/i;

/**
 * The lawyers of a paper, from the block over its caption and from those by its signatures, each person once. Whoever
 * stands there without a lawyer is none.
 */
export function readCounsel(lines: readonly FilingLine[]): ReadField<string>[] {
  const found = new Map<string, ReadField<string>>();
  for (const block of lawyersBlocks(lines)) {
    for (const lawyer of readBlock(block)) {
      const key = keyOf(lawyer.value);
      const known = found.get(key);
      if (known === undefined && found.size < most) found.set(key, lawyer);
      // A second block may say what the first left out.
      else if (known !== undefined) found.set(key, { ...known, parts: { ...lawyer.parts, ...known.parts } });
    }
  }
  return [...found.values()];
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

function readBlock({ lines, signed }: Block): ReadField<string>[] {
  if (lines.some(({ text }) => ownCause.test(text) && !represents.test(text))) return [];
  const shared = partsOf(lines);
  const named = lines.flatMap((line, index) => {
    const next = lines[index + 1];
    const name = nameOn(line.text);
    if (name === undefined || (firm.test(line.text) && barNumberIn(line.text) === undefined)) return [];
    const bar =
      barNumberIn(line.text) ??
      (next !== undefined && nameOn(next.text) === undefined ? barNumberIn(next.text) : undefined);
    const isLawyer = bar !== undefined || /\besq\b|pro hac vice/i.test(line.text) || signed.has(line);
    return isLawyer || (shared.represents !== undefined && index < 6) ? [{ index, line, name, bar, isLawyer }] : [];
  });
  const sure = named.some(({ isLawyer }) => isLawyer);
  const lawyers = named.filter((one) => one.isLawyer || !sure || shared.firm !== undefined);
  return lawyers.map(({ index, line, name, bar }) => ({
    value: name,
    confidence: bar === undefined ? 0.85 : 0.95,
    method: bar === undefined ? 'counsel-block' : 'counsel-bar-number',
    evidence: [evidenceOf(line)],
    parts: {
      ...ownParts(
        lines,
        index,
        lawyers.map((one) => one.index),
        shared,
      ),
      ...(bar !== undefined && { bar_number: bar }),
    },
  }));
}

/** Lawyers who stand one under the other share the address that follows the last of them; one with an own has that. */
function ownParts(
  lines: readonly FilingLine[],
  index: number,
  others: readonly number[],
  shared: Record<string, string>,
): Record<string, string> {
  if (others.length < 2) return shared;
  let from = index;
  for (;;) {
    const to = others.find((other) => other > from) ?? lines.length;
    const own = partsOf(lines.slice(from, to));
    if (own.address !== undefined || own.email !== undefined || to === lines.length) {
      const { firm: house, represents: whom } = shared;
      const first = partsOf(lines.slice(0, others[0]! + 1)).firm;
      return {
        ...(others.length < 3 && house !== undefined && { firm: house }),
        ...(first !== undefined && { firm: first }),
        ...(whom !== undefined && { represents: whom }),
        ...own,
      };
    }
    from = to;
  }
}

/** The name at a line's head, before a bar number or a remark. */
function nameOn(text: string): string | undefined {
  const bare = text
    .replace(/^(?:by\s*:?\s*)?(?:\/s\/|s\/)?\s*/i, '')
    .replace(/\s*[([]\s*(?:SBN|CSB|Bar|State|P\d|#|No|pro hac|admitted|[A-Z]{2}[ -]?\d|\d).*$/i, '')
    .replace(
      /[,\s]*(?:\b(?:State|Texas|Florida|Fla\.?|Cal\.?|Illinois|Georgia|Ohio|N\.?Y\.?)?\s*Bar\b|\bSBN\b|\bCSB\b|\bSBOT\b|\bARDC\b|\bAtty\b|\bBBO\b|#).*$/i,
      '',
    );
  return personName(bare);
}

function partsOf(lines: readonly FilingLine[]): Record<string, string> {
  // A typed column beside this one is another lawyer's.
  const texts = lines.map(({ text }) => text.trim().split(/\s{2,}/)[0]!);
  const first = (pattern: RegExp) => texts.flatMap((text) => pattern.exec(text)?.[0] ?? [])[0];
  const places = texts.filter((text) => address.test(text) && !email.test(text) && text.length < 90).slice(0, 3);
  const at = texts.findIndex((text) => represents.test(text));
  // Those who are represented may be companies too: the firm stands before them.
  const house = texts
    .slice(0, at < 0 ? undefined : at)
    .find((text) => firm.test(text) && !address.test(text) && text.length < 80);
  const whom = at < 0 ? undefined : clients(texts.slice(at, at + 3));
  const [mail, number] = [first(email), first(phone)];
  return {
    ...(house !== undefined && { firm: house.replace(/[,;]+$/, '') }),
    ...(places.length > 0 && { address: places.join(', ').replace(/,+/g, ',') }),
    ...(number !== undefined && { phone: number }),
    ...(mail !== undefined && { email: mail }),
    ...(whom !== undefined && { represents: whom }),
  };
}

/** `Attorneys for Plaintiff` and the name on the next line, as far as it goes on. */
function clients([head, ...rest]: readonly string[]): string | undefined {
  let whom = represents.exec(head!)?.[1]?.trim() ?? '';
  for (const line of rest) {
    const open = whom === '' || /(?:,|and|&|plaintiffs?|defendants?|petitioners?|respondents?)$/i.test(whom);
    if (!open || address.test(line) || email.test(line) || phone.test(line)) break;
    whom = `${whom} ${line}`.trim();
  }
  const text = whom.replace(/[,.;)]+$/, '');
  return text === '' ? undefined : text;
}
