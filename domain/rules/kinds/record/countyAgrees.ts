import type { Evaluator } from '../Evaluator.ts';
import { broken, met, notApplicable } from '../shared/lookup.ts';

/** Whether the county in the caption is that of the case on record. */
export const countyAgrees: Evaluator<'county_agrees'> = (_rule, { documents: [lead], record }) => {
  const { court, location } = lead.reading;
  const printed = court?.parts?.county ?? /^(.+?) County\b/.exec(location?.value ?? '')?.[1];
  if (record?.county == null || printed === undefined) return notApplicable;
  if (bare(printed) === bare(record.county)) return met;
  return broken({
    says: {
      code: 'record.county_differs',
      values: { printed, on_record: record.county.replace(/ county$/i, '') },
    },
    evidence: location?.evidence ?? court?.evidence ?? [],
  });
};

const bare = (county: string) =>
  county
    .toLowerCase()
    .replace(/\bcounty(?: of)?\b|[^a-z]/g, '')
    .trim();
