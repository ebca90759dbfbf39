import type { Pilot } from '#contract/pilots';
import { addDays } from '#domain/days/days';
import { type PilotMetricName, pilotMetricNames } from '#domain/pilots/pilotMetrics';
import { pilotDays } from '#domain/pilots/pilotTerms';

/** The values of the form: an empty target is none. */
export type PilotValues = Record<PilotMetricName, string> & {
  department: string;
  folder: string;
  starts_on: string;
  ends_on: string;
  targets: string;
};

const noTargets = Object.fromEntries(pilotMetricNames.map((name) => [name, ''])) as Record<PilotMetricName, string>;

/** A new pilot begins tomorrow, so that its targets can still be changed, and takes the usual number of days. */
export function newPilotValues(today: string): PilotValues {
  const starts_on = addDays(today, 1);
  const days = { starts_on, ends_on: addDays(starts_on, pilotDays.usual) };
  return { ...noTargets, department: '', folder: '', ...days, targets: '' };
}

/** The values of a pilot that has not started. */
export function valuesOfPilot({ department, folder, starts_on, ends_on, targets }: Pilot): PilotValues {
  const set = Object.fromEntries(targets.map(({ metric, target }) => [metric, String(target)]));
  return { ...noTargets, ...set, department, folder, starts_on, ends_on, targets: '' };
}

/** The input of the call. */
export function inputOfValues(values: PilotValues) {
  const { department, folder, starts_on, ends_on } = values;
  const targets = pilotMetricNames.flatMap((metric) =>
    values[metric].trim() === '' ? [] : [{ metric, target: values[metric] }],
  );
  return { department, folder, starts_on, ends_on, targets };
}
