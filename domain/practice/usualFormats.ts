import { type CaseType, caseTypes } from '#domain/courts/choices';
import { counties } from '#domain/courts/counties';
import { ordinalSource, ordinalWord } from '#domain/courts/ordinals';
import type { Numbering } from './CourtPack.ts';
import type { PackSystem } from './packChoices.ts';
import type { PackCourt } from './packSystemOf.ts';

/** The formats of a court's numbers, and the values of their fields that follow from its name or county. */
export type UsualFormats = { numbering: Numbering; fields: Record<string, string> };

type Choice = { all: string | null; only?: Partial<Record<CaseType, string>>; fields?: Record<string, string> };

/** How a court of a system usually numbers its cases. */
export function usualFormats(system: PackSystem, court: PackCourt): UsualFormats {
  const { all, only, fields = {} } = choices[system](court);
  const numbering = Object.fromEntries(caseTypes.map((type) => [type, only?.[type] ?? all])) as Numbering;
  return { numbering, fields };
}

const inCounty =
  (formats: Record<string, string>, otherwise: string) =>
  ({ county, name }: PackCourt): string =>
    Object.entries(formats).find(([one]) => county === one || new RegExp(`\\b${one}\\b`).test(name))?.[1] ?? otherwise;

const californiaTrial = inCounty(
  { 'Los Angeles': 'ca-la', 'San Francisco': 'ca-sf', 'San Diego': 'ca-sd', Orange: 'ca-oc' },
  'ca-sup-default',
);
const texasTrial = inCounty(
  { Harris: 'tx-harris', Dallas: 'tx-dallas', Travis: 'tx-travis', Tarrant: 'tx-tarrant', Bexar: 'tx-bexar' },
  'tx-default',
);

const choices: Record<PackSystem, (court: PackCourt) => Choice> = {
  federal_district: () => ({ all: 'us-dc' }),
  bankruptcy: () => ({ all: 'us-bk' }),
  federal_appellate: () => ({ all: 'us-ca' }),
  scotus: () => ({ all: 'scotus' }),
  // DHS assigns the A-number; the court enters it from the Notice to Appear.
  immigration_court: () => ({ all: null }),
  california: (court) => {
    if (court.level === 'Supreme Court') return { all: 'ca-sup-court' };
    if (court.level === 'State Court') return { all: californiaTrial(court) };
    const district = districtOf(court.name);
    const letter = district && { 1: 'A', 2: 'B', 3: 'C', 5: 'F', 6: 'H' }[district];
    return { all: 'ca-coa', fields: letter ? { district: letter } : {} };
  },
  new_york: newYork,
  texas: (court) => {
    if (court.level === 'Supreme Court') return { all: 'tx-sct' };
    if (court.level === 'Appellate Court') return { all: 'tx-coa', fields: inTwoDigits(districtOf(court.name)) };
    if (/\bjustice\b/i.test(court.name)) return { all: 'tx-jp' };
    const format = texasTrial(court);
    return { all: format === 'tx-travis' && /county court/i.test(court.name) ? 'tx-travis-county' : format };
  },
  florida: (court) => {
    if (court.level === 'Supreme Court') return { all: 'fl-sc' };
    if (court.level === 'Appellate Court') return { all: 'fl-dca', fields: inOneDigit(districtOf(court.name)) };
    const place = counties.Florida.indexOf(court.county ?? '') + 1;
    const fields: Record<string, string> = place > 0 ? { county: String(place).padStart(2, '0') } : {};
    return { all: /\bcounty court\b/i.test(court.name) ? 'fl-ucn-county' : 'fl-ucn', fields };
  },
  illinois: (court) => {
    if (court.level === 'Supreme Court') return { all: 'il-sct' };
    if (court.level === 'Appellate Court') return { all: 'il-app', fields: inOneDigit(districtOf(court.name)) };
    const isCook = court.county === 'Cook' || /\bCook County\b/.test(court.name);
    return isCook ? { all: 'il-cook', only: { Criminal: 'il-cook-cr' } } : { all: 'il-cir' };
  },
};

/** The letters of a county in the numbers of New York City’s courts. */
const boroughs: Record<string, string> = { 'New York': 'NY', Kings: 'KI', Queens: 'QU', Bronx: 'BX', Richmond: 'RI' };
const criminalBoroughs: Record<string, string> = { ...boroughs, Kings: 'KN', Queens: 'QN' };

function newYork({ name, level, county }: PackCourt): Choice {
  if (level === 'Appellate Court') {
    const department = districtOf(name);
    return { all: department === 3 || department === 4 ? `ny-ad-${department}` : 'ny-ad' };
  }
  // The form of the Court of Appeals is not on file.
  if (level === 'Supreme Court' && /\bcourt of appeals\b/i.test(name)) return { all: null };
  if (/\bsurrogate/i.test(name)) return { all: 'ny-sur' };
  if (/\bfamily court\b/i.test(name)) return { all: 'ny-fam' };
  const of = (letters: Record<string, string>) => {
    const written = county === null ? undefined : letters[county];
    return written ? { county: written } : {};
  };
  if (/\bcivil court\b/i.test(name)) return { all: 'ny-civ', fields: of(boroughs) };
  if (/\bcriminal court\b/i.test(name)) return { all: 'ny-cr', fields: of(criminalBoroughs) };
  return { all: 'ny-sup', only: { Criminal: 'ny-ind' } };
}

const ordinals = Array.from({ length: 20 }, (_, at) => ordinalWord(`${at + 1}th`));
const ordinal = new RegExp(`\\b${ordinalSource}\\b`, 'i');

/** The number of the district or department in a court's name: 3 for `Third Department`. */
function districtOf(name: string): number | undefined {
  const word = ordinal.exec(name)?.[0];
  const place = word === undefined ? -1 : ordinals.indexOf(ordinalWord(word));
  return place < 0 ? undefined : place + 1;
}

const inOneDigit = (district: number | undefined): Record<string, string> =>
  district === undefined ? {} : { district: String(district) };
const inTwoDigits = (district: number | undefined): Record<string, string> =>
  district === undefined ? {} : { district: String(district).padStart(2, '0') };
