import { addDays } from '#domain/days/days';
import { spellDay } from '#domain/days/spellDay';
import { spellValue } from '#domain/docketing/spellValue';
import { type CaseScript, type Held, heard, type Timeline } from '../timeline.ts';
import {
  dismissal,
  dollars,
  managementStatement,
  noticed,
  opposition,
  payFee,
  proofOfSummons,
  reply,
} from './papers.ts';

/** What a civil case is about: its complaint, in the words of the parties. */
export type CivilTheme = { heading: string; facts: string[]; amount: number; discovery: string };

/** An unlimited civil case from complaint to trial, settlement, default, or summary judgment. */
export function* unlimitedCivil(t: Timeline, theme: CivilTheme): CaseScript {
  const { random } = t;
  openCivil(t, theme, 'CA-UNL');
  const management = t.set('Case management conference', [150, 178], () => managed(t));
  t.notice(management);
  yield [6, 32];
  for (let served = 1; served < t.parties.length; served += 1) t.file(0, proofOfSummons(t, 0, served));
  // A default of one of several defendants would leave the case open against the others.
  if (random.chance(0.12) && t.parties.length === 2) return yield* byDefault(t, theme);
  yield [17, 23];
  const demurs = random.chance(0.2);
  for (let by = demurs ? 2 : 1; by < t.parties.length; by += 1) {
    if (by > 1) yield [0, 2];
    t.file(by, answer(t, by));
    payFee(t, 'CA-UNL', by);
  }
  if (demurs) {
    yield* demurrer(t);
    t.file(1, answer(t, 1));
  }
  if (random.chance(0.07)) {
    yield [20, 60];
    t.file(0, dismissal(t, 0, 'without'));
    t.enter('dismissal_entered', { scope: 'the entire action', with_without: 'without' });
    return t.close('Voluntary dismissal or nonsuit or discontinuance');
  }
  if (random.chance(0.3)) {
    yield [40, 80];
    yield* motionToCompel(t, theme.discovery);
    if (t.isClosed()) return;
  }
  const before = management.date && addDays(management.date, -random.between(15, 19));
  if (before && before > t.day()) yield before;
  if (management.date) for (const by of random.chance(0.5) ? [0, 1] : [0]) t.file(by, managementStatement(t, by));
  yield* heard(management);
  yield [25, 90];
  if (t.isClosed()) return;
  if (random.chance(0.14)) return yield* summaryJudgment(t);
  if (random.chance(0.55)) return yield* settle(t);
  yield [90, 200];
  if (!t.isClosed()) yield* settle(t);
}

/** The complaint, its fee, the summons, and the assignment. */
export function openCivil(t: Timeline, { heading, facts, amount }: CivilTheme, fee: string): void {
  t.file(0, {
    heading,
    purpose: 'opening',
    unserved: true,
    body: facts,
    prayer: [
      amount > 0
        ? `For damages in the sum of ${dollars(amount)}, or according to proof;`
        : 'For damages according to proof;',
      'For costs of suit; and',
      'For such other and further relief as the Court deems proper.',
    ],
  });
  payFee(t, fee, 0);
  t.enter('summons_issued', { against: names(t, 1) });
  t.enter('notice_assignment', { judge: `${t.judge}, Dept. ${t.department()}` });
}

const names = (t: Timeline, from: number) =>
  t.parties
    .slice(from)
    .map(({ full_name }) => full_name)
    .join('; ');

export const answer = (t: Timeline, by: number) => ({
  heading: 'ANSWER TO COMPLAINT',
  purpose: 'response' as const,
  body: [
    `${t.roleAndName(by)} generally denies each and every allegation of the unverified complaint (Code Civ. Proc. § 431.30).`,
    'As a first affirmative defense, the complaint does not state facts sufficient to constitute a cause of action.',
    t.random.pick([
      'As a second affirmative defense, Plaintiff failed to mitigate the damages alleged.',
      'As a second affirmative defense, the claim is barred by the applicable statute of limitations.',
      'As a second affirmative defense, the damages alleged were caused by persons other than the answering party.',
    ]),
  ],
});

function managed(t: Timeline): Held {
  const atIssue = t.parties.slice(1).every(({ appeared_on }) => appeared_on !== null);
  if (!atIssue) {
    const next = t.set('Case management conference', [55, 75], () => managed(t));
    return {
      rulings: `case is not at issue; further case management conference set for ${when(next.hearing)}; Plaintiff to give notice`,
    };
  }
  const byJury = t.random.chance(0.7);
  const trial = t.set(byJury ? 'Jury trial' : 'Court trial', [260, 400], () => tried(t, byJury));
  const settlement = t.set('Settlement conference', addDays(trial.hearing.date, -42), () => ({
    rulings: 'settlement conference held; the case did not settle; trial date to stand',
  }));
  const days = t.random.between(2, 8);
  return {
    rulings:
      `case is at issue; ${trial.hearing.event_type.toLowerCase()} set for ${when(trial.hearing)}, estimate ${days} days; mandatory ` +
      `settlement conference set for ${when(settlement.hearing)}; discovery to close 30 days before trial; notice waived`,
  };
}

