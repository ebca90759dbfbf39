import { recognizeCourt } from '#domain/courts/recognize/recognizeCourt';
import type { Evaluator } from '../Evaluator.ts';
import { broken, met, notApplicable, titleOf } from '../shared/lookup.ts';

/** Documents that name two courts, only one of which is the court of the case. */
const betweenCourts = /appeal|removal|remand|transfer|certiorari|mandamus|review/i;

/** Whether the court named in the caption is the court of the case on record. */
export const courtAgrees: Evaluator<'court_agrees'> = (_rule, { documents: [lead], record }) => {
  const { court } = lead.reading;
  if (record === null || court === undefined || betweenCourts.test(titleOf(lead))) return notApplicable;
  const its = recognizeCourt(court.value);
  const ours = recognizeCourt(record.court);
  // If the court is not recognized, two spellings may be the same court.
  if (its === undefined || ours === undefined) return notApplicable;
  if (
    same(its.court, ours.court) ||
    (its.system === ours.system && its.level === ours.level && its.state === ours.state && vague(its, ours))
  )
    return met;
  return broken({
    says: { code: 'record.court_differs', values: { printed: court.value, on_record: record.court } },
    evidence: court.evidence,
  });
};

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

function same(one: string, other: string): boolean {
  return plain(one).startsWith(plain(other)) || plain(other).startsWith(plain(one));
}

type Court = { county?: string; location?: string };

/** One of the two names does not state a county or district. */
function vague(one: Court, other: Court): boolean {
  const place = (court: Court) => court.county ?? court.location;
  return place(one) === undefined || place(other) === undefined || place(one) === place(other);
}
