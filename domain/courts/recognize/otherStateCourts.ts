import { anyOf } from '#domain/text/pattern';
import { ordinalSource, ordinalWord } from '../ordinals.ts';
import { states } from '../states.ts';
import { type CourtForm, type CourtName, headingPattern } from './CourtForm.ts';
import {
  circuitOfMichigan,
  countyCourt,
  generalCourt,
  kindName,
  ofStatewideCourt,
  ohioAppeals,
  stateCourtIn,
  stateName,
  titled,
  trialKinds,
} from './stateCourtNames.ts';

const stateSource = anyOf([...states].sort((one, other) => other.length - one.length)).source;
const ofState = `(?:THE )?(?:(?:STATE|COMMONWEALTH|TERRITORY) OF (?:THE )?)?(${stateSource})\\b`;

const kind = `(${anyOf(Object.keys(trialKinds)).source})`;
const place = "([A-ZÀ-Þ][A-ZÀ-Þ.'-]*(?: [A-ZÀ-Þ.'-]+){0,2}?)";
/** Connecticut names a judicial district for one city or for two, with a slash between them. */
const placeOrTwo = "([A-ZÀ-Þ][A-ZÀ-Þ.'-]*(?:[ /][A-ZÀ-Þ.'-]+){0,2}?)";
const county = `(?:(?:THE )?(?:CITY AND )?(COUNTY|PARISH|BOROUGH) OF ${place}|(?:THE )?(?!CITY OR )${place} (COUNTY|PARISH|BOROUGH))`;
/** Virginia's cities are not part of a county. */
const cityOrCounty = county.replaceAll('COUNTY|PARISH|BOROUGH', 'COUNTY|CITY');
const gap = '[\\s,:.-]*(?:IN AND )?(?:FOR|OF|IN)? ?(?:THE )?';

const highNames = ['SUPREME COURT OF APPEALS', 'SUPREME JUDICIAL COURT', 'SUPREME COURT'];
const appellateNames = [
  'COURT OF APPEALS?',
  'COURT OF CRIMINAL APPEALS',
  'COURT OF CIVIL APPEALS',
  'INTERMEDIATE COURT OF APPEALS',
  'APPELLATE COURT',
  'COURT OF SPECIAL APPEALS',
  'APPEALS COURT',
  'COMMONWEALTH COURT',
];

const massachusettsCourts = [
  'SUPERIOR COURT',
  'SUPREME JUDICIAL COURT',
  'DISTRICT COURT',
  'LAND COURT',
  'HOUSING COURT',
  'PROBATE AND FAMILY COURT',
];
const countyOfPlace = `COUNTY OF ${place}(?=[ \\t]*(?:[,:;)]|$))`;
const appellateDistrict = '(?:APPELLATE|JUDICIAL|DISTRICT)(?: DISTRICT)?';
/** Lines of a form between those of its heading. */
const otherLines = '[^\\n]{0,80}\\n(?:[^\\n]{0,80}\\n){0,6}?[ \\t]*';
const laborDepartment = anyOf(["BUREAU OF WORKERS'? COMPENSATION", 'DEPARTMENT OF LABOR']).source;
const workersCourt = anyOf(["WORKERS'? COMPENSATION APPEALS BOARD", "COURT OF WORKERS'? COMPENSATION CLAIMS"]).source;