function tried(t: Timeline, byJury: boolean): Held {
  const wins = t.random.chance(0.6);
  const winner = wins ? 'plaintiff' : 'defendant';
  const [own, other] = wins ? [0, 1] : [1, 0];
  return {
    rulings: byJury
      ? `jury impaneled and sworn; evidence and argument presented; verdict for ${wins ? 'Plaintiff' : 'Defendant'}`
      : `cause submitted; judgment for ${wins ? 'Plaintiff' : 'Defendant'}`,
    after() {
      if (byJury) t.enter('verdict', { details: `special verdict for ${t.parties[own]!.full_name}` });
      t.enter('judgment_entered', { for: t.parties[own]!.full_name, against: t.parties[other]!.full_name });
      t.close(`Judgment ${byJury ? 'on jury verdict' : 'after court trial'} for ${winner}`);
    },
  };
}

export const when = ({ date, time }: { date: string; time: string }) => `${spellDay(date)}, at ${hour(time)}`;

/** A time as dockets write it: `9:00 AM`. */
export const hour = (time: string) => spellValue('time', time);

function* byDefault(t: Timeline, { amount }: CivilTheme): CaseScript {
  yield [44, 60];
  t.file(0, requestDefault(t));
  yield [1, 3];
  t.enter('default_entered', { against: t.parties[1]!.full_name });
  const proved = t.set('Default prove-up hearing', [40, 75], () => ({
    rulings: `evidence received; judgment for Plaintiff in the sum of ${dollars(amount)} plus costs`,
    after() {
      t.enter('judgment_entered', {
        for: t.parties[0]!.full_name,
        against: t.parties[1]!.full_name,
        amount: dollars(amount),
      });
      t.close('Default judgment by court');
    },
  }));
  t.notice(proved);
  yield* heard(proved);
}

export const requestDefault = (t: Timeline) => ({
  heading: 'REQUEST FOR ENTRY OF DEFAULT',
  docket: { code: 'request_default' as const, values: { against: t.roleAndName(1) } },
  unserved: true as const,
  body: [
    `${t.roleAndName(0)} requests that the clerk enter the default of ${t.roleAndName(1)}.`,
    'The time to respond has passed, and no response was served or filed.',
    'A copy of this request was mailed to the defaulting party at the last known address.',
    'The defaulting party is not in the military service of the United States.',
  ],
});

function* demurrer(t: Timeline): CaseScript {
  const { random } = t;
  const sustained = random.chance(0.5);
  const ruling = sustained
    ? 'demurrer sustained with 20 days leave to amend; moving party to give notice'
    : 'demurrer overruled; answer due within 20 days; notice waived';
  const setting = t.set('Demurrer hearing', [38, 60], () => ({ rulings: ruling }));
  t.file(1, {
    heading: 'DEMURRER TO COMPLAINT',
    purpose: 'motion',
    hearing: setting,
    body: [
      noticed(setting, t),
      `${t.roleAndName(1)} demurs to the complaint on the ground that it does not state facts sufficient to constitute a cause of action.`,
      'The demurrer is made under Code of Civil Procedure section 430.10, subdivision (e).',
      'The parties met and conferred by telephone before the demurrer was filed (Code Civ. Proc. § 430.41).',
    ],
  });
  payFee(t, 'CA-UNL', 1);
  yield daysBefore(setting, 20);
  t.file(
    0,
    opposition(t, 0, 'DEMURRER TO COMPLAINT', ['Each cause of action states the ultimate facts on which it rests.']),
  );
  yield daysBefore(setting, 10);
  if (random.chance(0.6)) t.file(1, reply(t, 1, 'DEMURRER TO COMPLAINT'));
  yield* heard(setting);
  if (sustained) {
    yield [12, 19];
    t.file(0, {
      heading: 'FIRST AMENDED COMPLAINT',
      body: [
        `${t.roleAndName(0)} amends the complaint as the Court permitted.`,
        'The facts of each cause of action are alleged below.',
      ],
      prayer: ['For damages according to proof; and', 'For costs of suit.'],
    });
  }
  yield [14, 19];
}

const daysBefore = ({ date, hearing }: { date: string | null; hearing: { date: string } }, days: number) =>
  addDays(date ?? hearing.date, -days);

