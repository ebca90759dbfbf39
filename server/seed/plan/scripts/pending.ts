import { addDays } from '#domain/days/days';
import { type CaseScript, heard, type Timeline } from '../timeline.ts';
import { answer, type CivilTheme, openCivil, when } from './civil.ts';
import { noticed, opposition, payFee, proofOfSummons, reply } from './papers.ts';

/** Civil cases that were filed before the portal and are on calendar on one of the next court days. */

/** The complaint, its service, the answers, and the first case management conference. */
function* untilManaged(t: Timeline, theme: CivilTheme, ruling: string): CaseScript {
  openCivil(t, theme, 'CA-UNL');
  const management = t.set('Case management conference', [150, 178], () => ({ rulings: ruling }));
  t.notice(management);
  yield [6, 32];
  for (let served = 1; served < t.parties.length; served += 1) t.file(0, proofOfSummons(t, 0, served));
  yield [17, 22];
  for (let by = 1; by < t.parties.length; by += 1) {
    t.file(by, answer(t, by));
    payFee(t, 'CA-UNL', by);
  }
  yield* heard(management);
}

/** Why the case came back: the order of the conference, the hearing that follows, and what its notice says. */
const reasons = [
  {
    ruling: 'parties ordered to contractual arbitration; action stayed; status conference on arbitration to be noticed',
    event_type: 'Status conference',
  },
  {
    ruling: 'case referred to mediation; further case management conference to be noticed',
    event_type: 'Case management conference',
  },
  {
    ruling: 'action stayed on notice of a related appeal; status conference to be noticed',
    event_type: 'Status conference',
  },
  {
    ruling: 'settlement reported, payable in installments; order to show cause regarding dismissal to be noticed',
    event_type: 'Order to show cause',
  },
] as const;

export function* awaitingConference(t: Timeline, theme: CivilTheme): CaseScript {
  const { ruling, event_type } = t.random.pick(reasons);
  yield* untilManaged(t, theme, ruling);
  const coming = t.setSoon(event_type, () => ({ rulings: 'status reported; continued' }));
  yield addDays(coming.hearing.date, -t.random.between(30, 60));
  if (event_type === 'Order to show cause')
    t.enter('order_show_cause', { what: 'dismissal after settlement', date: coming.hearing.date });
  else t.notice(coming);
  yield* heard(coming);
}

const motions = [
  ['MOTION FOR LEAVE TO FILE FIRST AMENDED COMPLAINT', 0],
  ['MOTION TO COMPEL FURTHER RESPONSES', 0],
  ['MOTION TO COMPEL DEPOSITION', 1],
  ['MOTION FOR JUDGMENT ON THE PLEADINGS', 1],
  ['MOTION FOR PROTECTIVE ORDER', 1],
  ['MOTION TO BIFURCATE', 1],
] as const;

/** A motion that is heard soon, with the briefs that are due by today (CCP § 1005). */
export function* awaitingMotion(t: Timeline, theme: CivilTheme): CaseScript {
  const { random } = t;
  yield* untilManaged(
    t,
    theme,
    'case is at issue; trial setting conference to be noticed after completion of discovery',
  );
  const [title, mover] = random.pick(motions);
  const coming = t.setSoon('Motion hearing', () => ({ rulings: 'motion argued and taken under submission' }));
  const { date } = coming.hearing;
  yield addDays(date, -random.between(30, 48));
  t.file(mover, {
    heading: `NOTICE OF MOTION AND ${title}`,
    purpose: 'motion',
    hearing: coming,
    body: [noticed(coming, t), `${t.roleAndName(mover)} makes the motion on the grounds stated in the memorandum.`],
  });
  payFee(t, 'CA-MOT', mover);
  yield addDays(date, -random.between(19, 22));
  if (random.chance(0.5))
    t.file(1 - mover, opposition(t, 1 - mover, title, ['The motion is not supported by good cause.']));
  else return yield* heard(coming);
  yield addDays(date, -10);
  if (random.chance(0.6)) t.file(mover, reply(t, mover, title));
  yield* heard(coming);
}

/** A trial that begins soon, as the case management conference set it. */
export function* awaitingTrial(t: Timeline, theme: CivilTheme): CaseScript {
  const event_type = t.random.chance(0.7) ? 'Jury trial' : 'Court trial';
  const coming = t.setSoon(event_type, () => ({ rulings: 'trailed to the next court day' }));
  const estimate = t.random.between(2, 8);
  yield* untilManaged(
    t,
    theme,
    `case is at issue; ${event_type.toLowerCase()} set for ${when(coming.hearing)}, estimate ${estimate} days; notice waived`,
  );
  yield* heard(coming);
}

/** A mandatory settlement conference that is held soon; the trial follows six weeks later. */
export function* awaitingSettlement(t: Timeline, theme: CivilTheme): CaseScript {
  const coming = t.setSoon('Settlement conference', () => ({
    rulings: 'the case did not settle; trial date to stand',
  }));
  const trial = t.set('Jury trial', addDays(coming.hearing.date, 40), () => ({
    rulings: 'trailed to the next court day',
  }));
  yield* untilManaged(
    t,
    theme,
    `case is at issue; jury trial set for ${when(trial.hearing)}; mandatory settlement conference set for ${when(coming.hearing)}; notice waived`,
  );
  yield* heard(coming);
}
