import { circuits } from '../circuits.ts';
import { federalDistrict } from '../federalDistricts.ts';
import { ordinalSource, ordinalWord } from '../ordinals.ts';
import { states } from '../states.ts';
import { type CourtForm, type CourtName, headingPattern } from './CourtForm.ts';

const unitedStates = '(?:THE )?(?:UNITED STATES|U\\. ?S\\.|US|U ?N ?I ?T ?E ?D S ?T ?A ?T ?E ?S|T[IJ]NITED STATES)';
/** `District of Columbia` needs no second `District of`. */
const stateSource = [...states]
  .sort((one, other) => other.length - one.length)
  .map((name) => name.replace('District of ', ''))
  .join('|');
const part = '(?:(NORTHERN|SOUTHERN|EASTERN|WESTERN|MIDDLE|CENTRAL) )?';
const partAfter = '(?: (NORTHERN|SOUTHERN|EASTERN|WESTERN|MIDDLE|CENTRAL) DISTRICT)?';
/** The city after the court's name in the head of a docket report. */
const cityOfReport = '(?=\\s*(?:-[^\\n]{0,30})?(?:\\[LIVE\\])?\\s*\\([A-Z][^\\n)]{2,24}\\))';
/** Completed forms have rules between the printed words; captions separate heading lines with bars and colons. */
const between = '[\\s,:|_-]*(?:IN AND )?(?:FOR THE|FOR|OF THE|IN THE|WITHIN AND FOR THE)?[\\s_:]*(?:THE )?';
const division =
  "(?:[ ,:|(_-]{1,4}(?:THE )?((?!DISTRICT|UNITED|CIVIL|CRIMINAL)[A-Z][A-Z.'-]*(?:[ -][A-Z.'-]+){0,2}?)[ _]DIVISION(?! ?-[^\\n)]{2,24}\\)))?";

const parts: Record<string, string> = {
  N: 'NORTHERN',
  S: 'SOUTHERN',
  E: 'EASTERN',
  W: 'WESTERN',
  M: 'MIDDLE',
  C: 'CENTRAL',
};

const districtForms: CourtForm[] = [
  {
    pattern: headingPattern(
      `${unitedStates} (DISTRICT|BANKRUPTCY) COURTS?(?: COURT)?${between}${part}DISTRICT OF (?:THE )?(${stateSource})\\b${division}`,
    ),
    name: (match) => districtCourt(match[1]!, match[2], match[3]!, match[4]),
  },
  {
    // The head of a docket report: `U.S. District Court / California Northern District (San Francisco)`.
    pattern: headingPattern(
      `${unitedStates} (DISTRICT|BANKRUPTCY) COURT(?: ?\\[LIVE\\])?\\s*\\n\\s*(?:${part}DISTRICT OF )?(${stateSource})${partAfter}${cityOfReport}`,
    ),
    name: (match) => districtCourt(match[1]!, match[2] ?? match[4], match[3]!, undefined),
  },
  {
    // As publishers of decisions print it: `United States District Court, S.D. New York.`
    pattern: headingPattern(
      `${unitedStates} (DISTRICT|BANKRUPTCY) COURT,? (?:(N|S|E|W|M|C)\\.? ?)?D\\.? (${stateSource})\\b${division}`,
    ),
    name: (match) => districtCourt(match[1]!, match[2] && parts[match[2].toUpperCase()], match[3]!, match[4]),
  },
  {
    pattern: headingPattern(
      `DISTRICT COURT OF (?:THE UNITED STATES|GUAM|THE VIRGIN ISLANDS)${between}${part}DISTRICT OF (${stateSource})\\b${division}`,
    ),
    name: (match) => districtCourt('DISTRICT', match[1], match[2]!, match[3]),
  },
  {
    pattern: headingPattern(
      'DISTRICT COURT (?:OF|FOR) (?:THE )?(?:TERRITORY OF )?(?:(GUAM)|(VIRGIN ISLANDS)|(NORTHERN MARIANA ISLANDS))\\b',
    ),
    name: (match) => districtCourt('DISTRICT', undefined, (match[1] ?? match[2] ?? match[3])!, undefined),
  },
  {
    // A criminal complaint may name its court only by its venue.
    pattern: headingPattern(`${part}DISTRICT OF (${stateSource}) ?[,:)]* ?SS\\b`),
    name: (match) => districtCourt('DISTRICT', match[1], match[2]!, undefined),
  },
  {
    // A scan may lose the `ss.` after the comma.
    pattern: headingPattern(`${part}DISTRICT OF (${stateSource}),$`),
    name: (match) => (match[1] === undefined ? undefined : districtCourt('DISTRICT', match[1], match[2]!, undefined)),
  },
];

