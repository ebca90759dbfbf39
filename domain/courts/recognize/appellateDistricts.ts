import { ordinalSource, ordinalWord } from '../ordinals.ts';
import type { State } from '../states.ts';
import { type CourtForm, type CourtName, headingPattern } from './CourtForm.ts';

const romans = ['I', 'II', 'III'];
const divisionNumber = '(ONE|TWO|THREE|I{1,3}|[1-3])\\b';
const ofLouisiana = '(?:STATE OF )?LOUISIANA';
const louisianaCircuit = `COURT OF APPEALS?[\\s,]*(?:FOR THE )?(${ordinalSource}) CIRCUIT`;
/** The parties' names may appear in the other column between the lines. */
const otherLine = '(?:[ \\t]*\\n[^\\n]{0,60})?[\\s,]*';
const circuitBefore = `(${ordinalSource}) CIRCUIT${otherLine}COURT OF APPEAL${otherLine}(?:OF )?(?:THE )?${ofLouisiana}`;
const louisianaBetween = `COURT OF APPEALS?[\\s,]*(?:OF )?(?:THE )?${ofLouisiana}[\\s,]*(?:FOR THE )?(${ordinalSource}) CIRCUIT`;
const newHampshire = '(?:THE )?STATE OF NEW HAMPSHIRE[\\s,]*(?:JUDICIAL BRANCH[\\s,]*)?(?:NH CIRCUIT COURT[\\s,]*)?';

