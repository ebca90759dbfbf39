import { documentType } from '#domain/documentTypes/documentType';
import { say } from '#domain/messages/say';
import type { FilingLine } from '#domain/text/FilingLine';
import { evidenceIn, printedIn } from '#domain/text/JoinedText';
import { readBy } from '../confidence/ruleConfidence.ts';
import {
  composeAmount,
  composeCauses,
  composeHearing,
  composeRelief,
  composeService,
  composeWhat,
  type SummaryPart,
  type SummaryValues,
} from './composeParts.ts';
import { readSentences, type Sentence } from './readSentences.ts';
import { citing, idle, type Slot, slotsOf } from './tellingWords.ts';
import { textOfPart } from './textOfPart.ts';

const least = 2;
const most = 5;
const lines = 1400;
/** Below this score, a sentence does not fill its slot. */
const leastScore = 5;

/**
 * Two to five parts that say what a document is, who asks what of whom, on what grounds, for how much, and what happens
 * next: its own sentences, or messages made of nothing but values that were read, each with its source.
 */
export function summarize(body: readonly FilingLine[], values: SummaryValues): SummaryPart[] {
  const kind = values.doc_type === undefined ? 'other' : documentType(values.doc_type.value).summary;
  const sentences = readSentences(body.slice(0, lines)).filter(({ text }) => !idle.test(text));
  const filledSlots = slotsOf[kind].map((slot) => ({ slot, chosen: choose(sentences, slot) }));
  const own = (name: Slot['name']) =>
    filledSlots.filter(({ slot }) => slot.name === name).flatMap(({ chosen }) => chosen);
  const pleading = kind === 'pleading';
  const causes = pleading ? composeCauses(values) : undefined;
  const asked = own('asks');
  const relief = kind === 'pleading' || (kind === 'motion' && asked.length === 0) ? composeRelief(values) : undefined;
  const parts: (Part | undefined)[] = [
    composeWhat(values, kind === 'decision'),
    ...asked,
    causes,
    ...own('decides'),
    ...(kind === 'service' ? [composeService(values)] : []),
    ...own('grounds'),
    pleading ? (composeAmount(values) ?? relief) : relief,
    kind === 'pleading' || kind === 'statement' ? undefined : pleading ? undefined : composeAmount(values),
    composeHearing(values) ?? own('next')[0],
  ];
  const kept = distinct(parts.filter((part) => part !== undefined));
  return fill(kept, sentences)
    .slice(0, most)
    .map((part) => ('joined' in part ? quoted(part) : part));
}

type Part = SummaryPart | Sentence;

function choose(sentences: readonly Sentence[], slot: Slot): Sentence[] {
  const scored = sentences
    .map((sentence) => ({ sentence, score: scoreOf(sentence, slot) }))
    .filter(({ score }) => score >= leastScore)
    .sort((one, other) => other.score - one.score || one.sentence.order - other.sentence.order);
  const chosen: Sentence[] = [];
  for (const { sentence } of scored) {
    if (chosen.length === slot.most) break;
    if (!chosen.some((other) => repeats(other.text, sentence.text))) chosen.push(sentence);
  }
  return chosen.sort((one, other) => one.order - other.order);
}

function scoreOf({ text, order, opens }: Sentence, { words, early }: Slot): number {
  const [first, ...others] = words;
  const main = Math.max(0, ...words.map(([pattern, weight]) => (weight >= 3 && pattern.test(text) ? weight : 0)));
  if (main === 0 || first === undefined) return 0;
  const aside = others.reduce((sum, [pattern, weight]) => sum + (weight < 3 && pattern.test(text) ? weight : 0), 0);
  const place = early * (order < 3 ? 1 : order < 8 ? 0.7 : order < 25 ? 0.35 : 0);
  const length = text.length > 460 ? -3 : text.length > 330 ? -1.5 : text.length < 60 ? -0.5 : 0;
  const law = citing.test(text) ? -2.5 : 0;
  return main + aside + place + length + law + (opens ? 1 : 0);
}

/** What says the same as a sentence before it is left out. */
function distinct(parts: readonly Part[]): Part[] {
  const kept: Part[] = [];
  for (const part of parts)
    if (!kept.some((other) => 'joined' in other === 'joined' in part && repeats(textOf(other), textOf(part))))
      kept.push(part);
  return kept;
}

function repeats(one: string, other: string): boolean {
  if (one === other) return true;
  const words = new Set(wordsOf(one));
  const others = wordsOf(other);
  const fewer = Math.min(words.size, others.length);
  // A few words come together in any two sentences of one document.
  return fewer > 5 && others.filter((word) => words.has(word)).length > 0.72 * fewer;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z]{4,}/g) ?? [];
}

function textOf(part: Part): string {
  return 'joined' in part ? part.text : textOfPart(part.value);
}

/** If too few sentences are informative, the first sentences of the document that are not formalities. */
function fill(parts: readonly Part[], sentences: readonly Sentence[]): Part[] {
  const filled = [...parts];
  for (const sentence of sentences) {
    if (filled.length >= least) break;
    if (!filled.some((part) => repeats(textOf(part), sentence.text))) filled.push(sentence);
  }
  return filled;
}

function quoted({ joined, start, end }: Sentence): SummaryPart {
  return {
    value: say('summary.quotation', { sentence: printedIn(joined, start, end) }),
    ...readBy('telling-sentence'),
    evidence: evidenceIn(joined, start, end),
  };
}
