import { anyOf, pattern } from '#domain/text/pattern';
import type { ReadingRule } from '../confidence/ruleConfidence.ts';

const word = "(?:[A-ZÀ-Þ][A-Za-zÀ-ÿ'’-]*[a-zß-ÿ'’A-ZÀ-Þ]\\.?|(?:[A-Z]\\.){1,3}|[A-Z](?= [A-Z][a-z]))";
/** A judge's name as printed, with what follows it. */
export const judgeName = `(${word}(?:[ ]{1,2}(?:${word}|de|del|la|van|von|der)){0,4}(?:,? (?:Jr|JR|Sr|SR|II|III|IV)\\b\\.?)?)`;
const officeQualifiers = [
  'United States ',
  'U.S. ',
  'UNITED STATES ',
  'Chief ',
  'CHIEF ',
  'Senior ',
  'SENIOR ',
  'Presiding ',
  'PRESIDING ',
  'Associate ',
  'Special ',
  'Resident ',
  'ASSOCIATE ',
  'Acting ',
  'Supervising ',
  'Administrative ',
  'ADMINISTRATIVE ',
];
/** The words before an office. */
export const courtWords = pattern()`${anyOf(officeQualifiers)}*`.source;
const judgeCourts = [
  'District',
  'DISTRICT',
  'Circuit',
  'CIRCUIT',
  'Magistrate',
  'MAGISTRATE',
  'Bankruptcy',
  'BANKRUPTCY',
  'Superior Court',
  'SUPERIOR COURT',
  'Circuit Court',
  'CIRCUIT COURT',
  'District Court',
  'DISTRICT COURT',
  'County Court',
  'COUNTY COURT',
  'Immigration',
  'IMMIGRATION',
  'Patent',
  'Trademark',
  'Appellate',
  'County',
  'COUNTY',
  'Supreme Court',
  'Trial',
  'Law',
  'Family Court',
  'Probate',
  'Associate',
];
/** Whose judge it is. */
export const bench = pattern()`(?:${anyOf(judgeCourts)} )*`.source;
const judge = '(?:Judge|JUDGE|Justice|JUSTICE|Jurist)';

/** `J.`, `C.J.`, `P. J.`, `J.A.D.`, `P.J.E.` */
const abbreviated = '(?:(?:[CPSAV]|Ch)\\. ?){0,2}J\\.(?: ?[A-Z]\\.){0,3}';

/** One way in which a document names its judge; the name is the first group. */
export type JudgeForm = { pattern: RegExp; rule: ReadingRule };