function* motionToCompel(t: Timeline, discovery: string): CaseScript {
  const { random } = t;
  const [mover, other] = random.chance(0.6) ? [0, 1] : [1, 0];
  const title = 'MOTION TO COMPEL FURTHER RESPONSES';
  let granted = false;
  const setting = t.set('Motion hearing', [29, 50], () => {
    const ruling = random.pick([
      'motion granted; further responses due within 20 days; no sanctions; moving party to prepare the order',
      'motion granted in part as stated on the record; moving party to prepare the order',
      'motion denied; the responses are sufficient',
      'motion off calendar; the parties have resolved the dispute',
    ]);
    granted = ruling.startsWith('motion granted');
    return { rulings: ruling };
  });
  t.file(mover, {
    heading: `NOTICE OF MOTION AND ${title}`,
    purpose: 'motion',
    hearing: setting,
    body: [
      noticed(setting, t),
      `${t.roleAndName(mover)} moves for an order compelling further responses to the ${discovery}.`,
      `The responses of ${t.roleAndName(other)} consist of objections and omit the facts requested.`,
      'The parties met and conferred by telephone and by letter before this motion was filed.',
    ],
  });
  payFee(t, 'CA-MOT', mover);
  yield daysBefore(setting, 20);
  t.file(
    other,
    opposition(t, other, title, [
      'Complete responses have been served.',
      'The requests seek information that the attorney work product doctrine protects.',
    ]),
  );
  yield daysBefore(setting, 10);
  if (random.chance(0.5)) t.file(mover, reply(t, mover, title));
  yield* heard(setting);
  if (!granted || t.isClosed()) return;
  yield [2, 6];
  t.file(mover, {
    heading: `[PROPOSED] ORDER GRANTING ${title}`,
    docket: { code: 'proposed_order', values: { related: title.toLowerCase() } },
    body: [
      'The motion came on regularly for hearing. Having considered the papers and the arguments of counsel, the Court grants the motion.',
      'Further responses are due within 20 days of notice of this order.',
    ],
  });
  yield [2, 7];
  t.enter('order_signed_proposed', {
    subject: 'granting motion to compel further responses',
    judge: t.judge,
    date: t.courtDay(),
  });
}

function* summaryJudgment(t: Timeline): CaseScript {
  const granted = t.random.chance(0.4);
  const setting = t.set('Motion hearing', [95, 120], () => ({
    rulings: granted
      ? 'motion for summary judgment granted; there is no triable issue of material fact; moving party to prepare the judgment'
      : 'motion for summary judgment denied; triable issues of material fact remain',
  }));
  t.file(1, {
    heading: 'NOTICE OF MOTION AND MOTION FOR SUMMARY JUDGMENT',
    purpose: 'motion',
    hearing: setting,
    body: [
      noticed(setting, t),
      `${t.roleAndName(1)} moves for summary judgment on the ground that there is no triable issue as to any material fact (Code Civ. Proc. § 437c).`,
      'The motion is supported by a separate statement of undisputed material facts and by declarations.',
    ],
  });
  payFee(t, 'CA-MSJ', 1);
  t.file(1, {
    heading: 'SEPARATE STATEMENT OF UNDISPUTED MATERIAL FACTS',
    body: [`${t.roleAndName(1)} submits the following undisputed material facts with the evidence that supports them.`],
  });
  yield daysBefore(setting, 24);
  t.file(
    0,
    opposition(t, 0, 'MOTION FOR SUMMARY JUDGMENT', [
      'The evidence of both sides shows a dispute over material facts.',
    ]),
  );
  yield* heard(setting);
  if (t.isClosed()) return;
  if (!granted) return yield* settle(t);
  yield [8, 20];
  t.enter('judgment_entered', { for: t.parties[1]!.full_name, against: t.parties[0]!.full_name });
  t.close('Summary judgment', true);
  yield [1, 3];
  t.enter('notice_entry', { date: t.courtDay() });
}

/** A settlement: the hearings are vacated, and the case is dismissed after the time that the notice states. */
export function* settle(t: Timeline): CaseScript {
  t.file(0, {
    heading: 'NOTICE OF SETTLEMENT OF ENTIRE CASE',
    body: [
      'The parties have settled the entire case.',
      'A request for dismissal will be filed within 45 days (CRC 3.1385).',
    ],
  });
  yield [1, 3];
  t.vacateAll('Notice of settlement was filed.');
  const due = t.set('Order to show cause', [55, 70], () => ({
    rulings: 'no dismissal on file; order to show cause continued on the representation that payment is in process',
  }));
  t.enter('order_show_cause', { what: 'dismissal after settlement', date: due.hearing.date });
  yield [20, 44];
  if (t.isClosed()) return;
  t.file(0, dismissal(t, 0, 'with'));
  yield [1, 3];
  t.enter('dismissal_entered', { scope: 'the entire action', with_without: 'with' });
  t.close('Dismissed after settlement');
}
