import { isAside, isBodyStart } from './caption/markers.ts';
import { dropFurniture } from './lines/dropFurniture.ts';
import type { FilingLine } from './lines/FilingLine.ts';
import { evidenceIn, type JoinedText, joinLines, printedIn } from './lines/JoinedText.ts';
import type { ReadField } from './Reading.ts';

const least = 2;
/** Beyond the least number only sentences that tell this much. */
const leastScore = 2.5;
const most = 4;
const longest = 420;
const bodyLines = 900;

type Sentence = { start: number; end: number; text: string; score: number; order: number };

/** Words of sentences that say what a paper is, asks, finds or orders. */
const telling: [pattern: RegExp, weight: number][] = [
  [
    /\b(?:this is an? (?:civil |class )?(?:action|case|appeal|proceeding|matter|petition)|this (?:action|case|matter|appeal|petition|motion) (?:arises|concerns|involves|challenges|seeks)|(?:brings?|bring|files?|commences?) this (?:action|suit|case|complaint|lawsuit|petition|motion|appeal|adversary)|comes? before the court|nature of (?:the|this) action)\b/i,
    5,
  ],
  [
    /\b(?:IT IS (?:HEREBY |SO |FURTHER |THEREFORE )*ORDERED|we (?:affirm|reverse|remand|hold|conclude|vacate|decline)|is (?:hereby )?(?:granted|denied|affirmed|reversed|dismissed)|are (?:granted|denied)|the court (?:grants|denies|finds|concludes|holds|orders))\b/i,
    5,
  ],
  [/\b(?:enclosed (?:is|are|please find)|we represent|we write|i write|this letter|on behalf of)\b/i, 3],
  [
    /\b(?:moves? (?:this court |the court )?(?:for|to|pursuant|under)|respectfully (?:requests?|moves?|submits?)|hereby (?:moves?|requests?|files?|gives? notice|opposes?|answers?|alleges?|complains?|enters?|appeals?)|requests? that (?:this|the) court|seek(?:s|ing)?|petitions? (?:this|the) court|appeals? from)\b/i,
    4,
  ],
  [/\b(?:alleges?|claims?|contends?|argues?|asserts?|challenges?)\b/i, 2],
  [
    /\b(?:damages|injunction|relief|breach|negligen|violation|discriminat|infring|judgment|sentence|custody|eviction|foreclos|estate|benefits)\w*/i,
    1.5,
  ],
  [/\b(?:plaintiffs?|defendants?|petitioners?|respondents?|appellants?|debtors?|movants?)\b/i, 1],
];

/** Sentences that are of the law or of form, not of the case. */
const idle =
  /\b(?:F\.\s?(?:2d|3d|4th|Supp)|U\.S\.C?\.? (?:§|\d)|S\. ?Ct|Cal\.|N\.Y\.S|So\. ?[23]d|venue is proper|jurisdiction over|reserves the right|incorporates? (?:by reference|herein)|realleges?|certif(?:y|ies)|telephone|see,? e\.g|id\. at|ibid|page limit|pro hac vice|resid(?:es|ing) (?:in|at)|pursuant to rule \d+\.\d+|question presented|exhibit|local rule|true names|does? \d|leave (?:of (?:the|this) court )?to amend|as counsel for|attorney in charge|you (?:must|are|may|have)|fed\. ?r\.|failure (?:of|to)|all inquiries|website)\b|\.{4,}|_{4,}/i;

/**
 * Two to four sentences of the paper itself, in its order, that tell most of what it is, asks or decides. Nothing is
 * written that the paper does not say.
 */
export function summarize(body: readonly FilingLine[]): ReadField<string>[] {
  const sentences: Told[] = [];
  for (const block of toBlocks(dropFurniture(body).slice(0, bodyLines))) {
    const joined = joinLines(block);
    for (const sentence of splitSentences(joined, sentences.length)) sentences.push({ ...sentence, joined });
  }
  const told = sentences.filter((one) => one.score > 0);
  // Two sentences at least: where too few tell much, the first ones that are not mere form.
  const plain = sentences
    .filter((one) => one.score === 0 && !idle.test(one.text))
    .slice(0, Math.max(0, least - told.length));
  const byScore = [...told, ...plain].sort((one, other) => other.score - one.score || one.order - other.order);
  const chosen = chooseBest(byScore).sort((one, other) => one.order - other.order);
  return chosen.map(({ start, end, score, joined }) => ({
    value: printedIn(joined, start, end),
    confidence: Math.min(0.95, 0.6 + score / 25),
    method: 'telling-sentence',
    evidence: evidenceIn(joined, start, end),
  }));
}