const appellateForms: CourtForm[] = [
  {
    pattern: headingPattern(
      `${unitedStates} COURTS? OF APPEALS[\\s.,:_-]*(?:FOR |OF )?(?:THE )?(?:(${ordinalSource})|(D\\. ?C\\.|DISTRICT OF COLUMBIA)|(FEDERAL)) CIRCUIT`,
    ),
    name: (match) =>
      circuitCourt(match[1] ? `${ordinalWord(match[1])} Circuit` : match[2] ? circuits.cadc : circuits.cafc),
  },
  {
    pattern: headingPattern(
      `${unitedStates} BANKRUPTCY APPELLATE PANEL[\\s,]*(?:OF|FOR) THE (${ordinalSource}) CIRCUIT`,
    ),
    name: (match) => {
      const circuit = `${ordinalWord(match[1]!)} Circuit`;
      return {
        court: `United States Bankruptcy Appellate Panel of the ${circuit}`,
        location: circuit,
        system: 'federal',
        level: 'appellate',
      };
    },
  },
];

const nationalCourts: [source: string, court: string, level: CourtName['level']][] = [
  [`SUPREME COURT OF ${unitedStates}`, 'Supreme Court of the United States', 'highest'],
  [`${unitedStates} SUPREME COURT`, 'Supreme Court of the United States', 'highest'],
  [`${unitedStates} COURT OF INTERNATIONAL TRADE`, 'United States Court of International Trade', 'trial'],
  [`${unitedStates} COURT OF FEDERAL CLAIMS`, 'United States Court of Federal Claims', 'trial'],
  [`${unitedStates} TAX COURT`, 'United States Tax Court', 'trial'],
  [
    `${unitedStates} COURT OF APPEALS FOR VETERANS CLAIMS`,
    'United States Court of Appeals for Veterans Claims',
    'appellate',
  ],
  [
    `${unitedStates} COURT OF APPEALS FOR THE ARMED FORCES`,
    'United States Court of Appeals for the Armed Forces',
    'appellate',
  ],
  [
    `${unitedStates} FOREIGN INTELLIGENCE SURVEILLANCE COURT OF REVIEW`,
    'United States Foreign Intelligence Surveillance Court of Review',
    'appellate',
  ],
  [
    `${unitedStates} FOREIGN INTELLIGENCE SURVEILLANCE COURT`,
    'United States Foreign Intelligence Surveillance Court',
    'trial',
  ],
  ...['Army', 'Navy-Marine Corps', 'Air Force', 'Coast Guard'].map((force): [string, string, CourtName['level']] => [
    `${unitedStates} ${force.toUpperCase()} COURT OF CRIMINAL APPEALS`,
    `United States ${force} Court of Criminal Appeals`,
    'appellate',
  ]),
  [
    `${unitedStates} COURT OF MILITARY COMMISSION REVIEW`,
    'United States Court of Military Commission Review',
    'appellate',
  ],
  [`${unitedStates} COURT OF VETERANS APPEALS`, 'United States Court of Appeals for Veterans Claims', 'appellate'],
  [`${unitedStates} CLAIMS COURT`, 'United States Claims Court', 'trial'],
  [`${unitedStates} COURT OF CLAIMS`, 'United States Court of Claims', 'trial'],
  [
    `(?:${unitedStates} )?JUDICIAL PANEL ON MULTIDISTRICT LITIGATION`,
    'United States Judicial Panel on Multidistrict Litigation',
    'trial',
  ],
];

/** The headings of documents in federal courts. */
export const federalCourts: readonly CourtForm[] = [
  ...nationalCourts.map(
    ([source, court, level]): CourtForm => ({
      pattern: headingPattern(`${source}\\b`),
      name: () => ({ court, location: 'United States', system: 'federal', level }),
    }),
  ),
  ...appellateForms,
  ...districtForms,
];

/** The court of a circuit, by its name or the part of its web host that names it. */
export function circuitCourt(circuit: string | undefined): CourtName | undefined {
  if (circuit === undefined || !Object.values(circuits).includes(circuit)) return undefined;
  return {
    court: `United States Court of Appeals for the ${circuit}`,
    location: circuit,
    system: 'federal',
    level: 'appellate',
  };
}

function districtCourt(
  kind: string,
  partText: string | undefined,
  stateText: string,
  divisionText: string | undefined,
): CourtName | undefined {
  const plain = stateText.toLowerCase().replace(/\s+/g, ' ');
  const state = states.find((name) => name.toLowerCase().replace('district of ', '') === plain);
  if (state === undefined) return undefined;
  const district = federalDistrict(state, partText === undefined ? undefined : capital(partText));
  if (district === undefined) return undefined;
  const named =
    divisionText === undefined
      ? ''
      : `, ${divisionText
          .replace(/\s+/g, ' ')
          .toLowerCase()
          .replace(/(^|[ .-])[a-z]/g, (letter) => letter.toUpperCase())} Division`;
  return {
    court: `United States ${capital(kind)} Court for the ${district}`,
    location: `${district}${named}`,
    system: 'federal',
    level: 'trial',
    state,
  };
}

function capital(word: string): string {
  return word[0]!.toUpperCase() + word.slice(1).toLowerCase();
}
