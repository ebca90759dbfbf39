import { type CourtForm, headingPattern } from './CourtForm.ts';

const ofPlace = "\\x20OF(?:\\x20THE)?\\x20[A-Z][A-Z'-]*(?:\\x20[A-Z][A-Z'-]*){0,3}";
const peoples = '(?:NATION|TRIBES?|BAND|PUEBLO|COMMUNITY|INDIANS|RESERVATION)';
const people = `((?!IN\\b)(?:[A-Z(][A-Z.')-]* ){0,4}?${peoples}(?:${ofPlace})?)`;

/**
 * The headings of documents in tribal courts: `IN THE DISTRICT COURT OF THE NAVAJO NATION`, `CHEROKEE NATION TRIBAL
 * COURT`.
 */
export const tribalCourts: readonly CourtForm[] = [
  {
    pattern: headingPattern(
      `((?:TRIBAL |DISTRICT |SUPREME |TRIAL |APPELLATE |FAMILY )?COURT(?: OF APPEALS)?)(?: OF| FOR)(?: THE)? ${people}(?=[\\s,:;)]|$)`,
    ),
    name: (match) => courtOf(match[1]!, match[2]!),
  },
  {
    pattern: headingPattern(
      `${people} (?:[A-Z-]+ (?=TRIBAL))?((?:TRIBAL )?(?:TRIAL |DISTRICT |APPELLATE |SUPREME )?COURT)\\b`,
    ),
    name: (match) => courtOf(match[2]!, match[1]!),
  },
  {
    pattern: headingPattern("(?!IN\\b)([A-Z][A-Z'-]+(?:\\x20[A-Z][A-Z'-]+){0,3}?) TRIBAL COURT\\b"),
    name: (match) => ({ court: `${titled(match[1]!)} Tribal Court`, system: 'administrative', level: 'trial' }),
  },
];

function courtOf(kind: string, people: string): ReturnType<CourtForm['name']> {
  const name = titled(people);
  return {
    court: `${titled(kind)} of the ${name}`,
    location: name,
    system: 'administrative',
    level: /supreme|appe/i.test(kind) ? 'highest' : 'trial',
  };
}

function titled(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .replace(/(^|[ .-])[a-z]/g, (letter) => letter.toUpperCase())
    .replace(/ (Of|For|The|And)\b/g, (word) => word.toLowerCase());
}