/** The headings of documents in the courts of other states: type, place, and state, in any order. */
export const otherStateCourts: readonly CourtForm[] = [
  {
    pattern: headingPattern(
      `COMMONWEALTH OF KENTUCKY[\\s,]*(?:${ordinalSource} JUDICIAL (?:CIRCUIT|DISTRICT)[\\s,]*)?${place} (CIRCUIT|DISTRICT|FAMILY) COURT`,
    ),
    name: (match) => ({
      court: `${titled(match[1]!)} ${titled(match[2]!)} Court, Kentucky`,
      location: `${titled(match[1]!)} County, Kentucky`,
      system: 'state',
      level: 'trial',
      state: 'Kentucky',
      county: titled(match[1]!),
    }),
  },
  {
    pattern: headingPattern(
      `(?:STATE OF )?VERMONT[\\s,]*SUPERIOR COURT[\\s,]*(CIVIL|CRIMINAL|FAMILY|PROBATE|ENVIRONMENTAL) DIVISION[\\s,]*${place} UNIT`,
    ),
    name: (match) => ({
      court: `Vermont Superior Court, ${titled(match[2]!)} Unit, ${titled(match[1]!)} Division`,
      location: `${titled(match[2]!)} County, Vermont`,
      system: 'state',
      level: 'trial',
      state: 'Vermont',
      county: titled(match[2]!),
    }),
  },
  {
    // Baltimore is the only city of its name with a separate circuit court (Md. Const. art. IV, sec. 20).
    pattern: headingPattern('CIRCUIT COURT FOR BALTIMORE CITY(?:[\\s,]*MARYLAND)?'),
    name: () => ({
      court: 'Circuit Court for Baltimore City, Maryland',
      location: 'Baltimore City, Maryland',
      system: 'state',
      level: 'trial',
      state: 'Maryland',
      county: 'Baltimore City',
    }),
  },
  {
    pattern: headingPattern(`IOWA DISTRICT COURT(?: IN AND)?(?: FOR)? ${county}(?=[ \\t]*(?:[,:;)]|$))`),
    name: (match) => {
      const name = titled(match[2] ?? match[3]!);
      return {
        court: `Iowa District Court for ${name} County`,
        location: `${name} County, Iowa`,
        system: 'state',
        level: 'trial',
        state: 'Iowa',
        county: name,
      };
    },
  },
  {
    pattern: headingPattern(`(?:${ordinalSource} JUDICIAL )?${kind}${gap}${county}[\\s,]*${ofState}`),
    name: (match) => countyCourt(match[1]!, match[3] ?? match[4]!, match[2] ?? match[5]!, match[6]!),
  },
  {
    pattern: headingPattern(
      `${kind}(?: OF| FOR)?(?: THE)? ${ordinalSource} JUDICIAL (?:DISTRICT|CIRCUIT)[\\s,]*(?:OF )?${ofState}${gap}${county}(?=[ \\t]*(?:[,:;)]|$))`,
    ),
    name: (match) => countyCourt(match[1]!, match[4] ?? match[5]!, match[3] ?? match[6]!, match[2]!),
  },
  {
    pattern: headingPattern(
      `${kind}(?: OF| FOR)?(?: THE)? ${ordinalSource} JUDICIAL (?:DISTRICT|CIRCUIT)${gap}${county}[\\s,]*${ofState}`,
    ),
    name: (match) => countyCourt(match[1]!, match[3] ?? match[4]!, match[2] ?? match[5]!, match[6]!),
  },
  {
    pattern: headingPattern(`${kind},?(?: OF| FOR)? ${ofState}${gap}${county}(?=[ \\t]*(?:[,:;)]|$))`),
    name: (match) => stateCourtIn(match[1]!, match[2]!, match[4] ?? match[5]!, match[3] ?? match[6]!),
  },
  {
    pattern: headingPattern(
      `(?:STATE|COMMONWEALTH) OF (${stateSource})[\\s,:]*(?:IN THE )?(?:${ordinalSource} (?:JUDICIAL )?)?${kind}${gap}${county}(?=[ \\t]*(?:[,:;)]|$))`,
    ),
    name: (match) => countyCourt(match[2]!, match[4] ?? match[5]!, match[3] ?? match[6]!, match[1]!),
  },
  {
    pattern: headingPattern(
      `(?:STATE|COMMONWEALTH) OF (${stateSource})[\\s,:)]*(?:SS\\.?[\\s)]*)?${county}[\\s,:)]*(?:SS\\.?[\\s)]*)?(?:IN THE )?${kind}`,
    ),
    name: (match) => countyCourt(match[6]!, match[3] ?? match[4]!, match[2] ?? match[5]!, match[1]!),
  },
  {
    pattern: headingPattern(`SUPERIOR COURT OF NEW JERSEY[\\s,:-]*(LAW|CHANCERY) DIVISION[\\s,:-]*${place} COUNTY`),
    name: (match) => ({
      court: `Superior Court of New Jersey, ${titled(match[1]!)} Division, ${titled(match[2]!)} County`,
      location: `${titled(match[2]!)} County, New Jersey`,
      system: 'state',
      level: 'trial',
      state: 'New Jersey',
      county: titled(match[2]!),
    }),
  },
  {
    pattern: headingPattern(
      `VIRGINIA ?:?\\s+(?:IN THE )?(CIRCUIT COURT|GENERAL DISTRICT COURT)(?: OF| FOR)? (?:THE )?${cityOrCounty}(?=[ \\t]*(?:[,:;)]|$))`,
    ),
    name: (match) => countyCourt(match[1]!, match[3] ?? match[4]!, match[2] ?? match[5]!, 'Virginia'),
  },
  {
    pattern: headingPattern(
      `COMMONWEALTH OF MASSACHUSETTS[\\s,]+${place}[\\s,]+SS\\b[.:\\s,]*(?:IN THE )?(${anyOf(massachusettsCourts).source})`,
    ),
    name: (match) =>
      /^supreme/i.test(match[2]!)
        ? ofStatewideCourt('Supreme Judicial Court', 'Massachusetts', 'highest')
        : stateCourtIn(match[2]!, 'Massachusetts', match[1]!, 'County'),
  },
  {
    pattern: headingPattern(
      `STATE OF NORTH CAROLINA[\\s,:]*(?:IN THE )?GENERAL COURT OF JUSTICE[\\s,:]*(SUPERIOR|DISTRICT) COURT DIVISION[\\s,:]*(?:${countyOfPlace}|${place} COUNTY\\b)`,
    ),
    name: (match) => generalCourt(match[1]!, match[2] ?? match[3]!),
  },
  {
    pattern: headingPattern(
      `(?:STATE OF )?NORTH CAROLINA[\\s,:]*(?:COUNTY OF ${place}|${place} COUNTY)[\\s,:]*(?:IN THE )?GENERAL COURT OF JUSTICE[\\s,:]*(SUPERIOR|DISTRICT) COURT DIVISION`,
    ),
    name: (match) => generalCourt(match[3]!, match[1] ?? match[2]!),
  },
  {
    pattern: headingPattern(
      `SUPERIOR COURT[\\s,:]*(?:JUDICIAL DISTRICT OF|J\\. ?D\\. ?(?:OF )?)\\s*${placeOrTwo}(?=[ \\t]*(?:[,:;)]|$))`,
    ),
    name: (match) => ({
      court: `Superior Court of Connecticut, Judicial District of ${titled(match[1]!)}`,
      location: `Judicial District of ${titled(match[1]!)}, Connecticut`,
      system: 'state',
      level: 'trial',
      state: 'Connecticut',
    }),
  },
  {
    pattern: headingPattern(`(?:THE )?${kind},?(?: OF| FOR)? ${ofState}(?! (?:UNIT|COUNTY)\\b)`),
    name: (match) =>
      ofStatewideCourt(
        kindName(match[1]!),
        match[2]!,
        /^superior/i.test(match[1]!) && /^pennsylvania$/i.test(match[2]!) ? 'appellate' : 'trial',
      ),
  },
  {
    pattern: headingPattern(
      `SUPERIOR COURT OF NEW JERSEY[\\s,:-]*APPELLATE DIVISION|APPELLATE DIVISION[\\s,:-]*SUPERIOR COURT OF NEW JERSEY`,
    ),
    name: () => ({
      court: 'Superior Court of New Jersey, Appellate Division',
      location: 'New Jersey',
      system: 'state',
      level: 'appellate',
      state: 'New Jersey',
    }),
  },
  {
    pattern: headingPattern(
      `COURT OF APPEALS OF (?:THE STATE OF )?OHIO[\\s,:-]*(?:FOR )?(?:THE )?(${ordinalSource}) ${appellateDistrict}(?:[\\s,:-]*(?:${countyOfPlace}|${place} COUNTY)(?:[\\s,]*OHIO)?)?`,
    ),
    name: ohioAppeals,
  },
  {
    // In two columns: state and county on the left, the court on the right.
    pattern: headingPattern(
      `STATE OF OHIO[\\s):]*(?:SS[.:]*[\\s):]*)?(?:IN THE )?COURT OF APPEALS[\\s):]*(?:SS[.:]*[\\s):]*)?(${ordinalSource}) JUDICIAL DISTRICT[\\s):]*${countyOfPlace}`,
    ),
    name: ohioAppeals,
  },
  {
    pattern: headingPattern(
      `STATE OF OHIO[\\s):]*(?:IN THE )?COURT OF APPEALS[\\s):]*(?:SS[.:]*[\\s):]*)?${countyOfPlace}[\\s):]*(${ordinalSource}) JUDICIAL DISTRICT`,
    ),
    name: ([all, place, ordinal]) => ohioAppeals([all, ordinal, place]),
  },
  {
    pattern: headingPattern(
      `COURT OF APPEALS[\\s,:-]*(?:FOR THE )?(${ordinalSource}) (?:APPELLATE|JUDICIAL) DISTRICT(?: OF|[\\s,]+) ?OHIO(?:[\\s,:-]*(?:${countyOfPlace}|${place} COUNTY))?`,
    ),
    name: ohioAppeals,
  },
  {
    // Michigan's circuit courts omit the word `court`: `THIRD JUDICIAL CIRCUIT FOR THE COUNTY OF WAYNE`.
    pattern: headingPattern(
      `STATE OF MICHIGAN[\\s,:]*(?:IN THE )?(${ordinalSource}) (?:JUDICIAL )?CIRCUIT FOR (?:THE )?COUNTY OF ${place}(?=[ \\t]*(?:[,:;)]|$))`,
    ),
    name: (match) => circuitOfMichigan(match[1]!, match[2]!),
  },
  {
    // The forms of Michigan's State Court Administrative Office, with the form's name and number beside the heading.
    pattern: headingPattern(
      `STATE OF MICHIGAN[ \\t]*\\n(?:[^\\n]{0,60}\\n){0,3}?[ \\t]*(${ordinalSource}) JUDICIAL CIRCUIT\\b[^\\n]{0,60}\\n(?:[^\\n]{0,60}\\n){0,3}?[ \\t]*${place}[ \\t]+COUNTY\\b`,
    ),
    name: (match) => circuitOfMichigan(match[1]!, match[2]!),
  },
  {
    pattern: headingPattern(
      `STATE OF MICHIGAN[ \\t]*\\n(?:[^\\n]{0,60}\\n){0,2}?[ \\t]*(\\d{1,2}(?:ST|ND|RD|TH)?(?:-[1-4]|-?[AB])?) JUDICIAL DISTRICT\\b`,
    ),
    name: (match) => ({
      court: `${match[1]!.toLowerCase()} District Court of Michigan`,
      location: `${match[1]!.toLowerCase()} District, Michigan`,
      system: 'state',
      level: 'trial',
      state: 'Michigan',
    }),
  },
  {
    // South Carolina's indictments name their court in the first sentence alone.
    pattern: headingPattern(
      `STATE OF SOUTH CAROLINA[\\s):]*COUNTY OF ${place}[ \\t):]*\\n(?:[^\\n]{0,80}\\n){0,4}?[ \\t]*AT A COURT OF GENERAL SESSIONS`,
    ),
    name: (match) => countyCourt('COURT OF GENERAL SESSIONS', match[1]!, 'COUNTY', 'South Carolina'),
  },
  {
    // New Mexico's district courts omit the word `court`.
    pattern: headingPattern(
      `STATE OF NEW MEXICO[\\s,]*COUNTY OF ${place}[\\s,]*(${ordinalSource}) JUDICIAL DISTRICT(?: COURT)?(?=[ \\t]*(?:[,:;)]|$))`,
    ),
    name: (match) => ({
      ...countyCourt('DISTRICT COURT', match[1]!, 'COUNTY', 'New Mexico'),
      court: `${ordinalWord(match[2]!)} Judicial District Court, ${titled(match[1]!)} County, New Mexico`,
    }),
  },
  {
    pattern: headingPattern(
      `DISTRICT COURT[\\s,]*WATER DIVISION(?: NO\\.?| NUMBER)? ?(\\d)[\\s,]*(?:STATE OF )?COLORADO`,
    ),
    name: (match) => ({
      court: `District Court, Water Division ${match[1]!}, Colorado`,
      location: `Water Division ${match[1]!}, Colorado`,
      system: 'state',
      level: 'trial',
      state: 'Colorado',
    }),
  },
  {
    pattern: headingPattern(
      `(?:STATE OF CONNECTICUT[\\s,]*)?(?:SUPERIOR COURT[\\s,]*(JUVENILE MATTERS)[\\s,]*AT|COURT OF PROBATE[\\s,]*DISTRICT (?:OF )?) ?${placeOrTwo}(?=[ \\t]*(?:[,:;)]|$))`,
    ),
    name: (match) => {
      const name = titled(match[2]!);
      return {
        court:
          match[1] === undefined
            ? `Connecticut Probate Court, District of ${name}`
            : `Superior Court of Connecticut, Juvenile Matters at ${name}`,
        location: `${name}, Connecticut`,
        system: 'state',
        level: 'trial',
        state: 'Connecticut',
      };
    },
  },
  {
    // Pennsylvania's magisterial district judges print the number of their district in place of a heading.
    pattern: headingPattern(
      `COMMONWEALTH OF PENNSYLVANIA\\b${otherLines}COUNTY OF ${place}${otherLines}(?:MAG\\.|MAGISTERIAL) DIST`,
    ),
    name: (match) => countyCourt('MAGISTERIAL DISTRICT COURT', match[1]!, 'COUNTY', 'Pennsylvania'),
  },
  {
    // Only Virginia has courts of this name. Its forms print the place first.
    pattern: headingPattern(`(?!CITY OR )${place} (COUNTY|CITY),?\\s+GENERAL DISTRICT COURT`),
    name: (match) => countyCourt('GENERAL DISTRICT COURT', match[1]!, match[2]!, 'Virginia'),
  },
  {
    pattern: headingPattern(
      `(?:(${ordinalSource}) JUDICIAL|CIVIL|CRIMINAL) DISTRICT COURT(?: FOR| IN AND FOR)?(?: THE)? PARISH OF ${place}(?:[\\s,:]*STATE OF LOUISIANA|(?=[ \\t]*(?:[,:;)]|$)))`,
    ),
    name: (match) => {
      const parish = `${titled(match[2]!)} Parish, Louisiana`;
      const kind = match[1] === undefined ? titled(match[0].split(/\s/)[0]!) : `${ordinalWord(match[1])} Judicial`;
      return {
        court: `${kind} District Court, ${parish}`,
        location: parish,
        system: 'state',
        level: 'trial',
        state: 'Louisiana',
        county: titled(match[2]!),
      };
    },
  },
  {
    pattern: headingPattern(
      `(?:THE )?(?:STATE|COMMONWEALTH) OF (${stateSource})[\\s,:]*(?:IN (?:THE )?)?(${[...highNames, ...appellateNames].join('|')})\\b(?! OF [A-Z]+ COUNTY)`,
    ),
    name: (match) => {
      const state = stateName(match[1]!);
      const level = highNames.includes(match[2]!.toUpperCase().replace(/\s+/g, ' ')) ? 'highest' : 'appellate';
      return { court: `${state} ${titled(match[2]!)}`, location: state, system: 'state', level, state };
    },
  },
  ...highNames.flatMap((name) => statewide(name, 'highest')),
  ...appellateNames.flatMap((name) => statewide(name, 'appellate')),
  {
    pattern: headingPattern(
      `(?:THE )?(${stateSource}) ${laborDepartment}[\\s,:]*(?:IN THE |BEFORE THE )?(${workersCourt})(?: AT ([A-Z]+(?: [A-Z]+)?)$)?`,
    ),
    name: (match) => {
      const state = stateName(match[1]!);
      return {
        court: `${state} ${titled(match[2]!)}`,
        location: match[3] === undefined ? state : `${titled(match[3])}, ${state}`,
        system: 'administrative',
        level: /APPEALS/i.test(match[2]!) ? 'appellate' : 'trial',
        state,
      };
    },
  },
];

/** `Supreme Court of Ohio` and `Indiana Supreme Court` keep the word order of the document. */
function statewide(source: string, level: CourtName['level']): CourtForm[] {
  return [
    {
      // Tennessee's courts of appeals sit in three cities and name the one that sits.
      pattern: headingPattern(
        `(?:THE )?(${source})[\\s,]*(?:OF|FOR) (?:THE STATE OF )?TENNESSEE[\\s,]*AT (NASHVILLE|KNOXVILLE|JACKSON)$`,
      ),
      name: (match) => ({
        ...ofStatewideCourt(titled(match[1]!), 'Tennessee', level),
        location: `${titled(match[2]!)}, Tennessee`,
      }),
    },
    {
      pattern: headingPattern(`(?:THE )?(${source})[\\s,]*(?:OF|FOR)? ?${ofState}`),
      name: (match) => ofStatewideCourt(titled(match[1]!), match[2]!, level),
    },
    {
      pattern: headingPattern(`(${stateSource})(?: STATE)? (${source})\\b`),
      name: (match) => {
        const state = stateName(match[1]!);
        return { court: `${state} ${titled(match[2]!)}`, location: state, system: 'state', level, state };
      },
    },
  ];
}
