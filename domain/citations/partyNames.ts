import { joined } from '#domain/text/flowText';
import { abbreviations, connectors, designators, leads, walls } from './data/nameWords.ts';

type Word = { word: string; at: number; end: number };

/** Limits on the words and letters of a party's name. */
const mostWords = 24;
const mostLetters = 240;

function fullPartyWords(words: string): string {
  return words.includes(joined) ? words.replaceAll(joined, '') : words;
}

/** Whether the words after `v.` can still be part of the case name. */
export function isName(name: string): boolean {
  if (name.length === 0 || name.length > 220 || /[;?{}]|\n {0,2}\n/.test(name)) return false;
  // Quotation marks of a business's name come in pairs; a lone one ends or begins a quotation.
  if ((name.match(/"/g)?.length ?? 0) % 2 === 1) return false;
  const words = fullPartyWords(name).split(/\s+/).filter(Boolean);
  for (const [index, word] of words.entries()) {
    const bare = word.replace(/[,)\]"]+$/, '').replace(/^["([]+/, '');
    if (/!/.test(word) && !exclaims(word, words[index + 1])) return false;
    if (
      /^[a-z]/.test(bare) &&
      !connectors.has(bare) &&
      !clippedAnd.test(bare) &&
      !/^[a-z]?['’-]?[A-Z]|^[a-z]\./.test(bare)
    ) {
      if (index > 0 || words.length > 1) return false;
    }
    if (index < words.length - 1 && endsSentence(word, words[index + 1]!)) return false;
    if (word.endsWith(':')) return false;
  }
  // `United States v. $183,791.00`
  return /[A-Za-z]|^\$\d/.test(name);
}

/** `Yahoo!, Inc.`: the mark is of the name where the name ends, or a firm's form follows. */
function exclaims(word: string, next: string | undefined): boolean {
  return /^["'(]*[A-Z][^!]*!["')]*,?$/.test(word) && (next === undefined || designators.test(next));
}

/** `Shake n' Bake` */
const clippedAnd = /^['’]?n['’]$/;

/** A point after a word that is no abbreviation, before a capital, ends a sentence. */
function endsSentence(word: string, next: string): boolean {
  if (!/[.]["')\]]*$/.test(word) || !/^["'([]*[A-Z]/.test(next)) return false;
  return !isAbbreviation(word) && !isUnlistedAbbreviation(word, next);
}

/** A short word that no table has, before another abbreviation: `Quant. Hldgs.`. A sentence does not begin with one. */
function isUnlistedAbbreviation(word: string, next: string): boolean {
  return /^["'(]*[A-Z][a-z]{1,6}\.$/.test(word) && /\.["')\]]*,?$/.test(next) && isAbbreviation(next);
}

function isAbbreviation(word: string): boolean {
  const bare = word.replace(/^["'([]+/, '').replace(/[.,"')\]]+$/, '');
  if (/^\d+$|^[IVX]{2,5}$/.test(bare)) return false;
  if (bare.length <= 2 || /[.]|[A-Za-z]['’][a-z]/.test(bare)) return true;
  return abbreviations.has(bare.toLowerCase()) || (/^[A-Z]/.test(bare) && !/[aeiouyAEIOUY]/.test(bare));
}

/** Where the name begins that ends with these words; -1 where they end with none. */
export function nameStart(before: string): number {
  const low = Math.max(0, before.length - mostLetters);
  // The last word of the name first.
  const words: Word[] = [];
  let taken = 0;
  let offset = 0;
  for (let word = wordBefore(before, before.length, low); word && words.length < mostWords; ) {
    const next = words.at(-1);
    words.push(word);
    const previous = wordBefore(before, word.at, low);
    if (next && isBreak(before.slice(word.end, next.at), word.word, next.word)) break;
    const verdict = joins(word.word, next?.word, words, previous?.word);
    if (verdict === 'no') break;
    taken = words.length;
    if (verdict === 'first') {
      offset = /^["'([{—]*(?:.*[(["—])?/.exec(word.word)![0].length;
      break;
    }
    word = previous;
  }
  if (offset === 0) taken = withoutLeads(words, taken);
  return taken === 0 ? -1 : words[taken - 1]!.at + offset;
}

function wordBefore(text: string, from: number, low: number): Word | null {
  let end = from;
  while (end > low && text.charCodeAt(end - 1) <= 32) end -= 1;
  if (end <= low) return null;
  let at = end;
  while (at > low && text.charCodeAt(at - 1) > 32) at -= 1;
  return { word: fullPartyWords(text.slice(at, end)), at, end };
}

/** Signals and short words before a name are not part of it. */
function withoutLeads(words: readonly Word[], taken: number): number {
  let left = taken;
  while (left > 0) {
    const printed = words[left - 1]!.word;
    const bare = printed.toLowerCase().replace(/[,:]$/, '');
    if (bare === 'in' && words[left - 2]?.word.toLowerCase() === 're') left -= 2;
    else if (printed === 'The' && left > 1) break;
    else if (leads.has(bare) || connectors.has(printed)) left -= 1;
    else break;
  }
  return Math.max(0, left);
}

function isBreak(between: string, word: string, next: string): boolean {
  if (/\n {0,2}\n/.test(between)) return true;
  return between.includes('\n') && /^[A-Z]{4,}[.:]?$/.test(word) && !/^[A-Z.&,']+$/.test(next);
}

/** `The Court in Miranda v. Arizona`: the speaker is not a party. */
const speaker = /^(?:[Cc]ourt|Circuit|Judge|Justice|Congress|[Pp]anel|Division|Department|[Dd]ecision|[Oo]pinion)s?$/;

/** Whether a word belongs to the name that continues after it; `first` if the name begins in it. */
function joins(word: string, next: string | undefined, words: readonly Word[], previous: string | undefined) {
  const end = word.charCodeAt(word.length - 1);
  // A plain word, which most are.
  if (/^[A-Za-z]+$/.test(word)) {
    if (walls.has(word.toLowerCase()) || (word === 'in' && speaker.test(previous ?? ''))) return 'no';
    return word.charCodeAt(0) < 97 || connectors.has(word) || /^[a-z]{1,2}[A-Z]/.test(word) ? 'yes' : 'no';
  }
  const bare = word.replace(/^["'([{—]+/, '').replace(/[,.]+$/, '');
  if (/!["')]*,?$/.test(word) && !exclaims(word, next)) return 'no';
  if (/[;:?]["')\]]*$/.test(word) || (end === 34 && !quotesItself(word)) || end === 93 || end === 125 || end === 0x2014)
    return 'no';
  if (/\)[,.]?$/.test(word) && !/^\([\w.&'-]+\)[,.]?$/.test(word)) return 'no';
  if (walls.has(bare.toLowerCase())) return 'no';
  if (!bare) return word.includes('&') ? 'yes' : 'no';
  if (next !== undefined && end === 44 && !commaWithin(next, words)) return 'no';
  if (next !== undefined && endsSentence(word, next)) return 'no';
  const head = bare.charCodeAt(0);
  if (head >= 97 && head <= 122 && !isSmallWord(bare, word) && !clippedAnd.test(bare)) return 'no';
  if (/^\d+$/.test(bare) && !(previous && /^[A-Z][\w'&.-]*$|;$/.test(previous))) return 'no';
  if (/^\(\d+\)|^\d+[a-z]$/.test(word)) return 'no';
  if (/^[^\w&$'*#]/.test(bare) && head < 0xc0) return 'no';
  const opens = /^["([{]/.test(word) && !/^\([\w.&'-]+\)[,.]?$/.test(word);
  return opens || (/[—"([]/.test(bare) && !word.startsWith('(')) ? 'first' : 'yes';
}

/** `"B"`: a single word in quotation marks. */
const quotesItself = (word: string) => /^"[^"]+"$/.test(word);

function isSmallWord(bare: string, word: string): boolean {
  return connectors.has(bare) || connectors.has(word) || /^[a-z]{1,2}['’-]?[A-Z]|^[a-z]\.[a-z]/.test(bare);
}

/** After a comma, a name continues with a firm's legal form, or in a list that ends with `and`. */
function commaWithin(next: string, words: readonly Word[]): boolean {
  if (designators.test(next) || /^(?:Cty|County|Parish)\b/.test(words.at(-3)?.word ?? '')) return true;
  const after: string[] = [];
  for (let at = words.length - 2; at >= 0 && after.length < 7; at--) after.push(words[at]!.word);
  const and = after.findIndex((word) => word === '&' || word === 'and');
  return and > 0 && after.slice(0, and + 2).every((word) => /^[A-Z&]|^and$/.test(word));
}
