import type { CaseCategory, CourtPack, NumberFormat } from './CourtPack.ts';
import { builtInCodes } from './codesOfPack.ts';
import { bankruptcyCategories } from './data/bankruptcyCategories.ts';
import { californiaCategories } from './data/californiaCategories.ts';
import { californiaFormats } from './data/californiaFormats.ts';
import { federalAppellateCategories } from './data/federalAppellateCategories.ts';
import { federalDistrictCategories } from './data/federalDistrictCategories.ts';
import { federalFormats } from './data/federalFormats.ts';
import { floridaCategories } from './data/floridaCategories.ts';
import { floridaFormats } from './data/floridaFormats.ts';
import { illinoisCategories } from './data/illinoisCategories.ts';
import { illinoisFormats } from './data/illinoisFormats.ts';
import { immigrationCourtCategories } from './data/immigrationCourtCategories.ts';
import { newYorkCategories } from './data/newYorkCategories.ts';
import { newYorkFormats } from './data/newYorkFormats.ts';
import { texasCategories } from './data/texasCategories.ts';
import { texasFormats } from './data/texasFormats.ts';
import { hearingTypesOf } from './hearingTypesOf.ts';
import type { PackSystem } from './packChoices.ts';
import { type PackCourt, packSystemOf } from './packSystemOf.ts';
import { usualFormats } from './usualFormats.ts';

/** The edition of the built-in packs: the day on which their data was last changed. */
export const builtInVersion = '2026-11-23';

const federal = (prefix: string) => federalFormats.filter(({ id }) => id.startsWith(prefix));

type Contents = { name: string; categories: CaseCategory[]; formats: NumberFormat[] };
const contents: Record<PackSystem, Contents> = {
  federal_district: {
    name: 'U.S. district courts',
    categories: federalDistrictCategories,
    formats: federal('us-dc'),
  },
  federal_appellate: {
    name: 'U.S. courts of appeals',
    categories: federalAppellateCategories,
    formats: federal('us-ca'),
  },
  scotus: { name: 'Supreme Court of the United States', categories: [], formats: federal('scotus') },
  bankruptcy: { name: 'U.S. bankruptcy courts', categories: bankruptcyCategories, formats: federal('us-bk') },
  immigration_court: { name: 'Immigration courts', categories: immigrationCourtCategories, formats: [] },
  california: { name: 'California courts', categories: californiaCategories, formats: californiaFormats },
  new_york: { name: 'New York courts', categories: newYorkCategories, formats: newYorkFormats },
  texas: { name: 'Texas courts', categories: texasCategories, formats: texasFormats },
  florida: { name: 'Florida courts', categories: floridaCategories, formats: floridaFormats },
  illinois: { name: 'Illinois courts', categories: illinoisCategories, formats: illinoisFormats },
};

const made = new Map<string, CourtPack>();

/** The built-in pack of a court's system, with the formats of the court itself. It is the same for every call. */
export function builtInPack({ name, level, jurisdiction, county }: PackCourt): CourtPack {
  const key = JSON.stringify([name, level, jurisdiction, county]);
  const pack = made.get(key) ?? makePack({ name, level, jurisdiction, county });
  made.set(key, pack);
  return pack;
}

function makePack(court: PackCourt): CourtPack {
  const system = packSystemOf(court);
  const { name, categories, formats } = contents[system];
  const { numbering, fields } = usualFormats(system, court);
  const used = new Set(Object.values(numbering));
  return {
    name,
    version: builtInVersion,
    system,
    categories,
    number_formats: formats.map((format) => (used.has(format.id) ? withValues(format, fields) : format)),
    hearing_types: hearingTypesOf(system),
    ...builtInCodes(court),
    numbering,
  };
}

function withValues(format: NumberFormat, values: Record<string, string>): NumberFormat {
  return { ...format, fields: format.fields.map((field) => ({ ...field, value: values[field.name] ?? field.value })) };
}
