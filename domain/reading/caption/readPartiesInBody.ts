import type { FilingLine } from '#domain/text/FilingLine';
import { evidenceIn, joinLines } from '#domain/text/JoinedText';
import { anyOf, pattern } from '#domain/text/pattern';
import { readBy } from '../confidence/ruleConfidence.ts';
import type { Parties } from './readParties.ts';
import { splitNames } from './splitNames.ts';

const linesLooked = 30;

const partyNouns = ['Plaintiffs?', 'Defendants?', 'Petitioners?', 'Respondents?'];
const shortNameMarks = [
  'collectively',
  'together',
  'hereinafter',
  'hereafter',
  'the "',
  '"',
  'referred',
  'individually',
];
/** `Defendants Harbor Light, Inc. and North Light, Inc. (collectively, "Harbor")`: a body that introduces its parties. */
const introduced = pattern(
  'g',
)`\b(${anyOf(partyNouns)})(?:\/[A-Z][a-z]+)?,?\s+((?:(?!\b(?:Plaintiffs?|Defendants?)\b)[^()";]){4,160}?)\s*,?\s*\(${anyOf(shortNameMarks)}`;

/** Who asks, in a matter without sides: `Petitioner, JUDITH HALE, alleges`, `Relator Ada Roe ("Roe") submits`. */
const given = /[A-Z][a-z'-]+[A-Za-z'-]*|[A-Z]\./;
const person = pattern()`(${given}(?: ${given}){1,4}|[A-Z][A-Z'-]+(?: [A-Z][A-Z.'-]*){1,4})`;
const askingNouns = ['Petitioner', 'Applicant', 'Relator', 'PETITIONER', 'APPLICANT', 'RELATOR'];
const askingVerbs = ['respectfully', 'hereby', 'petitions', 'submits', 'files', 'moves', 'seeks', 'asks', 'requests'];
const openings = ['COMES NOW', 'NOW COMES', 'Comes now', 'Now comes'];
const begins = pattern()`(?:^|[.:] )(?:${anyOf(openings)},? )?(?:[Tt]he )?`;
/** `Harbor College Foundation, Inc. (Foundation), a Vermont non-profit corporation`: with what describes it. */
const company = /((?:[A-Z][\w.&'-]*,? )(?:(?:of|the|for|and|&|[A-Z][\w.&'-]*),? ){0,9}[A-Z][\w.&'-]*)/;
const described = /(?:,? \((?:the )?"?[^()"]{2,40}"?\))?,? (?:an? [A-Z]?[a-z][^.;:()]{4,90}, )?/;
const asking = [
  pattern()`${begins}${anyOf(askingNouns)},? ${person}(?:,| \(| ${anyOf(askingVerbs)}\b)`,
  pattern()`(?:^|\s)${person},? \((?:the )?"(?:Petitioner|Applicant|Relator)"\)`,
  pattern()`${begins}${company}${described}(?:hereby |respectfully )?petitions (?:this|the) (?:Honorable )?[Cc]ourt\b`,
];
const linesAsking = 8;

/** The person who petitions in a matter whose caption names only whom it is about. */
export function readPetitionerInBody(lines: readonly FilingLine[]): Parties {
  const joined = joinLines(lines.slice(0, linesAsking));
  const parties: Parties = { plaintiffs: [], defendants: [], claimants: [] };
  for (const form of asking) {
    const match = form.exec(joined.text);
    if (match === null) continue;
    const start = match.index + match[0].indexOf(match[1]!);
    parties.plaintiffs.push({
      value: match[1]!,
      ...readBy('petitioner-in-body'),
      evidence: evidenceIn(joined, start, start + match[1]!.length),
      parts: { role: roleIn(match[0]) },
    });
    break;
  }
  return parties;
}

function roleIn(text: string): string {
  if (/\brelator\b/i.test(text)) return 'Relator';
  return /\bapplicant\b/i.test(text) ? 'Applicant' : 'Petitioner';
}

/** The parties that a document's first paragraphs introduce by name, for documents whose caption names no sides. */
export function readPartiesInBody(lines: readonly FilingLine[]): Parties {
  const joined = joinLines(lines.slice(0, linesLooked));
  const parties: Parties = { plaintiffs: [], defendants: [], claimants: [] };
  for (const match of joined.text.matchAll(introduced)) {
    const list = /^(?:P(?:lain|eti))/.test(match[1]!) ? parties.plaintiffs : parties.defendants;
    const at = match.index + match[0].indexOf(match[2]!);
    const names = splitNames(match[2]!);
    if (names.some((name) => !/^[A-Z]/.test(name.value) || name.value.split(' ').length > 9)) continue;
    for (const { value, start, end } of names) {
      if (list.some((known) => known.value === value)) continue;
      list.push({
        value,
        ...readBy('introduced-in-body'),
        evidence: evidenceIn(joined, at + start, at + end),
      });
    }
  }
  return parties;
}
