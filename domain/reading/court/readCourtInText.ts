import { federalDistrict } from '#domain/courts/federalDistricts';
import { recognizeCourt, recognizeMended } from '#domain/courts/recognize/recognizeCourt';
import { type State, states } from '#domain/courts/states';
import type { FilingLine } from '#domain/text/FilingLine';
import { evidenceIn, joinLines } from '#domain/text/JoinedText';
import { type ReadingRule, readBy } from '../confidence/ruleConfidence.ts';
import type { ReadCourt } from '../readCourt.ts';

const named =
  /(?:(?:United States|U\.S\.) (?:District|Bankruptcy) Court|(?:Superior|Circuit|District|County|Supreme|Chancery|Probate|Family) Court|Court of)\b/;
const ownVerbs = [
  /\bOpinion Analyst, (?=Supreme)/g,
  /\bClerk (?:of|for) the (?=[A-Z])/g,
  /\b(?:files?|brings?|commences?|filed|submits?) (?:this|its|his|her|their) (?:[A-Z]?[a-z]+ ){1,4}(?:in|with|to) the (?=[A-Z])/g,
  /\b(?:Honorable|Hon\.) (?:Judges?|Justices?) of (?:the|said) (?=[A-Z])/g,
];
const textLooked = 14_000;
const nameLength = 140;

/** The court that a sentence says is the document's own: `the Clerk of the United States District Court for the District of Maine`. */
export function readCourtInText(lines: readonly FilingLine[]): ReadCourt | undefined {
  const joined = joinLines(lines.slice(0, 200));
  const text = joined.text.slice(0, textLooked);
  if (!named.test(text)) return undefined;
  const found: ReadCourt[] = [];
  for (const verb of ownVerbs) {
    for (const match of text.matchAll(verb)) {
      const at = match.index + match[0].length;
      const words = text.slice(at, at + nameLength);
      const name = recognizeCourt(words);
      if (name?.location === undefined || name.start > 0) continue;
      found.push(courtOf(name, 'named-in-text', evidenceIn(joined, at, at + name.end)));
    }
  }
  const [first] = found;
  return found.every((one) => one.name.court === first?.name.court) ? first : undefined;
}

const docketed = /^(?:Docketed|Linked with|Vide)\b:?/;
const fromBelow = /^Lower Ct\b/;

/** The docket of the highest court names only the court below: `No. 21-418 / Docketed: / Lower Ct:`. */
export function readCourtOfDocket(lines: readonly FilingLine[]): ReadCourt | undefined {
  const below = lines.find((line) => fromBelow.test(line.text));
  if (below === undefined || !lines.some((line) => docketed.test(line.text))) return undefined;
  const name = recognizeCourt('SUPREME COURT OF THE UNITED STATES');
  return name && courtOf(name, 'named-in-text', evidenceIn(joinLines([below]), 0, below.text.length));
}

/** A heading in which recognition misread whole words. */
export function readMendedCourt(lines: readonly FilingLine[]): ReadCourt | undefined {
  const head = lines.find((line) => /\bcourt\b/i.test(line.text) && line.left < 0.45 * line.pageWidth);
  const column =
    head === undefined ? lines : lines.filter((line) => line.right >= head.left && line.left <= head.right);
  const joined = joinLines(column, '\n');
  const name = recognizeMended(joined.text);
  return name === undefined ? undefined : courtOf(name, 'mended-heading', evidenceIn(joined, name.start, name.end));
}

const judge = /^\W*(?:(?:chief|senior) )?(?:united states|u\.s\.) (?:chief )?(district|magistrate|bankruptcy) judge\b/i;
const near = 8;

/** A judge signs at a place in a state that is one federal district: `Anchorage, Alaska` over `United States District Judge`. */
export function readCourtByJudge(lines: readonly FilingLine[]): ReadCourt | undefined {
  const at = lines.findLastIndex((line) => judge.test(line.text));
  if (at < 0) return undefined;
  const around = lines.slice(Math.max(0, at - near), at + 3);
  const joined = joinLines(around);
  const match = placeOfOneDistrict.exec(joined.text);
  if (match === null) return undefined;
  const kind = /bankruptcy/i.test(judge.exec(lines[at]!.text)![1]!) ? 'BANKRUPTCY' : 'DISTRICT';
  const name = recognizeCourt(`UNITED STATES ${kind} COURT\n${federalDistrict(match[1] as State, undefined)!}`);
  if (name?.location === undefined) return undefined;
  return courtOf(name, 'judge-and-place', evidenceIn(joined, match.index, match.index + match[0].length));
}