/** A reporter's page or a paragraph may be numbered before the opinion's first words. */
const paragraphMark = '\\*{1,2}\\d{1,4} |[¶P] ?\\d+\\.? ';
const opinionHeads = ['MEMORANDUM', 'Memorandum', 'OPINION', 'Opinion'];
/** Who wrote the document: `Catherine C. Eagles, District Judge.`, `Opinion for the Court filed by Chief Judge Edwards`. */
export const authors: JudgeForm[] = [
  {
    // The opinion may continue behind its byline: `HICKSON, J.  The petitioner appeals`.
    pattern: pattern()`^([A-Z][A-Z'’-]{2,}(?: [A-Z][A-Z'’.-]+){0,3}), (?:Acting )?${abbreviated}\s+(?=[A-Z][a-z])`,
    rule: 'author-line, abbreviated',
  },
  {
    pattern: pattern()`^${anyOf(opinionHeads)}(?: OPINION| Opinion| AND ORDER)? (?:BY|by|By):? (?:${courtWords}${bench}${judge}(?: |: ?))?${judgeName}(?:, ${abbreviated}|$)`,
    rule: 'author-line',
  },
  {
    pattern: pattern()`^${judgeName}, ${courtWords}${bench}${judge}[.:](?=$|[\s(])`,
    rule: 'author-line',
  },
  {
    // In a list of the panel, more judges follow: `Rowan, C. J., Stern, P. J., and Model, J.`
    pattern: pattern()`^${judgeName}, (?:(?:Acting )?${abbreviated}:|(?:U\.S\.)?(?:[DM]\.)?J\.:?$)`,
    rule: 'author-line, abbreviated',
  },
  {
    pattern: pattern()`^(?:Opinion|OPINION)(?: (?:for|of) the Court| OF THE COURT)?(?: filed)? (?:by|BY):? ${courtWords}${bench}(?:${judge} )?${judgeName}`,
    rule: 'author-line',
  },
  {
    pattern: pattern()`^(?:${paragraphMark})?(?:The )?${courtWords}${bench}(?:${judge}|JUSTICE) ${judgeName},?\s+(?:delivered|announced|wrote|filed|authored|for the Court\.)`,
    rule: 'author-line',
  },
  {
    // Tennessee's judges sit for a section: `HOLLIS R. WREN JR., P.J., M.S., delivered the opinion`.
    pattern: pattern()`^${judgeName}, (?:${courtWords}${bench}${judge}|${abbreviated}(?:, [EMW]\.S\.)?),? (?:delivered|announced|wrote)`,
    rule: 'author-line',
  },
  {
    // Mississippi's: `ROWAN, JUSTICE, FOR THE COURT:`
    pattern: pattern()`^${judgeName}, ${courtWords}(?:JUDGE|JUSTICE|[CP]\.J\.), FOR THE COURT:`,
    rule: 'author-line',
  },
  {
    // Washington's and Oregon's: `ROWAN, J. - The defendant appeals`, `Opinion by Rowan, J.`, `ROWAN, C.J., FOR THE COURT:`
    pattern: pattern()`^${judgeName}, (?:Acting )?${abbreviated}(?:\*| -|, (?:FOR|for) (?:THE|the) (?:COURT|Court))`,
    rule: 'author-line, abbreviated',
  },
  {
    pattern: pattern()`^(?:Statement|STATEMENT) of (?:(?:CHIEF|Chief) )?(?:(?:JUSTICE|Justice) ${judgeName}(?=$|[,.])|${judgeName}, ${abbreviated})`,
    rule: 'author-line',
  },
  {
    // Pennsylvania's: `MEMORANDUM OPINION` / `BY SENIOR JUDGE ROWAN STERN`.
    pattern: pattern()`^(?:BY|By) (?:(?:PRESIDENT|President) )?${courtWords}${judge} ${judgeName}$`,
    rule: 'author-line',
  },
  {
    // A board's: `ROWAN, Member: This case is before the Board`.
    pattern: pattern()`^([A-Z][A-Z'’-]{2,}), (?:Member|Chair|Chairperson|Commissioner):(?=\s|$)`,
    rule: 'author-line',
  },
  {
    pattern: pattern()`^${judgeName}, (?:V\.C\.|VC|(?:Vice )?Chancellor|(?:VICE )?CHANCELLOR)[.:]?$`,
    rule: 'author-line',
  },
  {
    // New Jersey's: `The opinion of the court was delivered by / ROWAN, P.J.A.D.`
    pattern: pattern()`^${judgeName}, (?:Acting )?${abbreviated}$`,
    rule: 'author-line, abbreviated',
  },
];

/** A court of appeals may print nothing but the surname and the office: `Rowan, Judge`. */
export const bareAuthor = pattern()`^([A-Z][A-Za-z'-]{2,}), (?:Chief |Presiding )?(?:Judge|Justice|JUDGE|JUSTICE)(?:\*|:.*)?$`;

