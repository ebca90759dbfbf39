import type { Rule } from '../../Rule.ts';

type Limits = { most?: number | undefined; over?: number | undefined; court: string };

const figure = (value: unknown) => (typeof value === 'number' ? value : undefined);

/** Which limits a rule sets for this court, by its name; `other court` where the rule is about others. */
export function courtLimits({ parameters, applies_to }: Rule, court: string): Limits | 'other court' {
  const {
    max_usd,
    court: only,
    county_court_max,
    city_court_max,
    district_court_max,
    town_village_max,
    nyc_max,
    city_district_max,
    county_court_at_law_max,
    county_court_at_law_min,
    county_max,
    circuit_min_exclusive,
    law_division_min_exclusive,
    municipal_first_district_max,
  } = parameters;
  const is = (pattern: RegExp) => pattern.test(court);
  const city = is(/civil court of the city of new york|new york city civil|\bnyc\b/i);
  if (only === 'NYC Civil Court')
    return city ? { most: figure(max_usd), court: 'the Civil Court of the City of New York' } : 'other court';
  if (county_court_max !== undefined) {
    if (city) return 'other court';
    if (is(/county court/i)) return { most: figure(county_court_max), court: 'the County Court' };
    if (is(/city court/i)) return { most: figure(city_court_max), court: 'the City Court' };
    if (is(/district court/i)) return { most: figure(district_court_max), court: 'the District Court' };
    if (is(/\b(?:town|village|justice) court/i)) return { most: figure(town_village_max), court: 'the Justice Court' };
    return 'other court';
  }
  if (nyc_max !== undefined) {
    if (city) return { most: figure(nyc_max), court: 'small claims court in New York City' };
    if (is(/\b(?:town|village|justice) court/i))
      return { most: figure(town_village_max), court: 'the town and village court' };
    if (is(/city court|district court/i)) return { most: figure(city_district_max), court: 'a city or district court' };
    return 'other court';
  }
  if (county_court_at_law_max !== undefined) {
    if (!is(/county (?:civil )?court at law|county court/i)) return 'other court';
    return {
      most: figure(county_court_at_law_max),
      over: figure(county_court_at_law_min),
      court: 'a statutory county court at law, unless its own statute says otherwise,',
    };
  }
  if (county_max !== undefined) {
    if (is(/circuit court/i)) return { over: figure(circuit_min_exclusive), court: 'the circuit court' };
    return is(/county court/i) ? { most: figure(county_max), court: 'the county court' } : 'other court';
  }
  if (law_division_min_exclusive !== undefined) {
    if (!is(/cook/i)) return 'other court';
    if (is(/law division/i)) return { over: figure(law_division_min_exclusive), court: 'the Law Division' };
    if (is(/first municipal|municipal.*first/i))
      return { most: figure(municipal_first_district_max), court: 'the First Municipal District' };
    return 'other court';
  }
  if (is(/district court/i) && applies_to.jurisdiction.includes('Texas')) return 'other court';
  const small = applies_to.jurisdiction.includes('Texas') ? 'a justice court' : 'small claims court';
  return { most: figure(max_usd), court: small };
}
