import { circuits } from './circuits.ts';
import { districtParts, singleDistrictStates } from './federalDistricts.ts';
import { postalCodes } from './postalCodes.ts';
import type { CourtName } from './recognize/CourtForm.ts';
import type { State } from './states.ts';

/** State highest courts that public docket lists do not identify by the state's two letters. */
const highest: Partial<Record<State, string>> = {
  Alabama: 'ala',
  Alaska: 'alaska',
  Arizona: 'ariz',
  Arkansas: 'ark',
  California: 'cal',
  Colorado: 'colo',
  Connecticut: 'conn',
  Delaware: 'del',
  'District of Columbia': 'dc',
  Florida: 'fla',
  Georgia: 'ga',
  Hawaii: 'haw',
  Idaho: 'idaho',
  Illinois: 'ill',
  Indiana: 'ind',
  Iowa: 'iowa',
  Kansas: 'kan',
  Kentucky: 'ky',
  Louisiana: 'la',
  Maine: 'me',
  Maryland: 'md',
  Massachusetts: 'mass',
  Michigan: 'mich',
  Minnesota: 'minn',
  Mississippi: 'miss',
  Missouri: 'mo',
  Montana: 'mont',
  Nebraska: 'neb',
  Nevada: 'nev',
  'New Hampshire': 'nh',
  'New Jersey': 'nj',
  'New Mexico': 'nm',
  'New York': 'ny',
  'North Carolina': 'nc',
  'North Dakota': 'nd',
  Ohio: 'ohio',
  Oklahoma: 'okla',
  Oregon: 'or',
  Pennsylvania: 'pa',
  'Rhode Island': 'ri',
  'South Carolina': 'sc',
  'South Dakota': 'sd',
  Tennessee: 'tenn',
  Texas: 'tex',
  Utah: 'utah',
  Vermont: 'vt',
  Virginia: 'va',
  Washington: 'wash',
  'West Virginia': 'wva',
  Wisconsin: 'wis',
  Wyoming: 'wyo',
};

/** Courts whose name alone determines their ID (fact pack's court list; IDs as in courts-db). */
const named: [pattern: RegExp, id: string][] = [
  [/^Supreme Court of the United States$/, 'scotus'],
  [/^United States Court of Federal Claims$/, 'uscfc'],
  [/^United States Tax Court$/, 'tax'],
  [/^United States Court of International Trade$/, 'cit'],
  [/^United States Judicial Panel on Multidistrict/, 'jpml'],
  [/^United States Court of Appeals for Veterans Claims$/, 'cavc'],
  [/^United States Court of Appeals for the Armed Forces$/, 'armfor'],
  [/^Board of Immigration Appeals$/, 'bia'],
  [/^Court of Criminal Appeals of Texas$/, 'texcrimapp'],
  [/^Business Court of Texas/, 'texbizct'],
  [/^Superior Court of California, County of /, 'calsuperct'],
  [/^Supreme Court of the State of New York, County of /, 'nysupct'],
  [/^Supreme Court of the State of New York, Appellate Division/, 'nyappdiv'],
  [/^Court of Appeals(?: for the|,) .+ District of Texas(?: at .+)?$/, 'texapp'],
  [/^Circuit Court(?: of the .+)? in and for .+, Florida$/, 'flacirct'],
  [/^Circuit Court of .+, Illinois$/, 'illcirct'],
  [/^Appellate Court of Illinois/, 'illappct'],
];
const ordinals = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'];

/** The ID of a court in public docket lists; undefined if the list has none. */
export function courtId({ court, location, level, system, state }: CourtName): string | undefined {
  const known = named.find(([pattern]) => pattern.test(court));
  if (known !== undefined) return known[1];
  const circuit = Object.keys(circuits).find(
    (key) => court === `United States Court of Appeals for the ${circuits[key]}`,
  );
  if (circuit !== undefined) return circuit;
  const district = /^(?:California Court of Appeal, (\w+) Appellate|Florida (\w+) District Court of Appeal)/.exec(
    court,
  );
  if (district !== null) {
    const number = ordinals.indexOf(district[1] ?? district[2]!) + 1;
    return number === 0 ? undefined : district[1] === undefined ? `fladistctapp${number}` : `calctapp${number}d`;
  }
  if (system === 'federal' && state !== undefined) return districtId(court, location, state as State);
  return level === 'highest' && system === 'state' ? highest[state as State] : undefined;
}

/** Two bankruptcy courts have an older ID in docket lists. */
const bankruptcyIds: Partial<Record<State, string>> = { Arizona: 'arb', Nebraska: 'nebraskab' };

function districtId(court: string, location: string | undefined, state: State): string | undefined {
  const kind = /^United States (District|Bankruptcy) Court/.exec(court)?.[1];
  const part = /^(\w+) District of /.exec(location ?? '')?.[1];
  const split = part !== undefined && (districtParts[state]?.includes(part) ?? false);
  if (kind === undefined || !(split || singleDistrictStates.includes(state))) return undefined;
  if (kind === 'Bankruptcy' && bankruptcyIds[state] !== undefined) return bankruptcyIds[state];
  const initial = split ? part![0]!.toLowerCase() : '';
  return `${stem(state)}${initial}${kind === 'Bankruptcy' ? 'b' : 'd'}`;
}

/** The letters of the Northern Mariana Islands would match a state's. */
function stem(state: State): string {
  return state === 'Northern Mariana Islands' ? 'nmi' : postalCodes[state].toLowerCase();
}
