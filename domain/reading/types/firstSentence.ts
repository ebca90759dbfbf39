import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import type { FilingLine } from '#domain/text/FilingLine';
import { evidenceIn, joinLines } from '#domain/text/JoinedText';
import { anyOf, pattern } from '#domain/text/pattern';
import { readBy } from '../confidence/ruleConfidence.ts';
import type { ReadField } from '../Reading.ts';
import { classifyTitle } from '../title/classifyTitle.ts';

/** A body's first sentence is within so much text below the caption. */
const reach = 1800;
const sentenceLines = 40;

const filing = ['files?', 'submits?', 'presents?', 'tenders?', 'lodges?', 'interposes?', 'serves?'];
const besides = ['with the court', 'herewith', 'respectfully', 'now', 'and'];
const owners = ['this', 'these', 'its', 'their', 'his', 'her', 'the following', 'the instant', 'the within'];
const ranks = [
  'first',
  'second',
  'third',
  'amended',
  'verified',
  'original',
  'class',
  'action',
  'supplemental',
  'criminal',
];
const pleadings = ['complaint', 'petition', 'answer', 'counterclaim', 'cross-?complaint', 'application'];
const pleading = [
  'alleges?',
  'states?',
  'says?',
  'avers?',
  'shows?',
  'complains?',
  'represents?',
  'denies',
  'deny',
  'respectfully',
];
/** The document calls itself by its name: the words of the first group are read as a title. */
const named = [
  pattern(
    'i',
  )`\b${anyOf(filing)} (?:${anyOf(besides)}[, ]+){0,2}${anyOf(owners)}(?: (?:his|her|its|their|foregoing|above))?,? ((?:[\w'().-]+[ ,]+){1,12})`,
  pattern(
    'i',
  )`\b(?:for|by way of) (?:${anyOf([...owners, 'an?', 'cause of action and', 'such'])} )*((?:${anyOf(ranks)} )*(?:third-party )?${anyOf(pleadings)}s?)\b(?=.{0,250}\b${anyOf(pleading)}\b)`,
];

const prosecutors = [
  'united states attorney',
  "state'?s attorney",
  'prosecuting attorney',
  'district attorney',
  'attorney general',
];
const objectsOfMotions = [
  /(?:this|the) (?:honorable )?court/,
  /(?:pursuant|under)\b/,
  /for (?:an?|leave|entry|summary|judgment|reconsideration|relief)\b/,
  /to (?:dismiss|compel|strike|quash|amend|continue|vacate|suppress|remand|stay|extend|seal)\b/,
];
/** What only documents of one type say at their beginning. */
const said: readonly [DocumentTypeId, RegExp][] = [
  ['indictment', /\bthe (?:special (?:\w+ )?)?(?:grand jury|grand jurors)\b.{0,120}\b(?:charges?|present|accuse)\b/i],
  ['information', pattern('i')`\b${anyOf(prosecutors)}\b.{0,120}\b(?:charges|informs the court|accuses?)\b`],
  ['motion', pattern('i')`\b(?:hereby |respectfully |jointly )*moves?,? ${anyOf(objectsOfMotions)}`],
  [
    'application',
    /\b(?:hereby |respectfully )*appl(?:y|ies),? (?:ex parte )?(?:to (?:this|the) (?:honorable )?court )?for an? order\b/i,
  ],
  ['notice_of_appeal', /\b(?:notice is hereby given that|take notice that)\b.{0,160}\b(?:hereby )?appeals?\b/i],
  ['notice_of_removal', /\bhereby (?:gives? notice of removal|removes?)\b/i],
  [
    'appearance',
    /\b(?:enters? (?:my|his|her|their|its|an?|the) appearance|enter (?:my|our|the) appearance|hereby appears? (?:as|on behalf|for|in))\b/i,
  ],
  ['notice_of_motion', /\btake notice that\b.{0,260}\b(?:will move|motion)\b/i],
  ['notice', /\b(?:please take notice|notice is hereby given|you are hereby notified|hereby gives? notice)\b/i],
  ['stipulation', /\b(?:it is (?:hereby )?stipulated|hereby stipulate|stipulate and agree)\b/i],
  ['subpoena', /\byou are (?:hereby )?commanded to (?:appear|attend|produce|testify|give testimony)\b/i],
  ['summons', /\b(?:you are (?:hereby )?summoned|a lawsuit has been filed against you|you have been sued)\b/i],
  ['writ', /\b(?:you are (?:hereby )?commanded|we command you)\b/i],
  ['affidavit', /\b(?:being (?:first )?duly sworn|deposes? and (?:says?|states?))\b/i],
  [
    'affirmation',
    /\baffirms? (?:the (?:truth|following)|(?:as follows )?under (?:the )?penalt(?:y|ies) of perjury)\b/i,
  ],
  ['declaration', /\bI, .{3,60}, (?:hereby |do hereby )?declare\b/],
  ['certification', /\bI, .{3,60}, (?:of full age, )?(?:hereby |do hereby )?certif(?:y|ies)(?: and say| as follows|:)/],
  ['verdict', /\bwe,? the (?:members of the )?jury\b/i],
  [
    'order',
    /\bthis (?:matter|cause|case|action) (?:is|was|came|comes|having (?:come|been))\b.{0,60}\b(?:before|on for|heard|to be heard)\b/i,
  ],
  [
    'answer',
    /\b(?:answers?|responds? to|answering) (?:the )?(?:\w+'?s?'? ){0,2}(?:complaint|petition)\b.{0,60}\b(?:as follows|admits?|den(?:y|ies)|states?)\b/i,
  ],
  [
    'complaint',
    /\bcomplains? (?:of|and alleges?|against|and says?)\b|\bfor (?:his|her|its|their) cause of action\b.{0,60}\balleges?\b/i,
  ],
  ['petition', /\b(?:respectfully )?petitions? (?:this|the) (?:honorable )?court\b/i],
];

/** The type that the first sentence of the body names: `files this Motion`, `for its complaint … alleges`. */
export function readFirstSentence(body: readonly FilingLine[]): ReadField<DocumentTypeId> | undefined {
  const joined = joinLines(body.slice(0, sentenceLines));
  const text = joined.text.slice(0, reach);
  let best: { value: DocumentTypeId; start: number; end: number } | undefined;
  const propose = (value: DocumentTypeId | undefined, match: RegExpExecArray | null) => {
    if (value === undefined || match === null || (best !== undefined && best.start <= match.index)) return;
    best = { value, start: match.index, end: match.index + match[0].length };
  };
  for (const one of named) {
    const match = one.exec(text);
    propose(match === null ? undefined : classifyTitle(match[1]!)?.type, match);
  }
  for (const [type, words] of said) propose(type, words.exec(text));
  return best === undefined
    ? undefined
    : { value: best.value, ...readBy('first-sentence'), evidence: evidenceIn(joined, best.start, best.end) };
}