const oneDistrict = states.filter((state) => state !== 'District of Columbia' && federalDistrict(state, undefined));
const placeOfOneDistrict = new RegExp(`\\b[A-Z][a-z]+(?: [A-Z][a-z]+)?, (${oneDistrict.join('|')})\\b`);

/** The states as citations abbreviate them (The Bluebook, table T10.1). */
const abbreviations: Record<string, State> = Object.fromEntries(
  'Ala.=Alabama;Ariz.=Arizona;Ark.=Arkansas;Cal.=California;Colo.=Colorado;Conn.=Connecticut;Del.=Delaware;Fla.=Florida;Ga.=Georgia;Haw.=Hawaii;Idaho=Idaho;Ill.=Illinois;Ind.=Indiana;Iowa=Iowa;Kan.=Kansas;Ky.=Kentucky;La.=Louisiana;Me.=Maine;Md.=Maryland;Mass.=Massachusetts;Mich.=Michigan;Minn.=Minnesota;Miss.=Mississippi;Mo.=Missouri;Mont.=Montana;Neb.=Nebraska;Nev.=Nevada;N.H.=New Hampshire;N.J.=New Jersey;N.M.=New Mexico;N.Y.=New York;N.C.=North Carolina;N.D.=North Dakota;Ohio=Ohio;Okla.=Oklahoma;Or.=Oregon;Pa.=Pennsylvania;P.R.=Puerto Rico;R.I.=Rhode Island;S.C.=South Carolina;S.D.=South Dakota;Tenn.=Tennessee;Tex.=Texas;Utah=Utah;Vt.=Vermont;Va.=Virginia;Wash.=Washington;W. Va.=West Virginia;Wis.=Wisconsin;Wyo.=Wyoming'
    .split(';')
    .map((pair) => pair.split('=') as [string, State]),
);
const stateSource = Object.keys(abbreviations)
  .sort((one, other) => other.length - one.length)
  .map((one) => one.replaceAll('.', '\\. ?').replaceAll('? ', '?'))
  .join('|');
const abbreviated = new RegExp(`\\((Bankr\\. ?)?(?:(N|S|E|W|M|C)\\. ?)?D\\. ?(${stateSource})\\)?`);
const partNames: Record<string, string> = {
  N: 'Northern',
  S: 'Southern',
  E: 'Eastern',
  W: 'Western',
  M: 'Middle',
  C: 'Central',
};
const subjectLines = 40;

/** A letter's subject names its court in short: `Re: Roe v. Doe, No. 21-cv-4417 (S.D.N.Y.)`. */
export function readCourtInSubject(lines: readonly FilingLine[]): ReadCourt | undefined {
  const top = lines.slice(0, subjectLines);
  const subject = top.findIndex((line) => /^\W*(?:re|subject)\b\W/i.test(line.text));
  if (subject < 0) return undefined;
  const joined = joinLines(top.slice(subject, subject + 4));
  const match = abbreviated.exec(joined.text);
  if (match === null) return undefined;
  const state =
    abbreviations[
      Object.keys(abbreviations).find((one) => one.replaceAll(' ', '') === match[3]!.replaceAll(' ', '')) ?? ''
    ];
  const district = state && federalDistrict(state, match[2] && partNames[match[2]]);
  const name =
    district &&
    recognizeCourt(`UNITED STATES ${match[1] === undefined ? 'DISTRICT' : 'BANKRUPTCY'} COURT\n${district}`);
  if (!name || name.location === undefined) return undefined;
  return courtOf(name, 'letter-subject', evidenceIn(joined, match.index, match.index + match[0].length));
}

function courtOf(
  name: NonNullable<ReturnType<typeof recognizeCourt>>,
  rule: ReadingRule,
  evidence: ReadCourt['court']['evidence'],
): ReadCourt {
  const field = { ...readBy(rule), evidence };
  return {
    name,
    court: { value: name.court, ...field },
    ...(name.location !== undefined && { location: { value: name.location, ...field } }),
    lines: new Set(),
  };
}