/** Intermediate courts that sit in districts, whose names are part of the court's (Mo. Const. art. V, § 13; La. Const. art. V, § 8). */
export const appellateDistricts: readonly CourtForm[] = [
  {
    pattern: headingPattern(
      '(?:IN THE )?MISSOURI COURT OF APPEALS[\\s,]*(?:FOR THE )?(EASTERN|WESTERN|SOUTHERN) DISTRICT',
    ),
    name: (match) => district('Missouri', `Missouri Court of Appeals`, `${capital(match[1]!)} District`),
  },
  {
    pattern: headingPattern(
      [
        `${ofLouisiana}[\\s,]*${louisianaCircuit}`,
        `${louisianaCircuit}[\\s,]*${ofLouisiana}`,
        circuitBefore,
        louisianaBetween,
      ].join('|'),
    ),
    name: (match) =>
      district(
        'Louisiana',
        'Louisiana Court of Appeal',
        `${ordinalWord((match[1] ?? match[2] ?? match[3] ?? match[4])!)} Circuit`,
      ),
  },
  ...(['Washington', 'Arizona'] as const).map(
    (state): CourtForm => ({
      pattern: headingPattern(
        [
          `(?:STATE OF )?${state.toUpperCase()}[\\s,]*(?:IN THE )?COURT OF APPEALS[\\s,]*DIVISION ${divisionNumber}`,
          `COURTS? OF APPEALS(?: OF| FOR|,)? (?:THE )?(?:STATE OF )?${state.toUpperCase()}[\\s,]*DIVISION ${divisionNumber}`,
          `COURT OF APPEALS[\\s,]*DIVISION ${divisionNumber}[\\s,]*(?:OF|FOR) THE STATE OF ${state.toUpperCase()}`,
        ].join('|'),
      ),
      name: (match) =>
        district(state, `${state} Court of Appeals`, `Division ${numberWord((match[1] ?? match[2] ?? match[3])!)}`),
    }),
  ),
  {
    // Washington's opinions print the division in the other column; its numbers end with it.
    pattern: headingPattern('COURT OF APPEALS (?:OF|FOR) (?:THE )?(?:STATE OF )?WASHINGTON\\b'),
    name: ({ input }) => {
      const division = /\bDIVISION (ONE|TWO|THREE|I{1,3})\s*$/m.exec(input) ?? /\b\d{5,6}-\d-(I{1,3})\b/.exec(input);
      return division === null
        ? undefined
        : district('Washington', 'Washington Court of Appeals', `Division ${numberWord(division[1]!)}`);
    },
  },
  {
    // Wisconsin's opinions print the district under the court, with the appeal's number or the parties between them.
    pattern: headingPattern('(?:STATE OF )?WISCONSIN[\\s,:]*(?:IN )?(?:THE )?COURT OF APPEALS\\b'),
    name: ({ input }) => {
      const printed = /^[ \t]*DISTRICT (I{1,3}|IV)[ \t]*$/m.exec(input);
      return printed === null
        ? undefined
        : district('Wisconsin', 'Wisconsin Court of Appeals', `District ${printed[1]!}`);
    },
  },
  {
    pattern: headingPattern('(?:STATE OF )?MINNESOTA[\\s,]*IN (?:THE )?(SUPREME COURT|COURT OF APPEALS)'),
    name: (match) => ({
      court: `Minnesota ${/supreme/i.test(match[1]!) ? 'Supreme Court' : 'Court of Appeals'}`,
      location: 'Minnesota',
      system: 'state',
      level: /supreme/i.test(match[1]!) ? 'highest' : 'appellate',
      state: 'Minnesota',
    }),
  },
  {
    // New Hampshire's circuit courts omit the word `court`.
    pattern: headingPattern(
      `${newHampshire}(${ordinalSource}) CIRCUIT[\\s,-]*(?:COURT[\\s,-]*)?(DISTRICT|FAMILY|PROBATE) DIVISION(?:[\\s,-]*([A-Z]{4,})$)?`,
    ),
    name: (match) => ({
      court: `New Hampshire Circuit Court, ${ordinalWord(match[1]!)} Circuit, ${capital(match[2]!)} Division`,
      location:
        match[3] === undefined
          ? `${ordinalWord(match[1]!)} Circuit, New Hampshire`
          : `${capital(match[3])}, New Hampshire`,
      system: 'state',
      level: 'trial',
      state: 'New Hampshire',
    }),
  },
  {
    pattern: headingPattern(
      'TRIBUNAL DE PRIMERA INSTANCIA[\\s,]*(?:CENTRO JUDICIAL DE [^\\d,\\n]{3,20}[\\s,]*)?SALA (SUPERIOR|MUNICIPAL)?(?:[\\s,]*DE)? ([^\\s\\d,]+(?: [^\\s\\d,]+)?)$',
    ),
    name: (match) => {
      const seat = match[2]!.split(/\s+/).map(capital).join(' ');
      return {
        court: `Tribunal de Primera Instancia, Sala ${match[1] === undefined ? '' : `${capital(match[1])} `}de ${seat}`,
        location: `${seat}, Puerto Rico`,
        system: 'state',
        level: 'trial',
        state: 'Puerto Rico',
      };
    },
  },
  ...(['APELACIONES', 'SUPREMO'] as const).map(
    (kind): CourtForm => ({
      pattern: headingPattern(
        `(?:EN EL )?TRIBUNAL ${kind === 'SUPREMO' ? kind : `DE ${kind}`}(?: DE PUERTO RICO\\b|$)`,
      ),
      name: (match) =>
        /puerto rico/i.test(match.input)
          ? {
              court: `Tribunal ${kind === 'SUPREMO' ? 'Supremo' : 'de Apelaciones'} de Puerto Rico`,
              location: 'Puerto Rico',
              system: 'state',
              level: kind === 'SUPREMO' ? 'highest' : 'appellate',
              state: 'Puerto Rico',
            }
          : undefined,
    }),
  ),
  {
    pattern: headingPattern(
      'TRIBUNAL DE PRIMERA INSTANCIA[\\s,]*CENTRO JUDICIAL DE ([^\\s\\d,]+(?: [^\\s\\d,]+)?)[\\s,]*SALA (SUPERIOR|MUNICIPAL)$',
    ),
    name: (match) => {
      const seat = match[1]!.split(/\s+/).map(capital).join(' ');
      return {
        court: `Tribunal de Primera Instancia, Sala ${capital(match[2]!)} de ${seat}`,
        location: `${seat}, Puerto Rico`,
        system: 'state',
        level: 'trial',
        state: 'Puerto Rico',
      };
    },
  },
  {
    pattern: headingPattern('ESTADO LIBRE ASOCIADO DE PUERTO RICO[\\s,]*(?:EN EL )?TRIBUNAL DE APELACIONES$'),
    name: () => ofPuertoRico('Tribunal de Apelaciones', 'appellate'),
  },
  {
    pattern: headingPattern('(?:EN EL )?TRIBUNAL SUPREMO DE PUERTO RICO$'),
    name: () => ofPuertoRico('Tribunal Supremo de Puerto Rico', 'highest'),
  },
  {
    pattern: headingPattern('COURT OF FIRST INSTANCE[\\s,]*SUPERIOR COURT OF ([^\\s\\d,]+(?: [A-Z]+)?)$'),
    name: (match) => ({
      court: `Court of First Instance, Superior Court of ${match[1]!.split(/\s+/).map(capital).join(' ')}`,
      location: `${match[1]!.split(/\s+/).map(capital).join(' ')}, Puerto Rico`,
      system: 'state',
      level: 'trial',
      state: 'Puerto Rico',
    }),
  },
];

function ofPuertoRico(court: string, level: CourtName['level']): CourtName {
  return { court, location: 'Puerto Rico', system: 'state', level, state: 'Puerto Rico' };
}

function district(state: State, court: string, name: string): CourtName {
  return { court: `${court}, ${name}`, location: `${name}, ${state}`, system: 'state', level: 'appellate', state };
}

function numberWord(text: string): string {
  const words = ['One', 'Two', 'Three'];
  const roman = romans.indexOf(text.toUpperCase());
  return words[roman >= 0 ? roman : Number(text) - 1] ?? capital(text);
}

function capital(word: string): string {
  return word[0]!.toUpperCase() + word.slice(1).toLowerCase();
}
