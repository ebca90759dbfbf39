import type { Ruling, RunningClock } from '#contract/rulings';
import { daysBetween } from '#domain/days/days';
import { judgeClockNamed } from '#domain/rulings/clocksOf';
import { clockTone } from '#domain/rulings/dueOn';
import type { JudgeClock } from '#domain/rulings/JudgeClock';
import type { FoundRuling } from './rulingRepository.ts';

/** A ruling as people read it today. */
export function describeRuling({ ruling, judge, entry }: FoundRuling, today: string): Ruling {
  const { id, filing_id, case_id, hearing_id, disposition, stage, reasons, details, submitted_on, version } = ruling;
  const clock = ruling.clock === null ? undefined : judgeClockNamed(ruling.clock);
  return {
    ...{ id, filing_id, case_id, hearing_id, judge, disposition, stage, reasons, details, submitted_on, version },
    entry,
    ruled_at: ruling.ruled_at?.toISOString() ?? null,
    takes_effect_at: stage === 'draft' ? ruling.takes_effect_at!.toISOString() : null,
    superseded: ruling.superseded_at !== null,
    lapsed_because: ruling.lapsed_because,
    clock:
      clock && ruling.due_on !== null && ruling.superseded_at === null
        ? describeClock(clock, ruling.due_on, today)
        : null,
  };
}

/** A clock that runs, as it is today. */
export function describeClock(clock: JudgeClock, due_on: string, today: string): RunningClock {
  const { id, label, authority, effect } = clock;
  const days_left = daysBetween(today, due_on);
  return { id, label, authority, effect, due_on, days_left, tone: clockTone(clock, due_on, today) };
}
