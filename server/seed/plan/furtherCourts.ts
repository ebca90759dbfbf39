import type { CourtLevel, Jurisdiction } from '#domain/courts/choices';

export type FurtherCourt = {
  id: string;
  name: string;
  division: null;
  level: CourtLevel;
  jurisdiction: Jurisdiction;
  county: string | null;
  time_zone: string;
};

/** The other courts of the evaluation, one in each further jurisdiction and a federal one. All of them are invented. */
export const furtherCourts: FurtherCourt[] = [
  court(
    'specimen-supreme',
    'Supreme Court, County of Specimen',
    'State Court',
    'New York',
    'Specimen',
    'America/New_York',
  ),
  court('exemplar-district', 'District Court, Exemplar County', 'State Court', 'Texas', 'Exemplar', 'America/Chicago'),
  court('model-circuit', 'Circuit Court, Model County', 'State Court', 'Florida', 'Model', 'America/New_York'),
  court('pattern-circuit', 'Circuit Court, Pattern County', 'State Court', 'Illinois', 'Pattern', 'America/Chicago'),
  court(
    'alder-federal',
    'United States District Court, District of Alder',
    'Federal Court',
    'California',
    null,
    'America/Los_Angeles',
  ),
];

function court(
  id: string,
  name: string,
  level: CourtLevel,
  jurisdiction: Jurisdiction,
  county: string | null,
  time_zone: string,
): FurtherCourt {
  return { id, name, division: null, level, jurisdiction, county, time_zone };
}
