import type { Weekday } from '#domain/days/days';

/** The days of the week on which a judge of the sample court calls each kind of matter; other matters are heard any day. */
const statuses = ['Case management conference', 'Status conference', 'Order to show cause'];
const motions = ['Motion hearing', 'Demurrer hearing'];
const defaults = ['Default prove-up hearing', 'Name change hearing'];
const trials = ['Jury trial', 'Court trial'];
const probate = ['Probate hearing', 'Conservatorship or guardianship hearing', 'Accounting hearing'];
const family = ['Request for order hearing'];

type Week = [matters: readonly string[], days: readonly Weekday[]][];

/** Each judge has the calendars of the division on fixed days, and trials on the days between them. */
const weeks: Record<string, Week> = {
  'Hon. A. Reyes': [
    [statuses, ['Monday']],
    [motions, ['Thursday']],
    [defaults, ['Friday']],
    [trials, ['Tuesday', 'Wednesday']],
  ],
  'Hon. C. Marchetti': [
    [statuses, ['Tuesday']],
    [motions, ['Friday']],
    [defaults, ['Thursday']],
    [trials, ['Monday', 'Wednesday']],
  ],
  'Hon. D. Nakashima': [
    [statuses, ['Monday']],
    [motions, ['Wednesday']],
    [defaults, ['Friday']],
    [trials, ['Tuesday', 'Thursday']],
  ],
  'Hon. H. Okonjo': [
    [statuses, ['Wednesday']],
    [motions, ['Tuesday']],
    [defaults, ['Thursday']],
    [trials, ['Monday', 'Friday']],
    [['Small claims trial'], ['Tuesday', 'Thursday']],
  ],
  'Hon. E. Whitlock': [
    [family, ['Monday', 'Wednesday']],
    [['Evidentiary hearing'], ['Tuesday', 'Thursday', 'Friday']],
  ],
  'Hon. B. Osei': [
    [probate, ['Tuesday', 'Thursday']],
    [family, ['Monday']],
  ],
  'Hon. F. Quintanilla': [
    [['Pretrial conference'], ['Tuesday', 'Thursday']],
    [[...motions, 'Status conference', 'Sentencing'], ['Friday']],
    [trials, ['Monday', 'Wednesday']],
  ],
  'Hon. G. Lindqvist': [
    [['Pretrial conference'], ['Monday', 'Wednesday']],
    [[...motions, 'Status conference', 'Sentencing'], ['Friday']],
    [trials, ['Tuesday', 'Thursday']],
  ],
};

export const weekdaysOf = (judge: string, event_type: string): readonly Weekday[] | undefined =>
  weeks[judge]?.find(([matters]) => matters.includes(event_type))?.[1];
