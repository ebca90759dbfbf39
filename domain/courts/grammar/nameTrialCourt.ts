import { trialCourtKinds } from '../data/trialCourtKinds.ts';
import { ordinalWord } from '../ordinals.ts';
import type { CourtName } from '../recognize/CourtForm.ts';
import type { State } from '../states.ts';
import { countyOf } from './countyNames.ts';
import type { HeadingParts } from './HeadingParts.ts';

type Named = { court: string; location: string; county?: string };
type Namer = (parts: HeadingParts) => Named | undefined;

/** States whose courts are not named by kind and county alone. */
const namers: Partial<Record<State, Namer>> = {
  Alaska: ({ kind, circuit, seat }) => {
    const district = circuit && `${ordinalWord(circuit.ordinal)} Judicial District`;
    if (district === undefined) return undefined;
    return seat === undefined
      ? { court: `${kind} of Alaska, ${district}`, location: `${district}, Alaska` }
      : { court: `${kind} of Alaska, ${district} at ${titled(seat)}`, location: `${titled(seat)}, Alaska` };
  },
  California: ({ kind, county }) =>
    county && {
      court: `${kind} of California, County of ${county.name}`,
      ...placed(county.name, 'County', 'California'),
    },
  Connecticut: ({ kind, judicialDistrict, state }) => {
    const district = judicialDistrict && countyOf(state, judicialDistrict);
    if (kind !== 'Superior Court' || !district) return undefined;
    return {
      court: `Superior Court of Connecticut, Judicial District of ${district}`,
      location: `Judicial District of ${district}, Connecticut`,
    };
  },
  Florida: ({ kind, county, circuit }) =>
    county && {
      court: `${kind}${circuit === undefined ? '' : ` of the ${ordinalWord(circuit.ordinal)} Judicial Circuit`} in and for ${county.name} County, Florida`,
      ...placed(county.name, 'County', 'Florida'),
    },
  Georgia: (parts) =>
    parts.kind === 'Business Court'
      ? { court: 'Georgia State-wide Business Court', location: 'Georgia' }
      : byCounty(parts),
  Hawaii: ({ kind, circuit, ordinal }) => {
    const which = circuit?.ordinal ?? ordinal?.replace(/ judicial$/, '');
    return which === undefined
      ? undefined
      : {
          court: `${kind} of the ${ordinalWord(which)} Circuit, Hawaii`,
          location: `${ordinalWord(which)} Circuit, Hawaii`,
        };
  },
  Idaho: ({ kind, circuit, county }) =>
    county &&
    circuit && {
      court: `${kind} of the ${ordinalWord(circuit.ordinal)} Judicial District of Idaho, ${county.name} County`,
      ...placed(county.name, 'County', 'Idaho'),
    },
  Illinois: ({ kind, county, circuit }) =>
    county && {
      court:
        circuit === undefined
          ? `${kind} of ${county.name} County, Illinois`
          : `${kind} of the ${ordinalWord(circuit.ordinal)} Judicial Circuit, ${county.name} County, Illinois`,
      ...placed(county.name, 'County', 'Illinois'),
    },
  Iowa: ({ kind, county }) =>
    county && kind === 'District Court'
      ? { court: `Iowa District Court for ${county.name} County`, ...placed(county.name, 'County', 'Iowa') }
      : undefined,
  Kentucky: ({ kind, county }) =>
    county && { court: `${county.name} ${kind}, Kentucky`, ...placed(county.name, 'County', 'Kentucky') },
  Louisiana: ({ kind, county, ordinal, place }) => {
    if (county === undefined) return undefined;
    const where = `${county.name} Parish, Louisiana`;
    if (kind === 'City Court' && place !== undefined)
      return { court: `${titled(place)} City Court, ${where}`, ...placed(county.name, 'Parish', 'Louisiana') };
    const court = ordinal === undefined ? `${kind}, ${where}` : `${numbered(ordinal, kind)}, ${where}`;
    return { court, ...placed(county.name, 'Parish', 'Louisiana') };
  },
  Massachusetts: ({ kind, county, divisions }) => {
    const named = divisions
      .map((text) => /^([a-z]+(?: [a-z]+)?) division$/i.exec(text)?.[1])
      .find((name) => name !== undefined);
    const where = county?.name ?? (named && countyOf('Massachusetts', named));
    if (where === undefined && named !== undefined && kind === 'Housing Court')
      return {
        court: `Housing Court of Massachusetts, ${titled(named)} Division`,
        location: `${titled(named)} Division, Massachusetts`,
      };
    return where === undefined
      ? undefined
      : { court: `${kind} of ${where} County, Massachusetts`, ...placed(where, 'County', 'Massachusetts') };
  },
  Michigan: (parts) => {
    const { kind, county, ordinal } = parts;
    if (county !== undefined) return byCounty(parts);
    const which = /^(\w+)/.exec(ordinal ?? '')?.[1]?.toLowerCase();
    return which === undefined || kind !== 'District Court'
      ? undefined
      : { court: `${which} District Court of Michigan`, location: `${which} District, Michigan` };
  },
  Missouri: ({ kind, county, city, circuit }) =>
    county === undefined && city !== undefined && /^(?:st\.?|saint) louis$/i.test(city.name)
      ? {
          court: circuit
            ? `${kind} of the ${ordinalWord(circuit.ordinal)} Judicial Circuit, City of St. Louis, Missouri`
            : `${kind} of the City of St. Louis, Missouri`,
          location: 'City of St. Louis, Missouri',
          county: 'St. Louis City',
        }
      : undefined,
  Nevada: (parts) => {
    const { kind, county, divisions } = parts;
    const township = divisions.map((text) => /^(.+) township$/i.exec(text)?.[1]).find((name) => name !== undefined);
    return kind !== 'Justice Court' || township === undefined || county === undefined
      ? undefined
      : {
          court: `Justice Court of ${titled(township)} Township, ${county.name} County, Nevada`,
          ...placed(county.name, 'County', 'Nevada'),
        };
  },
  'New Jersey': ({ kind, county, divisions }) => {
    if (county === undefined || kind !== 'Superior Court') return undefined;
    const division = divisions.join(' ');
    const which = /\b(law|chancery)\b/i.exec(division)?.[1];
    const part = /\b(special civil|small claims|civil|family|general equity|criminal|probate) (?:part|section)\b/i.exec(
      division,
    )?.[1];
    return {
      court: [
        'Superior Court of New Jersey',
        which && `${titled(which)} Division`,
        part && `${titled(part)} Part`,
        `${county.name} County`,
      ]
        .filter((one) => one !== undefined)
        .join(', '),
      ...placed(county.name, 'County', 'New Jersey'),
    };
  },
  'North Carolina': ({ kind, county, divisions }) => {
    const division = divisions
      .map((text) => /^(superior|district) court/i.exec(text)?.[1])
      .find((name) => name !== undefined);
    const which = division ?? /^(superior|district) court$/i.exec(kind)?.[1];
    return county === undefined || which === undefined
      ? undefined
      : {
          court: `General Court of Justice, ${titled(which)} Court Division, ${county.name} County, North Carolina${divisions.includes('before the Clerk') ? ' (before the Clerk)' : ''}`,
          ...placed(county.name, 'County', 'North Carolina'),
        };
  },
  'Rhode Island': ({ kind, circuit }) => {
    if (kind !== 'District Court' || circuit?.noun !== 'division') return undefined;
    const which = `${ordinalWord(circuit.ordinal)} Division`;
    return { court: `District Court of Rhode Island, ${which}`, location: `${which}, Rhode Island` };
  },
  Tennessee: ({ kind, circuit, county }) => {
    if (circuit?.noun !== 'district') return undefined;
    const which = `${ordinalWord(circuit.ordinal)} Judicial District`;
    if (county !== undefined)
      return {
        court: `${kind} of Tennessee, ${which}, ${county.name} County`,
        ...placed(county.name, 'County', 'Tennessee'),
      };
    return { court: `${kind} of Tennessee for the ${which}`, location: `${which}, Tennessee` };
  },
  Texas: ({ kind, circuit, county }) => {
    if (kind !== 'District Court' || circuit === undefined || county === undefined) return undefined;
    const which = /\d/.test(circuit.ordinal) ? circuit.ordinal.toLowerCase() : ordinalWord(circuit.ordinal);
    return {
      court: `${which} District Court, ${county.name} County, Texas`,
      ...placed(county.name, 'County', 'Texas'),
    };
  },
  Vermont: ({ kind, divisions }) => {
    const unit = divisions.map((text) => /^(.+) unit$/i.exec(text)?.[1]).find((name) => name !== undefined);
    const county = unit && countyOf('Vermont', unit);
    if (!county || kind !== 'Superior Court') return undefined;
    const division = divisions
      .map((text) => /(civil|criminal|family|probate|environmental) division$/i.exec(text)?.[1])
      .find((name) => name !== undefined);
    return {
      court: `Vermont Superior Court, ${county} Unit${division === undefined ? '' : `, ${titled(division)} Division`}`,
      ...placed(county, 'County', 'Vermont'),
    };
  },
  Virginia: ({ kind, county, city }) => {
    if (county !== undefined) return byCounty({ kind, county, state: 'Virginia', divisions: [] });
    if (city === undefined) return undefined;
    const name = titled(city.name);
    return { court: `${kind} of ${name} City, Virginia`, location: `${name} City, Virginia`, county: name };
  },
};

