import { evidenceIn, type JoinedText, printedIn } from '#domain/text/JoinedText';
import { readBy } from '../confidence/ruleConfidence.ts';
import type { ReadField } from '../Reading.ts';
import { type AuthorityKind, authorityForms, federalRule, keyOfCode } from './authorityForms.ts';
import { codeAfter, codeBefore } from './findCitedCodes.ts';
import { findConstitutions } from './findConstitutions.ts';
import { matchNear } from './matchNear.ts';
import { ofRules, readSections } from './readSections.ts';

type Cited = { value: string; kind: AuthorityKind; key: string; start: number; end: number };

/** `§ 12`, `Section 12`, `sections 12 and 13`: the sign says that a number is a section's. */
const sign = /(?:§{1,2}|\b[Ss]ections?|\b[Ss]ecs?\.) ?(?=\d)|\bCode,? (?=\d{2})/g;
const plural = /§§|ections|ecs\.|ules\b|Parts\b|pts\.|rules/;

/** Statutes, rules, regulations and constitutions that the document cites, each once, in the order of their first place. */
export function readAuthorities(joined: JoinedText): ReadField<string>[] {
  const { text } = joined;
  const cited = [...citedByName(text), ...rulesReversed(text)];
  const taken = new Set(cited.map(({ end }) => end));
  cited.push(...citedBySign(text, taken), ...citedConstitutions(joined));
  cited.sort((one, other) => one.start - other.start);
  const first = new Map<string, Cited>();
  const ends = new Set<number>();
  for (const one of cited) {
    // `Cal. Rules of Court, rule 8.204` is found under its long name and its short one; the long one begins earlier.
    if (one.kind !== 'constitution' && ends.has(one.end)) continue;
    ends.add(one.end);
    if (!first.has(one.key)) first.set(one.key, one);
  }
  return [...first.values()].map(({ value, kind, start, end }) => ({
    value,
    ...readBy(`cited-${kind}`),
    evidence: evidenceIn(joined, start, end),
    parts: { kind },
  }));
}

function* citedByName(text: string): Generator<Cited> {
  for (const { kind, hint, pattern, key } of authorityForms) {
    for (const match of matchNear(text, hint, pattern)) {
      const at = match.index + match[0].length;
      const sections = readSections(text, at, plural.test(match[0]));
      for (const [index, section] of sections.entries()) {
        yield {
          value: named(match[0], section.value),
          kind,
          key: `${key(match)} ${section.value.toLowerCase()}`,
          start: index === 0 ? match.index : section.start,
          end: section.end,
        };
      }
    }
  }
}

const ruleNumber = /\bRules? (?=\d)/g;

/** `Rule 12(b)(6) of the Federal Rules of Civil Procedure`. */
function* rulesReversed(text: string): Generator<Cited> {
  if (!/\bRules? of |Court Rules/.test(text)) return;
  for (const match of text.matchAll(ruleNumber)) {
    const sections = readSections(text, match.index + match[0].length, match[0].startsWith('Rules'));
    const last = sections.at(-1);
    const book = last === undefined ? null : ofRules.exec(text.slice(last.end, last.end + 90));
    if (book === null || last === undefined) continue;
    for (const [index, section] of sections.entries()) {
      const federal = /^Federal Rules? of (Civ|Crim|App|Bankr|Evid)/.exec(book[1]!);
      const alone = sections.length === 1;
      yield {
        value: `Rule ${section.value} of the ${book[1]!.replace(/\s+/g, ' ')}`,
        kind: 'rule',
        key: `${federal === null ? keyOfCode(book[1]!) : federalRule(federal)} ${section.value.toLowerCase()}`,
        start: index === 0 ? match.index : section.start,
        end: alone ? section.end + book[0].length : section.end,
      };
    }
  }
}

function* citedBySign(text: string, taken: ReadonlySet<number>): Generator<Cited> {
  for (const match of text.matchAll(sign)) {
    const at = match.index + match[0].length;
    const isCode = match[0].startsWith('Code');
    const sections = readSections(text, at, plural.test(match[0]));
    const last = sections.at(-1);
    if (last === undefined || sections.some(({ end }) => taken.has(end))) continue;
    const before = codeBefore(text, isCode ? match.index + 4 : match.index);
    const after = before === undefined && !isCode ? codeAfter(text, last.end) : undefined;
    const code = before ?? after;
    if (code === undefined || code.kind === 'constitution') continue;
    for (const [index, section] of sections.entries()) {
      const name =
        before !== undefined
          ? named(`${before.name} ${isCode ? '§ ' : match[0]}`, section.value)
          : `${named(match[0], section.value)}${after?.joint ?? ', '}${code.name}`;
      const alone = sections.length === 1;
      yield {
        value: name,
        kind: code.kind,
        key: `${code.key} ${section.value.toLowerCase()}`,
        start: before !== undefined && index === 0 ? before.start : index === 0 ? match.index : section.start,
        end: after !== undefined && alone ? after.end : section.end,
      };
    }
  }
}

function* citedConstitutions(joined: JoinedText): Generator<Cited> {
  for (const { key, start, end } of findConstitutions(joined.text)) {
    const printed = printedIn(joined, start, end) || joined.text.slice(start, end);
    // `First and Fourteenth Amendments` are two.
    const value = /^[A-Z][a-z]+(?:-[A-Za-z]+)?$/.test(printed)
      ? `${printed} Amendment`
      : printed.replace(/Amendments$/, 'Amendment');
    yield { value, kind: 'constitution', key, start, end };
  }
}

/** One of several sections is named alone: `42 U.S.C. §§ 1983, 1985` are `42 U.S.C. § 1983` and `42 U.S.C. § 1985`. */
function named(words: string, section: string): string {
  const clean = words.replace(/\s+/g, ' ').trim();
  const isRange = /§§ ?$/.test(clean) && /^\d{2,}-\d{2,}$/.test(section);
  const one = isRange ? clean : clean.replace(/§§ ?$/, '§').replace(/\b([Ss]ection|[Rr]ule|Part)s$/, '$1');
  return `${one} ${section}`.replace(/§(?=\d)/, '§ ').replace(/(\/) /, '$1');
}