const assignments = [
  '(Case )?Assigned to:? ',
  'Assigned for All Purposes to(:| the)? ',
  'Assigned for all purposes to(:| the)? ',
  'ASSIGNED FOR ALL PURPOSES TO(:| THE)? ',
  'Immigration ',
  'Administrative ',
  'Administrative Law ',
  'ASSIGNED TO:? ',
  'Signed by ',
  'U.S. ',
  'United States ',
  'UNITED STATES ',
  'Assigned ',
  'ASSIGNED ',
  'Presiding ',
  'PRESIDING ',
  'Trial ',
  'District ',
  'Chief ',
  'Circuit ',
  'CIRCUIT ',
  'Superior Court ',
  'SUPERIOR COURT ',
  'Senior ',
  'SENIOR ',
  'Present: ',
  'PRESENT: ',
  'Before:? ',
  'Calendar ',
];
const roomNouns = ['Dept', 'Courtroom', 'Ctrm', 'Department', 'Part', 'Date', /\(/];
const signingCourts = [
  'District',
  'DISTRICT',
  'Magistrate',
  'MAGISTRATE',
  'Bankruptcy',
  'BANKRUPTCY',
  'Superior Court',
  'Circuit',
  'CIRCUIT',
];
const judgesLetters = ['J.S.C', 'A.J.S.C', 'J.C.C', pattern()`${courtWords}${anyOf(signingCourts)} ${judge}`];
/** Whom the caption or the head of minutes names as sitting. */
export const sitting: JudgeForm[] = [
  {
    pattern: pattern()`(?:^|[\s:(])(?:Hon|HON|Honorable|HONORABLE)\b[.:,]*\s+(?:(?:Mr|Ms|Madam) )?(?:${judge} )?${judgeName}`,
    rule: 'caption-judge, honorable',
  },
  {
    pattern: pattern()`^\(?${anyOf(assignments)}*(?:Judge|JUDGE|Justice|JUSTICE)(?: Assigned| Presiding)?[:.]?\s+(?:Hon\.? )?${judgeName}(?=$|[,;)]|\s+${anyOf(roomNouns)})`,
    rule: 'caption-judge',
  },
  {
    // Los Angeles' stamp assigns the case: `Judicial Officer: Teresa Beaumont`.
    pattern: pattern()`(?:^|[\s,(])(?:Judicial Officer|JUDICIAL OFFICER)(?: PRESIDING| Presiding)?\s*:\s*(?:Hon\.? )?${judgeName}(?=$|[,;)]|\s+${anyOf(roomNouns)})`,
    rule: 'assigned-judge',
  },
  {
    // `Assigned to: Casey Stern`: no other word says that it is a judge.
    pattern: pattern()`^(?:Case )?(?:Assigned (?:To|to)|ASSIGNED TO|Judge (?:Assigned|assigned)|Assigned (?:Judge|judge))\s*:\s*${judgeName}(?=$|[,;)])`,
    rule: 'assigned-judge',
  },
  {
    pattern: pattern()`^(?:Before|BEFORE|Present|PRESENT)[: ]+${judgeName}(?:, (?:J\.S\.C|A\.J\.S\.C|${courtWords}${bench}${judge})|$)`,
    rule: 'caption-judge',
  },
  {
    pattern: pattern()`^${judgeName}, ${anyOf(judgesLetters)}\.?$`,
    rule: 'caption-judge',
  },
  {
    // Courts of chancery: `Chancellor Rowan`, `VICE CHANCELLOR STERN`, `CHANCELLOR ROWAN, CHIEF` of a panel of three.
    pattern: pattern()`^\(?(?:Vice |VICE )?(?:Chancellor|CHANCELLOR):? ${judgeName}(?:, (?:Chief|CHIEF))?\)?$`,
    rule: 'caption-judge',
  },
  {
    // A pleading may address its judge: `TO THE HONORABLE JUDGE CASEY ROWAN:`
    pattern: pattern()`^(?:To|TO) (?:the|The|THE) (?:Hon\.|HON\.|Honorable|HONORABLE) (?:${judge} )?${judgeName}(?=[:;]|,$|,? (?:Presiding|PRESIDING|${courtWords}${bench}${judge})\b)`,
    rule: 'caption-judge, addressed',
  },
];

const presidingWords = ['Presiding', 'PRESIDING', /of the .{3,60}/, /OF THE .{3,60}/];
const namedCourts = [
  'Superior',
  'SUPERIOR',
  'Circuit',
  'CIRCUIT',
  'District',
  'DISTRICT',
  'County',
  'COUNTY',
  'Probate',
];
const officeLines = [
  pattern()`(?:Judge|JUDGE),? (?:of the )?(?:[A-Z][A-Za-z.]+ ){1,3}${anyOf(namedCourts)} (?:Court|COURT)(?: \d{1,2})?`,
  pattern()`${courtWords}${bench}${judge}(?:,? ${anyOf(presidingWords)})?`,
  'J.S.C.?',
  'A.J.S.C.?',
  'H.C.J.?',
  'JUDGE PRESIDING',
  'Judge Presiding',
  'Judge,? (of )?(the )?(Superior|Circuit|District|Probate|Family|County) Court',
  'JUDGE,? (OF )?(THE )?(SUPERIOR|CIRCUIT|DISTRICT|PROBATE|FAMILY|COUNTY) COURT',
  'U.S.[DM].J.?',
  'US[DM]J',
  'J.A.D.',
  'P.J.A.D.',
  'J.T.C.',
  'Surrogate',
  pattern()`(?:Vice )?(?:Chancellor|CHANCELLOR)(?:, (?:Part|PART) [IVX]{1,4})?`,
  pattern()`(?:Justice|JUSTICE), (?:Maine )?${anyOf(['Superior Court', 'SUPERIOR COURT', 'Business & Consumer Court', 'Business and Consumer Court'])}`,
  '(Special )?Referee',
  'REFEREE',
  '(Chief )?Special Master',
  '(Chief )?Administrative Law Judge',
  'ADMINISTRATIVE LAW JUDGE',
  'Hearing Officer',
  'HEARING OFFICER',
  'Judge of Probate',
  'JUDGE OF PROBATE',
  /Circuit\/County Judge/,
  /(?:Judge|JUDGE), \d{1,3}(?:st|nd|rd|th|ST|ND|RD|TH) (?:(?:Judicial|JUDICIAL) )?(?:District|DISTRICT|Circuit|CIRCUIT)(?: (?:Court|COURT))?/,
  '(Superior |Court )?Court Commissioner',
  'COURT COMMISSIONER',
  /(?:(?:Domestic Relations|Family Court|Civil|County|District Court|Juvenile) )?Magistrate/,
];
/** The line under a judge's signature. */
export const office = pattern()`^[_\s]*${anyOf(officeLines)}\s*\.?$`;
const trialCourts = [
  'District Court',
  'Superior Court',
  'Circuit Court',
  'Circuit',
  'District',
  'Trial',
  'County',
  'Probate',
];
const otherDeciders = [
  'Referee',
  'Special Referee',
  'Special Master',
  'Chief Special Master',
  'Hearing Officer',
  'Administrative Law Judge',
  'Court Commissioner',
];
/** `Dana R. Croft, Referee` under a report or a decision. */
export const signedDecider = pattern()`^(?:/?s/?\s+)?(?:Hon\.?\s+)?${judgeName}, ${anyOf(otherDeciders)}[.,]?$`;
/** `Jeffrey D. Farrell, District Court Judge,` */
export const signedOffice = pattern()`^(?:/?s/?\s+)?(?:Hon\.?\s+|HON\.?\s+)?${judgeName}, ${courtWords}(?:${anyOf(trialCourts)} )?(?:Judge|JUDGE)[.,]?$`;
/** A portal's signature: `eSigned by Judge Casey Rowan on 05/03/2024 10:22:00`. */
export const portalSigned = pattern()`^(?:e-?Signed|(?:Electronically|Digitally) (?:Signed|signed))(?: by)?:? (?:Hon\.?|HON\.?|The Honorable|${judge}) ${judgeName}(?= on\b|,|$)`;
export const fullJudgeName = pattern()`^(?:/?s/?\s+|\(Signed\)\s+|(?:Electronically|Digitally) (?:Signed|signed) by:?\s+)?(?:Hon\.?|HON\.?|Honorable|HONORABLE|The Honorable|Judge)?\s*${judgeName},?$`;

export const signedOpinion = pattern()`^[_\s]*${judgeName}, (?:Acting )?${abbreviated}\*?$`;

/** The name over `Special Master` in a vaccine case's caption. */
export const specialMaster = pattern()`^(?:Chief )?Special Master ${judgeName}$`;

/** `LEONARD G. ROWAN, JUDGE` or `Casey Rowan, P.J.` under `BY THE COURT:`. */
export const byTheCourt = pattern()`^(?:/?s/?\s+)?(?:Hon\.?\s+|HON\.?\s+)?${judgeName},? (?:${courtWords}${bench}${judge}|${abbreviated})[.,]?$`;
