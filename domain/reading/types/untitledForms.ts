import { isCourtsOwn } from '#domain/documentTypes/documentType';
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
const dispositions = ['Affirmed', 'AFFIRMED', 'Reversed', 'REVERSED', 'Vacated', 'VACATED'];
const furtherDispositions = [
  /and|AND|in part|IN PART|as modified|AS MODIFIED/,
  /affirmed|reversed|vacated|remanded|rendered|modified|dismissed/,
  /AFFIRMED|REVERSED|VACATED|REMANDED|RENDERED|MODIFIED|DISMISSED/,
];
/** Reporters of citations that courts number themselves (The Bluebook, table T1.3). */
const neutralReporters = [
  /WY|UT(?: App)?|ND(?: App)?|S\.?D\.?|MT|ME|VT|CO(?:A)?|NM(?:SC|CA)|WI(?: App)?|OK(?: CR| CIV APP)?/,
  /N\.?H\.?|PA Super|Ark\.(?: App\.)?|IL(?: App)?/,
];
const opinionSigns = [
  /\b(?:delivered|announced|filed) the (?:opinion|judgment) of the\b/,
  /\bOpinion (?:for the Court|of the Court)\b/,
  pattern()`^[A-Z][\w.' -]{2,40}, (?:${anyOf(judgeRanks)} )*(?:Judge|Justice)[.:]`,
  /^[A-Z][\w.' -]{2,40}, (?:C\.|P\.)?J\.[:,]?$/,
  pattern()`^[A-Z][A-Z.' -]{2,40}, (?:CHIEF |PRESIDING )?(?:JUSTICE|JUDGE|(?:[CP]\.? ?)?J\.),? FOR THE COURT\b`,
  /^(?:Court|Panel) composed of [A-Z]/,
  /^Assigned on Briefs\b/,
  pattern()`^${anyOf(dispositions)}(?:[ ,;]+${anyOf(furtherDispositions)})*\.?$`,
  /\bOpinion by\b/,
  /^PER CURIAM\b/,
  /^\(?Slip Op(?:inion|\.)\)?$/,
  /^(?:Syllabus|SYLLABUS)(?: BY THE COURT)?\W*$/,
  /^Before:? [^\n]{3,80}(?:\n[^\n]{3,80}){0,2}\b(?:Circuit |Chief |Senior )*(?:Judges|Justices|JJ)\b/,
  /^(?:Opinion|OPINION) (?:filed|issued|delivered|Filed|Issued|Delivered|FILED|ISSUED|DELIVERED)\b/,
  /^\[?Cite as:? /,
  pattern()`^20\d\d ${anyOf(neutralReporters)} \d{1,4}U?$`,
  /\b(?:NOT TO BE PUBLISHED IN (?:THE )?OFFICIAL REPORTS|CERTIFIED FOR PUBLICATION)\b/,
  /^(?:Opini[oó]n|OPINI[OÓ]N) (?:del Tribunal|DEL TRIBUNAL|[Dd]isidente|DISIDENTE|[Cc]oncurrente|CONCURRENTE)/,
  /\b[Oo]fficially released [A-Z]/,
  /^(?:Statement|Opinion) of (?:JUSTICE|CHIEF JUSTICE|[A-Z]{3,}, C?\.? ?J\.)/,
  /^(?:(?:\[|\{)¶ ?1(?:\]|\})|¶ ?1\b)/,
];
const opinion: BodyForm = {
  type: 'opinion',
  pattern: pattern('m')`${anyOf(opinionSigns)}`,
  rule: 'opinion-form',
};
/** What only a court of review prints over its opinion, whatever else the heading names. */
const opinionNotices = [
  /this opinion is subject to (?:formal |further |motions? )?(?:for )?(?:revision|editing|rehearing|reargument|correction)/,
  /this opinion (?:is nonprecedential|has no precedential value)/,
];
const opinionNotice = pattern('i')`^(?:notice: ?)?${anyOf(opinionNotices)}\b`;
/** The table over an opinion of Mississippi's courts of review. */
const recordLabels = [
  /^date of judgment\b/,
  /^trial (?:judge|court attorneys?)\b/,
  /^court from which appealed\b/,
  /^attorneys? for appell(?:ants?|ees?)\b/,
  /^nature of the case\b/,
  /^disposition\b/,
  /^motion for rehearing filed\b/,
  /^mandate issued\b/,
];
const recordLabel = pattern('i')`${anyOf(recordLabels)}\s*:`;
const enoughLabels = 4;
const authored = /\b(?:delivered|announced|filed) the (?:opinion|judgment) (?:of|for) the court\b/i;
const ordering = /\bIT IS (?:HEREBY |THEREFORE |SO |FURTHER )*ORDERED\b/;
const datedAndFiled = /^(?:decision )?dated and (?:filed|released)\b/i;
const order: BodyForm = {
  type: 'order',
  pattern: pattern('m')`${ordering}|\b(?:hereby )?pass(?:es|ed) the following order\b|^On order of the Court,`,
  rule: 'ordering-words',
};

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
  const own = title !== undefined && isCourtsOwn(title.type);
  if (own && !['order', 'judgment', 'decision'].includes(title.type)) return undefined;
  // Wisconsin's Court of Appeals prints a notice beside the date of its decision.
  const line = page.find(
    ({ text }) =>
      (own && authored.test(text)) ||
      (!own && opinionNotice.test(text)) ||
      (title?.type === 'notice' && datedAndFiled.test(text)),
  );
  const shown = line ?? (own ? undefined : recordTable(page));
  return shown && { value: 'opinion', ...readBy('opinion-form'), evidence: [evidenceOf(shown)] };
}

function recordTable(page: readonly FilingLine[]): FilingLine | undefined {
  const labeled = page.filter(({ text }) => recordLabel.test(text));
  return labeled.length >= enoughLabels ? labeled[0] : undefined;
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
