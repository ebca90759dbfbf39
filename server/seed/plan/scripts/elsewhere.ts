import { conferenceOf, motionEvent } from '../furtherCalendars.ts';
import { type CaseScript, heard, type Setting, type Timeline } from '../timeline.ts';
import { when } from './civil.ts';
import { dollars } from './papers.ts';

/** Cases of the further courts: what is filed, and the court’s own entries in the style of its docket. */

export type Course = {
  /** The titles of the documents, as the court’s system calls them. */
  titles: { complaint: string; answer: string; motion: string };
  facts: string[];
  amount: number;
  /** Days from the complaint to the appearance of the defendant. */
  appears: readonly [number, number];
  closes: string;
  /** How the court issues process; null where counsel issues it. */
  process: 'summons' | 'citation' | null;
  /** What the first conference orders. */
  schedule: string;
};

export function* caseElsewhere(t: Timeline, course: Course): CaseScript {
  const { random } = t;
  const [first, later, last] = conferenceOf[t.court.id]!;
  const defendant = t.parties[1]!.full_name;
  open(t, course);
  yield course.appears;
  t.file(1, { heading: 'NOTICE OF APPEARANCE', body: [`Counsel appears for ${defendant}.`] });
  yield [1, 5];
  t.file(1, {
    heading: course.titles.answer,
    purpose: 'response',
    body: [
      `${defendant} denies the allegations on which the claim rests.`,
      'The complaint does not state a claim on which relief can be granted.',
    ],
  });
  const { schedule } = course;
  yield* conference(t, first, [18, 40], () => ({
    rulings: `schedule set after discussion with counsel; order to issue`,
    after: () => t.enter('scheduling_order', { deadlines: schedule, ...signed(t) }),
  }));
  yield [20, 60];
  if (random.chance(0.5)) yield* motion(t, course);
  yield* conference(t, later, [60, 110], () => ({
    rulings: random.pick([
      'discovery is on schedule; no changes to the dates of the scheduling order',
      'depositions to be completed within 45 days; counsel to report on mediation',
      'expert disclosure extended by 30 days on consent',
    ]),
  }));
  if (random.chance(0.4)) {
    yield [15, 50];
    t.enter('dismissal_entered', { with_without: 'with', ...signed(t) });
    return t.close(course.closes);
  }
  yield [10, 40];
  yield* conference(t, last, [60, 120], () => ({
    rulings: 'exhibit and witness lists exchanged; case is ready for trial; trial date to be set by separate order',
  }));
}

function open(t: Timeline, { titles, facts, amount, process }: Course): void {
  const defendant = t.parties[1]!.full_name;
  t.file(0, {
    heading: titles.complaint,
    purpose: 'opening',
    unserved: true,
    body: facts,
    prayer: [
      amount > 0 ? `For damages in the sum of ${dollars(amount)}; and` : 'For the relief stated above; and',
      'For costs of suit.',
    ],
  });
  t.enter('case_assigned', { judge: t.judge });
  if (process === 'summons') t.enter('summons_issued', { against: defendant });
  if (process === 'citation') t.enter('clerks_notice', { text: `Citation issued as to ${defendant}` });
}

type Result = Parameters<Timeline['set']>[2];

/** A conference, on one of the next court days if it would otherwise be weeks ahead. */
function* conference(t: Timeline, event_type: string, from: readonly [number, number], held: Result): CaseScript {
  const isNext = t.daysLeft() <= from[0];
  const setting = isNext ? t.setSoon(event_type, held) : t.set(event_type, from, held);
  t.notice(setting);
  yield* heard(setting);
}

function* motion(t: Timeline, { titles }: Course): CaseScript {
  const { random } = t;
  const granted = random.chance(0.6);
  const related = titles.motion.toLowerCase();
  const event_type = motionEvent(t.court.id);
  const held = () => ({
    rulings: granted
      ? 'argument heard; motion granted; order to issue'
      : 'argument heard; motion denied; order to issue',
    after: () => t.enter(granted ? 'order_granting' : 'order_denying', { related, ...signed(t) }),
  });
  const setting: Setting = t.daysLeft() <= 26 ? t.setSoon(event_type, held) : t.set(event_type, [29, 40], held);
  t.file(0, {
    heading: titles.motion,
    purpose: 'motion',
    hearing: setting,
    body: [
      `The motion will be heard on ${when(setting.hearing)}.`,
      'The responses to the first set of interrogatories are incomplete.',
      'The parties conferred in good faith before this motion was filed.',
    ],
  });
  yield* heard(setting);
}

/** Who signed an order and when, which federal dockets state. */
const signed = (t: Timeline) => ({ judge: t.judge, date: t.courtDay() });
