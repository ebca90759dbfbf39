import type { FilingLine } from '#domain/text/FilingLine';
import { evidenceIn, evidenceOf, type JoinedText } from '#domain/text/JoinedText';
import { anyOf, pattern } from '#domain/text/pattern';
import { readBy } from '../confidence/ruleConfidence.ts';
import type { ReadField } from '../Reading.ts';

const most = 200;
const label = String.raw`(?:[A-Z]{1,2}|\d{1,3})(?:-\d{1,2})?`;
const exhibitNouns = ['Exhibits?', 'EXHIBITS?', 'Exhs?.', 'Exs?.', 'Attachments?', 'ATTACHMENTS?'];
const named = pattern(
  'g',
)`\b(${anyOf(exhibitNouns)})\s(?:Nos?\.\s)?["']?(${label})\b["']?((?:(?:,\s|,?\s(?:and|&|through|to)\s|-)["']?${label}\b["']?){0,12})`;
const further = new RegExp(String.raw`(,\s|,?\s(?:and|&|through|to)\s|-)["']?(${label})\b`, 'g');
/** Whose an exhibit may be, before its label. */
export const exhibitOwners = [
  'plaintiff',
  'defendant',
  'petitioner',
  'respondent',
  'movant',
  'government',
  'state',
  'people',
  'joint',
  'trial',
];
const cover = pattern(
  'i',
)`^\W*(?:${anyOf(exhibitOwners)}(?:s|'s|s')?'?\s+)?(exhibit|attachment)\s+(?:no\.?\s*)?["'#]?(${label})["']?\W*$`;
/** An exhibit's cover appears at the head of its page. */
const topLines = 4;

/** The exhibits that a document speaks of, each once: `attached as Exhibit A`, `Exs. 1-3`. */
export function readExhibitsNamed(joined: JoinedText): ReadField<string>[] {
  const found = new Map<string, ReadField<string>>();
  if (!/\b(?:Ex|EX|Attach|ATTACH)/.test(joined.text)) return [];
  for (const match of joined.text.matchAll(named)) {
    const kind = /^a/i.test(match[1]!) ? 'Attachment' : 'Exhibit';
    const title = titleBefore(joined.text, match.index);
    for (const one of labelsOf(match[2]!, match[3] ?? '', /s\.?$/i.test(match[1]!))) {
      const value = `${kind} ${one}`;
      if (found.has(value) || found.size === most) continue;
      found.set(value, {
        value,
        ...readBy('exhibit-named'),
        evidence: evidenceIn(joined, match.index, match.index + match[0].trimEnd().length),
        ...(title !== undefined && match[3] === '' && { parts: { title } }),
      });
    }
  }
  return [...found.values()];
}

/** The exhibits that come with the document in one file: the pages that open with their label. */
export function readExhibitsAttached(lines: readonly FilingLine[]): ReadField<string>[] {
  const found = new Map<string, ReadField<string>>();
  const first = lines[0]?.page ?? 1;
  let page = first;
  let onPage = 0;
  for (const [index, line] of lines.entries()) {
    onPage = line.page === page ? onPage + 1 : 1;
    page = line.page;
    const isFlow = line.source.kind === 'flow';
    if (isFlow ? index < 20 : page === first || onPage > topLines) continue;
    const match = line.text.length < 40 ? cover.exec(line.text) : null;
    if (match === null) continue;
    const value = `${/^a/i.test(match[1]!) ? 'Attachment' : 'Exhibit'} ${match[2]!.toUpperCase()}`;
    if (found.has(value)) continue;
    found.set(value, { value, ...readBy('exhibit-cover'), evidence: [evidenceOf(line)] });
  }
  return [...found.values()];
}

const copyOwners = ['the ', 'an? ', 'that ', 'his ', 'her ', 'its ', 'their ', 'said '];
const attachedHow = ['attached', 'annexed', 'appended', 'submitted', 'filed'];
const called = pattern(
  'i',
)`\bcop(?:y|ies) of ${anyOf(copyOwners)}?((?:[\w.,'&$-]+ ){0,12}?[\w.'&$-]+),? (?:is|are|was|were) (?:(?:being |hereby )?${anyOf(attachedHow)}|marked|included)\b[^.;]{0,50}$`;

/** What an exhibit is: `a true copy of the Lease Agreement is attached as Exhibit A`. */
function titleBefore(text: string, at: number): string | undefined {
  const title = called.exec(text.slice(Math.max(0, at - 190), at))?.[1];
  return title
    ?.replace(/^(?:true|correct|and|certified|complete) /gi, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** `A, B and D`, `1 through 4`: every label that is meant. */
function labelsOf(first: string, rest: string, several: boolean): string[] {
  const [from, to] = first.split('-');
  // `Exs. 1-3` are three; `Exhibit 10-1` is one.
  const isRange = several && to !== undefined && Number(to) > Number(from);
  const labels = isRange ? [from!, ...between(from!, to), to] : [first];
  for (const [, joint, next] of rest.matchAll(further)) {
    const last = labels.at(-1)!;
    const isRange = /through|to|-/.test(joint!);
    labels.push(...(isRange ? between(last, next!) : []), next!);
  }
  return labels;
}

function between(from: string, to: string): string[] {
  const count = (start: number, end: number, write: (at: number) => string) =>
    end - start > 1 && end - start < 60
      ? Array.from({ length: end - start - 1 }, (_, at) => write(start + at + 1))
      : [];
  if (/^\d+$/.test(from) && /^\d+$/.test(to)) return count(Number(from), Number(to), String);
  if (/^[A-Z]$/.test(from) && /^[A-Z]$/.test(to))
    return count(from.charCodeAt(0), to.charCodeAt(0), (at) => String.fromCharCode(at));
  return [];
}
