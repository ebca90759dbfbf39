import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import type { FilingLine } from '#domain/text/FilingLine';
import { evidenceIn, joinLines } from '#domain/text/JoinedText';
import { anyOf, pattern } from '#domain/text/pattern';
import { type ReadingRule, readBy } from './confidence/ruleConfidence.ts';
import type { ReadField } from './Reading.ts';
import { type FoundTitle, isWeak } from './title/findTitle.ts';
import { readWhich } from './title/readWhich.ts';

type BodyForm = { type: DocumentTypeId; pattern: RegExp; rule: ReadingRule };

/** What documents without a title say of themselves. */
const letter: BodyForm[] = [
  {
    type: 'plea_agreement',
    pattern: /\b(?:full and complete )?plea (?:offer|agreement)\b/i,
    rule: 'letter-agreement',
  },
  {
    type: 'letter',
    pattern: /^(?:Dear|DEAR)\b.{2,60}|^To All Parties|^(?:RE|Re|In re)\s?:/m,
    rule: 'letter-form',
  },
];
const judgeRanks = ['Chief', 'Presiding', 'Senior', 'Associate', 'Circuit', 'District'];
const opinionSigns = [
  /\b(?:delivered|announced|filed) the (?:opinion|judgment) of the\b/,
  /\bOpinion (?:for the Court|of the Court)\b/,
  pattern()`^[A-Z][\w.' -]{2,40}, (?:${anyOf(judgeRanks)} )*(?:Judge|Justice)[.:]`,
  /^[A-Z][\w.' -]{2,40}, (?:C\.|P\.)?J\.[:,]?$/,
  /\bOpinion by\b/,
  /^PER CURIAM\b/,
];
const opinion: BodyForm = {
  type: 'opinion',
  pattern: pattern('m')`${anyOf(opinionSigns)}`,
  rule: 'opinion-form',
};
const order: BodyForm = {
  type: 'order',
  pattern: /\bIT IS (?:HEREBY |THEREFORE |SO |FURTHER )*ORDERED\b/,
  rule: 'ordering-words',
};

const closings = /^(?:very truly yours|sincerely|yours truly|respectfully yours)\b/im;

/** The document type: by its title, else by the form that letters, opinions and orders have. */
export function readDocumentType(
  title: FoundTitle | undefined,
  front: readonly FilingLine[],
  all: readonly FilingLine[],
  criminal: boolean,
): ReadField<DocumentTypeId> | undefined {
  const early = joinLines(front, '\n');
  const isLetter =
    /^(?:dear|to all parties)\b/im.test(early.text) || closings.test(joinLines(all.slice(-120), '\n').text);
  // A letter's bold lines are no title of the letter.
  const titled = title !== undefined && !(isLetter && title.title.method === 'heading-title') ? title : undefined;
  if (titled !== undefined && !isWeak(titled)) return fromTitle(titled, all, criminal);
  for (const { type, pattern, rule } of isLetter ? letter : [opinion, order]) {
    const match = pattern.exec(early.text);
    if (match === null) continue;
    return { value: type, ...readBy(rule), evidence: evidenceIn(early, match.index, match.index + match[0].length) };
  }
  return titled === undefined ? undefined : fromTitle(titled, all, criminal);
}

function fromTitle(
  { title, type, words }: FoundTitle,
  all: readonly FilingLine[],
  criminal: boolean,
): ReadField<DocumentTypeId> {
  const value = refine(type, all, criminal);
  const which = readWhich(value, title.value);
  if (which === undefined && words === undefined) return { ...title, value };
  return { ...title, value, parts: { ...(which !== undefined && { which }), ...(words !== undefined && { words }) } };
}

/** What a title leaves to the document's body. */
function refine(type: DocumentTypeId, all: readonly FilingLine[], criminal: boolean): DocumentTypeId {
  if (type === 'civil_minutes') return all.some((line) => order.pattern.test(line.text)) ? 'order' : type;
  if (type !== 'complaint' && type !== 'amended_complaint') return type;
  const head = all.slice(0, 90);
  const says = (words: RegExp) => head.some(({ text }) => words.test(text));
  const sworn = says(/\b(?:deposes and (?:says|states)|being (?:first )?duly sworn)\b/i);
  // Who swears to a criminal complaint is an officer (Fed. R. Crim. P. 3).
  const byOfficer = () =>
    says(/\b(?:special agent|assistant united states attorneys?|task force officer|police officer|detective)\b/i);
  const isCriminal = criminal ? sworn || says(/\bViolations? of\b/i) : sworn && byOfficer();
  if (isCriminal) return 'criminal_complaint';
  return type;
}
