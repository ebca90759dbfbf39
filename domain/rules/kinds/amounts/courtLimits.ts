const newYorkCity = /civil court of the city of new york|new york city civil|\bnyc\b/i;

/** Classes of courts, by words in their names. Cook County’s divisions include the county in their names. */
const classes = {
  any: /(?:)/,
  business: /business court/i,
  circuit: /circuit court/i,
  city: /city court/i,
  city_or_district: /city court|district court/i,
  cook_first_municipal: /^(?=.*cook).*(?:first municipal|municipal.*first)/is,
  cook_law_division: /^(?=.*cook).*law division/is,
  county: /county court/i,
  county_at_law: /county (?:civil )?court at law|county court/i,
  district: /district court/i,
  new_york_city: newYorkCity,
  not_district: /^(?!.*district court)/is,
  town_or_village: /\b(?:town|village|justice) court/i,
} as const;
export type CourtClass = keyof typeof classes;

/** The limit for a court's class, which is determined from its name; undefined if there is none. */
export function limitOf<T extends { court: CourtClass }>(limits: readonly T[], court: string): T | undefined {
  const ofCity = newYorkCity.test(court);
  // The city’s court has its own limits, regardless of other words in its name.
  return limits.find((one) => classes[one.court].test(court) && (!ofCity || !ofTheState.includes(one.court)));
}

const ofTheState: readonly CourtClass[] = ['county', 'city', 'district', 'town_or_village', 'city_or_district'];
