import { quantile } from '#domain/reports/quantile';
import { wilson } from '#domain/reports/wilson';
import type { ClerkDecision } from './ClerkDecision.ts';
import { medianInterval, savedShare } from './medianMinutes.ts';
import { differs, type FindingOutcome, findingOutcomes, type PilotComparison } from './PilotComparison.ts';
import type { CountedShare, FieldFigures, JudgedTarget, PilotFigures, VerdictCounts } from './PilotFigures.ts';
import { judgeTarget, type PilotTarget } from './pilotMetrics.ts';
import { type PilotField, type PilotItemState, type PilotVerdict, pilotFields, type WorkedWith } from './pilotTerms.ts';
import { verdictsOf } from './verdictsOf.ts';

/** A filing of a pilot, as it is measured. `comparison` is null while the filing was not read. */
export type MeasuredFiling = {
  state: PilotItemState;
  seconds: number | null;
  decision: ClerkDecision | null;
  comparison: PilotComparison | null;
};

type Compared = { decision: ClerkDecision | null; comparison: PilotComparison };

/** What the filings of a pilot show, and which of the agreed targets they meet. */
export function measurePilot(filings: readonly MeasuredFiling[], agreed: readonly PilotTarget[]): PilotFigures {
  const compared = filings.filter((one): one is MeasuredFiling & Compared => one.comparison !== null);
  const figures = {
    filings: countFilings(filings),
    fields: pilotFields.map((field) => measureField(field, compared)),
    findings: countFindings(compared),
    returns_foreseen: returnsForeseen(compared),
    false_alarms: falseAlarms(compared),
    readable: readable(filings),
    would_have_caught: compared.filter((one) => hasFinding(one, 'would_have_caught')).length,
    disagreements: countDisagreements(compared),
    minutes: measureMinutes(filings),
    seconds: quantile(secondsOf(filings), 0.5),
  };
  return { ...figures, targets: agreed.map((target) => judged(target, figures)) };
}

function countFilings(filings: readonly MeasuredFiling[]): PilotFigures['filings'] {
  const count = (test: (one: MeasuredFiling) => boolean) => filings.filter(test).length;
  return {
    taken: filings.length,
    waiting: count(({ state }) => state === 'waiting'),
    read: count(({ state }) => state === 'read'),
    unreadable: count(({ state }) => state === 'unreadable'),
    accepted: count(({ decision }) => decision?.decision === 'accepted'),
    returned: count(({ decision }) => decision?.decision === 'returned'),
    undecided: count(({ decision }) => decision === null),
  };
}

function measureField(field: PilotField, compared: readonly Compared[]): FieldFigures {
  const entries = compared.flatMap(({ comparison }) => comparison.fields.filter((one) => one.field === field));
  const known = entries.filter(({ outcome }) => outcome !== 'not_compared');
  const differing = known.filter(({ outcome }) => differs(outcome));
  return {
    field,
    agreed: shareOf(known.length - differing.length, known.length),
    verdicts: countVerdicts(differing.map(({ verdict }) => verdict)),
  };
}

function countFindings(compared: readonly Compared[]): Record<FindingOutcome, number> {
  const all = compared.flatMap(({ comparison }) => comparison.findings);
  const counts = findingOutcomes.map((name) => [name, all.filter(({ outcome }) => outcome === name).length] as const);
  return Object.fromEntries(counts) as Record<FindingOutcome, number>;
}

const hasFinding = ({ comparison }: Compared, wanted: FindingOutcome) =>
  comparison.findings.some(({ outcome }) => outcome === wanted);

function returnsForeseen(compared: readonly Compared[]): CountedShare {
  const returned = compared.filter(({ decision }) => decision?.decision === 'returned');
  return shareOf(returned.filter((one) => hasFinding(one, 'confirmed')).length, returned.length);
}

function falseAlarms(compared: readonly Compared[]): CountedShare {
  const accepted = compared.filter(({ decision }) => decision?.decision === 'accepted');
  return shareOf(accepted.filter((one) => hasFinding(one, 'rejected')).length, accepted.length);
}

function readable(filings: readonly MeasuredFiling[]): CountedShare {
  const ended = filings.filter(({ state }) => state !== 'waiting');
  return shareOf(ended.filter(({ state }) => state === 'read').length, ended.length);
}

function countDisagreements(compared: readonly Compared[]): PilotFigures['disagreements'] {
  const differing = compared.filter(({ comparison }) => comparison.disagreements.length > 0);
  const verdicts = differing.flatMap(({ comparison }) => verdictsOf(comparison));
  return { ...countVerdicts(verdicts), filings: differing.length };
}

function countVerdicts(verdicts: readonly (PilotVerdict | null)[]): VerdictCounts {
  const count = (wanted: PilotVerdict | null) => verdicts.filter((verdict) => verdict === wanted).length;
  return { portal: count('portal'), clerk: count('clerk'), unclear: count('unclear'), unmarked: count(null) };
}

function measureMinutes(filings: readonly MeasuredFiling[]): PilotFigures['minutes'] {
  const minutesWith = (system: WorkedWith) =>
    filings.flatMap(({ decision }) =>
      decision?.worked_with === system && decision.minutes !== null ? [decision.minutes] : [],
    );
  const [existing, portal] = [minutesWith('existing_system'), minutesWith('portal')];
  return { existing: medianInterval(existing), portal: medianInterval(portal), saved: savedShare(existing, portal) };
}

const secondsOf = (filings: readonly MeasuredFiling[]) =>
  filings.flatMap(({ seconds }) => (seconds === null ? [] : [seconds])).sort((one, other) => one - other);

/** A share with its 95% Wilson interval. */
function shareOf(hits: number, of: number): CountedShare {
  if (of === 0) return { hits, of, share: null };
  const [low, high] = wilson(hits, of);
  return { hits, of, share: { value: hits / of, low, high } };
}

function judged(agreed: PilotTarget, figures: Omit<PilotFigures, 'targets'>): JudgedTarget {
  const figure = figureOf(agreed, figures);
  return { ...agreed, figure, status: judgeTarget(agreed, figure.share) };
}

function figureOf({ metric }: PilotTarget, figures: Omit<PilotFigures, 'targets'>): CountedShare {
  if (metric === 'returns_foreseen' || metric === 'false_alarms' || metric === 'readable') return figures[metric];
  if (metric === 'minutes_saved') {
    const { portal, saved } = figures.minutes;
    return { hits: portal?.n ?? 0, of: portal?.n ?? 0, share: saved };
  }
  return figures.fields.find(({ field }) => metric === `${field}_agreement`)!.agreed;
}
