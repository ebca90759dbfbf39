import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import type { FilingLine } from '#domain/text/FilingLine';
import { evidenceIn, evidenceOf, joinLines } from '#domain/text/JoinedText';
import { anyOf, pattern } from '#domain/text/pattern';
import { type ReadingRule, readBy } from '../confidence/ruleConfidence.ts';
import type { ReadField } from '../Reading.ts';
import type { TypeSigns } from './TypeSigns.ts';

type BodyForm = { type: DocumentTypeId; pattern: RegExp; rule: ReadingRule };

const letterForms: readonly BodyForm[] = [
  {
    type: 'plea_agreement',
    pattern: /\b(?:full and complete )?plea (?:offer|agreement)\b/i,
    rule: 'letter-agreement',
  },
  {
    type: 'letter',
    pattern:
      /^(?:Dear|DEAR)\b.{2,60}|^To All Parties|^(?:RE|Re|In re)\s?:|^Your Honor[,:]$|^Ladies and Gentlemen[,:;]$/m,
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
  /^\(?Slip Op(?:inion|\.)\)?$/,
  /^(?:Syllabus|SYLLABUS)\W*$/,
  /^Before:? [^\n]{3,80}(?:\n[^\n]{3,80}){0,2}\b(?:Circuit |Chief |Senior )*(?:Judges|Justices|JJ)\b/,
  /^(?:Opinion|OPINION) (?:filed|issued|delivered|FILED|ISSUED|DELIVERED)\b/,
  /\b(?:NOT TO BE PUBLISHED IN (?:THE )?OFFICIAL REPORTS|CERTIFIED FOR PUBLICATION)\b/,
  /^(?:Statement|Opinion) of (?:JUSTICE|CHIEF JUSTICE|[A-Z]{3,}, C?\.? ?J\.)/,
  /^(?:(?:\[|\{)¶ ?1(?:\]|\})|¶ ?1\b)/,
];
const opinion: BodyForm = {
  type: 'opinion',
  pattern: pattern('m')`${anyOf(opinionSigns)}`,
  rule: 'opinion-form',
};
const authored = /\b(?:delivered|announced|filed) the (?:opinion|judgment) (?:of|for) the court\b/i;
const ordering = /\bIT IS (?:HEREBY |THEREFORE |SO |FURTHER )*ORDERED\b/;
const order: BodyForm = { type: 'order', pattern: ordering, rule: 'ordering-words' };

const closings = /^(?:very truly yours|sincerely|yours truly|respectfully yours)\b/im;
const salutation = /^(?:dear|to all parties)\b|^(?:your honor|ladies and gentlemen|to whom it may concern)[,:;]$/im;
const closingLines = 120;

/** Whether a line orders something. */
export function isOrdering(text: string): boolean {
  return ordering.test(text);
}

/** Whether the document greets or takes leave as letters do. */
export function isLetter({ front, all }: Pick<TypeSigns, 'front' | 'all'>): boolean {
  return (
    front.some(({ text }) => salutation.test(text)) || all.slice(-closingLines).some(({ text }) => closings.test(text))
  );
}

export function readLetterForm({ front }: TypeSigns): ReadField<DocumentTypeId> | undefined {
  return firstOf(letterForms, front);
}

/** What courts of review and official reporters print over an opinion. */
export function readOpinionForm({ front, all, isReported }: TypeSigns): ReadField<DocumentTypeId> | undefined {
  const found = firstOf([opinion], front);
  if (found !== undefined || !isReported || all[0] === undefined) return found;
  return { value: 'opinion', ...readBy('reported-opinion'), evidence: [evidenceOf(all[0])] };
}

/** An opinion whose author is named, under a heading that names the judgment or an order of the court. */
export function readAuthoredOpinion({ page, title }: TypeSigns): ReadField<DocumentTypeId> | undefined {
  if (title === undefined || !['order', 'judgment', 'decision'].includes(title.type)) return undefined;
  const line = page.find(({ text }) => authored.test(text));
  return line && { value: 'opinion', ...readBy('opinion-form'), evidence: [evidenceOf(line)] };
}

export function readOrderForm({ front }: TypeSigns): ReadField<DocumentTypeId> | undefined {
  return firstOf([order], front);
}

function firstOf(forms: readonly BodyForm[], front: readonly FilingLine[]): ReadField<DocumentTypeId> | undefined {
  const early = joinLines(front, '\n');
  for (const { type, pattern, rule } of forms) {
    const match = pattern.exec(early.text);
    if (match === null) continue;
    return { value: type, ...readBy(rule), evidence: evidenceIn(early, match.index, match.index + match[0].length) };
  }
  return undefined;
}