/** The best sentences that say something of their own: a paper says its main thing more than once. */
function chooseBest(sentences: readonly Told[]): Told[] {
  const chosen: Told[] = [];
  for (const one of sentences) {
    if (chosen.length === most || (chosen.length >= least && one.score < leastScore)) break;
    const words = new Set(wordsOf(one.text));
    const repeats = chosen.some((other) => {
      const others = wordsOf(other.text);
      return others.filter((word) => words.has(word)).length > 0.7 * Math.min(words.size, others.length);
    });
    if (!repeats) chosen.push(one);
  }
  return chosen;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z]{4,}/g) ?? [];
}

type Told = Sentence & { joined: JoinedText };

/** Running text between headings: what stands on both sides of a heading is not one sentence. */
function toBlocks(lines: readonly FilingLine[]): FilingLine[][] {
  const blocks: FilingLine[][] = [[]];
  for (const line of lines) {
    if (isHeading(line.text)) blocks.push([]);
    else blocks.at(-1)!.push(line);
  }
  return blocks.filter((block) => block.length > 0);
}

function isHeading(text: string): boolean {
  const letters = text.replace(/[^A-Za-z]/g, '');
  return (
    letters.length < 2 ||
    (text.length < 90 && letters === letters.toUpperCase() && !/ORDERED/.test(text)) ||
    (text.length < 60 && isAside(text))
  );
}

const abbreviation =
  /(?:\b(?:v|vs|No|Nos|Inc|Corp|Co|Ltd|Mr|Mrs|Ms|Dr|Jr|Sr|St|Hon|Rev|Gov|Sen|Rep|Gen|Lt|Sgt|Capt|Fed|Civ|Crim|App|Evid|Cir|Ct|Dist|Div|Stat|Cal|Tex|Fla|Ill|Mich|Ind|Tenn|Ex|Exh|Doc|Docs|Dkt|Art|Sec|Ch|Cl|Def|Pl|Supp|Rptr|Ann|Rev|Bus|Prof|Proc|Gov't|Ass'n|Dep't|Int'l|Nat'l|Bros|etc|al|seq|e\.g|i\.e|cf|Id|approx|vol|p|pp|Jan|Feb|Mar|Apr|Aug|Sept|Oct|Nov|Dec|U\.S|R|L|P|A|N|E|S|W)|\b[A-Z])\.$/;

function splitSentences(joined: JoinedText, before: number): Sentence[] {
  const { text } = joined;
  const sentences: Sentence[] = [];
  let start = 0;
  for (const match of text.matchAll(/[.?!]["')\]]{0,2}(?:\d{1,2})?(?=\s+["'([]?(?:[A-Z]|\d{1,3}\.\s)|\s*$)/g)) {
    const end = match.index + match[0].length;
    if (abbreviation.test(text.slice(Math.max(start, match.index - 9), match.index + 1))) continue;
    // A paragraph's number is no sentence and belongs to none.
    if (/^\s*\(?\d{1,3}\.$/.test(text.slice(start, end))) {
      start = end;
      continue;
    }
    add(sentences, text, start, end, before);
    start = end;
  }
  return sentences;
}

function add(sentences: Sentence[], text: string, from: number, end: number, before: number): void {
  let start = from;
  while (start < end && /[\s)\].,;]/.test(text[start]!)) start++;
  const numbered = /^\(?(?:\d{1,3}|[A-Za-z])[.)]\s+(?=[A-Z"'])/.exec(text.slice(start, end));
  if (numbered !== null) start += numbered[0].length;
  const sentence = text.slice(start, end).replace(/\s+/g, ' ');
  if (
    sentence.length < 40 ||
    sentence.length > longest ||
    !/^["'([]?[A-Z]/.test(sentence) ||
    !/[a-z]{3}/.test(sentence)
  )
    return;
  const order = before + sentences.length;
  sentences.push({ start, end, text: sentence, order, score: scoreOf(sentence, order) });
}

function scoreOf(sentence: string, order: number): number {
  if (idle.test(sentence)) return 0;
  const told = telling.reduce((sum, [pattern, weight]) => sum + (pattern.test(sentence) ? weight : 0), 0);
  if (told === 0) return 0;
  const early = order < 4 ? 3 : order < 12 ? 1.5 : order < 40 ? 0.5 : 0;
  return told + early + (isBodyStart(sentence) ? 1 : 0);
}