/** Courts whose name begins with the city's. */
const cityCourts = [
  'Municipal Court',
  'City Court',
  'Town Court',
  'Village Court',
  'Justice Court',
  'Housing Court',
  'Metropolitan Court',
];
/** Courts that sit for a whole state. */
const statewide: Record<string, readonly State[]> = {
  'Court of Claims': ['Michigan', 'Ohio', 'Illinois', 'New York', 'West Virginia'],
  'Tax Court': ['New Jersey', 'Oregon', 'Arizona', 'Minnesota'],
  'Business and Consumer Court': ['Maine'],
  'Land Court': ['Massachusetts', 'Hawaii'],
  'Water Court': ['Montana'],
  'High Court': ['American Samoa'],
  'Superior Court': ['Guam', 'Virgin Islands', 'Northern Mariana Islands', 'Delaware', 'District of Columbia'],
  'Court of Chancery': ['Delaware'],
};

/** The portal's name of the court with these parts; undefined if its state has no such court. */
export function nameTrialCourt(parts: HeadingParts): CourtName | undefined {
  const { kind, state } = parts;
  const all = (statewide[kind]?.includes(state) ?? false) || kind === 'Business Court';
  const named =
    (all && parts.county === undefined && kind !== 'Business Court') ||
    kind === 'Land Court' ||
    (all && kind === 'Business and Consumer Court')
      ? ofState(parts)
      : (namers[state]?.(parts) ?? byCity(parts) ?? byCounty(parts));
  if (named === undefined || (!all && !isKindOf(state, kind))) return undefined;
  return { ...named, system: 'state', level: 'trial', state };
}

function ofState({ kind, state }: HeadingParts): Named {
  const of = /^(?:District of|Virgin|Northern Mariana)/.test(state) ? `the ${state}` : state;
  return { court: `${kind} of ${of}`, location: state };
}

function byCounty(parts: Omit<HeadingParts, 'divisions'> & { divisions?: string[] }): Named | undefined {
  const { kind, state, county, ordinal, number, ofState: isOfState } = parts;
  // North Carolina's general court is named with its division or not at all.
  if (county === undefined || kind === 'General Court of Justice') return undefined;
  const place = `${county.name} ${titled(county.unit)}`.trim();
  const which = number !== undefined && /at law/i.test(kind) ? ` No. ${number}` : '';
  const district = districtOf(parts);
  const court =
    ordinal !== undefined
      ? `${numbered(ordinal, kind)}, ${place}, ${state}`
      : isOfState
        ? `${kind} of ${state}${district === undefined ? '' : `, ${district}`}, ${place}`
        : `${kind}${which} of ${district === undefined ? '' : `the ${district}, `}${place}, ${state}`;
  return { court, ...placed(county.name, county.unit, state) };
}

/** The judicial district or circuit that a heading prints with the court: `Fourth Judicial District`, `East Central Judicial District`. */
function districtOf({ circuit, divisions }: Pick<HeadingParts, 'circuit'> & { divisions?: string[] }) {
  if (circuit !== undefined && /^(?:district|circuit)$/.test(circuit.noun))
    return `${ordinalWord(circuit.ordinal)} Judicial ${titled(circuit.noun)}`;
  const name = divisions?.find((text) => /judicial (?:district|circuit)$/i.test(text));
  return name && titled(name);
}

/** `Cleveland Municipal Court`, `Municipal Court of the City of Tucson`. */
function byCity({ kind, state, county, city, place }: HeadingParts): Named | undefined {
  if (!cityCourts.includes(kind) || (city === undefined && place === undefined)) return undefined;
  const where = county === undefined ? state : `${county.name} ${titled(county.unit)}, ${state}`;
  const court =
    place !== undefined && !/^(?:the )?(?:city|town|village) of/i.test(place)
      ? `${titled(place)} ${kind}`
      : `${kind} of the ${titled(city!.unit)} of ${titled(city!.name)}`;
  return {
    court: `${court}, ${where}`,
    location: county === undefined ? `${titled(place ?? city!.name)}, ${state}` : where,
    ...(county !== undefined && { county: county.name }),
  };
}

function isKindOf(state: State, kind: string): boolean {
  const kinds = trialCourtKinds[state].split(' ');
  return kind
    .toLowerCase()
    .split(/[ ']/)
    .some((word) => word !== 'court' && kinds.includes(word));
}

function placed(name: string, unit: string, state: State): { location: string; county: string } {
  return { location: `${`${name} ${titled(unit)}`.trim()}, ${state}`, county: name };
}

function numbered(ordinal: string, kind: string): string {
  const [which, judicial] = ordinal.split(/ (?=judicial$)/);
  return `${ordinalWord(which!) ?? which}${judicial === undefined ? '' : ' Judicial'} ${kind}`;
}

function titled(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(/(^|[ .-])[a-z]/g, (letter) => letter.toUpperCase())
    .replace(/ (Of|For|The|And)\b/g, (word) => word.toLowerCase());
}
