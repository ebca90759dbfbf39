import { type CaseScript, type Held, heard, type Setting, type Timeline } from '../timeline.ts';
import { when } from './civil.ts';
import { noticed, opposition, reply } from './papers.ts';

export type Charge = { code: string; words: string };

const isDriving = ({ code }: Charge) => code.startsWith('Vehicle Code section 23152');

export type Course = { felony: boolean; charge: Charge; appointed: boolean };

/** A criminal case from the complaint of the district attorney to a plea, a verdict, or a dismissal. */
export function* prosecution(t: Timeline, { felony, charge, appointed }: Course): CaseScript {
  const { random } = t;
  accuse(t, felony ? 'FELONY COMPLAINT' : 'MISDEMEANOR COMPLAINT', felony, charge);
  if (random.chance(0.08)) yield* failsToAppear(t);
  else yield [1, felony ? 3 : 30];
  const first = t.set('Arraignment', [0, 4], () => arraigned(t, appointed));
  yield* heard(first);
  if (felony) {
    const held = t.set('Preliminary hearing', [10, 40], () => ({
      rulings:
        'witnesses sworn and examined; sufficient cause found; defendant held to answer; information due within 15 days',
    }));
    t.enter('time_waived', { what: 'preliminary hearing' });
    yield* heard(held);
    yield [6, 14];
    t.file(0, information(t, charge));
    const second = t.set('Arraignment', [1, 8], () => ({
      rulings: 'arraigned on the information; plea of not guilty; denies all allegations; pretrial conference set',
    }));
    yield* heard(second);
  }
  // A charge of driving under the influence is not eligible (Veh. Code § 23640).
  if (!felony && !isDriving(charge) && random.chance(0.2)) return yield* diversion(t);
  if (random.chance(felony ? 0.35 : 0.12)) {
    yield [10, 40];
    yield* suppression(t);
  }
  yield* conferences(t, felony, charge);
}

/** A misdemeanor that is on calendar for a conference or a trial on one of the next court days. */
export function* awaitingCriminal(
  t: Timeline,
  course: Course,
  event_type: 'Pretrial conference' | 'Jury trial',
): CaseScript {
  const { charge, appointed } = course;
  accuse(t, 'MISDEMEANOR COMPLAINT', false, charge);
  yield [1, 6];
  const first = t.set('Arraignment', [2, 12], () => arraigned(t, appointed));
  yield* heard(first);
  const trial = event_type === 'Jury trial';
  const coming = t.setSoon(event_type, () => ({ rulings: 'both sides announce ready' }));
  if (!trial) return yield* heard(coming);
  const ready = t.set('Pretrial conference', [18, 30], () => ({
    rulings: `both sides announce ready; jury trial set for ${when(coming.hearing)}; time waived`,
  }));
  yield* heard(ready);
  yield* heard(coming);
}

function accuse(t: Timeline, heading: string, felony: boolean, { code, words }: Charge): void {
  t.file(0, {
    heading,
    docket: { code: 'criminal_complaint', values: { charges: `${felony ? 'felony' : 'misdemeanor'}, ${code}` } },
    purpose: 'opening',
    unserved: true,
    body: [
      `The District Attorney of the County of Alder accuses ${t.parties[1]!.full_name} of the following ${felony ? 'felony' : 'misdemeanor'}.`,
      `Count 1: ${words}, in violation of ${code}, committed in the County of Alder.`,
      'I declare on information and belief, under penalty of perjury, that the foregoing is true and correct.',
    ],
  });
}

const information = (t: Timeline, { code, words }: Charge) => ({
  heading: 'INFORMATION',
  docket: { code: 'information' as const, values: { counts: '1' } },
  body: [
    `The District Attorney of the County of Alder, by this information, accuses ${t.parties[1]!.full_name} of a felony.`,
    `Count 1: ${words}, in violation of ${code}.`,
    'The defendant was held to answer after a preliminary hearing.',
  ],
});

function arraigned(t: Timeline, appointed: boolean): Held {
  const defendant = t.parties[1]!;
  defendant.appeared_on = t.day();
  const { full_name } = t.attorneys[defendant.attorney!]!;
  return {
    rulings: `defendant present, advised of the charges and of constitutional rights; ${
      appointed ? 'public defender appointed' : 'private counsel makes a general appearance'
    }; plea of not guilty`,
    after() {
      if (appointed) t.enter('counsel_appointed', { attorney_name: full_name });
      if (t.random.chance(0.5))
        t.enter('bail_set', { amount: t.random.pick(['$5,000.00', '$10,000.00', '$25,000.00', '$50,000.00']) });
    },
  };
}

/** A defendant who does not appear: a bench warrant, recalled when the defendant is brought before the court. */
function* failsToAppear(t: Timeline): CaseScript {
  const missed = t.set('Arraignment', [14, 30], () => ({
    rulings: 'defendant not present; bench warrant ordered',
    appearances: 'the People only',
    after: () => t.enter('warrant_issued', { amount: '$10,000.00' }),
  }));
  yield* heard(missed);
  yield [20, 120];
  t.enter('warrant_recalled');
}

function* suppression(t: Timeline): CaseScript {
  const granted = t.random.chance(0.2);
  const title = 'MOTION TO SUPPRESS EVIDENCE';
  const setting = t.set('Motion hearing', [25, 38], () => ({
    rulings: granted
      ? 'testimony taken; motion to suppress granted; the People are unable to proceed; dismissed in the interest of justice (Pen. Code § 1385)'
      : 'testimony taken; motion to suppress denied',
    after: () => (granted ? t.close('Nolle prosequi or dismissed by prosecution') : undefined),
  }));
  t.file(1, {
    heading: `NOTICE OF MOTION AND ${title}`,
    purpose: 'motion',
    hearing: setting,
    body: [
      noticed(setting, t),
      `${t.roleAndName(1)} moves under Penal Code section 1538.5 to suppress all evidence obtained in the search.`,
      'The search was conducted without a warrant. The People bear the burden of justifying it.',
    ],
  });
  yield [6, 12];
  t.file(
    0,
    opposition(t, 0, title, [
      'The officer saw the contraband in plain view.',
      'The search was a lawful search incident to arrest.',
    ]),
  );
  yield [2, 5];
  if (t.random.chance(0.3)) t.file(1, reply(t, 1, title));
  yield* heard(setting);
}

function* diversion(t: Timeline): CaseScript {
  const review = t.set('Pretrial conference', [20, 50], () => ({
    rulings:
      'defendant granted misdemeanor diversion for six months (Pen. Code § 1001.95); proof of completion to be filed',
  }));
  yield* heard(review);
  const completed = t.set('Status conference', [175, 190], () => ({
    rulings: 'proof of completion received; charges dismissed; arrest deemed never to have occurred',
    after: () => t.close('Adjourned in contemplation of dismissal or deferred adjudication or diversion complete'),
  }));
  yield* heard(completed);
}

type Ending = { rulings: string; disposition: string; sentence: boolean };

function* conferences(t: Timeline, felony: boolean, charge: Charge): CaseScript {
  const { random } = t;
  const first = t.set('Pretrial conference', [18, 40], () => ({
    rulings: 'offer conveyed; discovery is complete; matter continued for further conference',
  }));
  yield* heard(first);
  const ending = random.pick<Ending>([
    {
      rulings: 'waiver of rights signed; plea of no contest entered and accepted',
      disposition: 'No contest plea',
      sentence: true,
    },
    {
      rulings: 'waiver of rights signed; plea of no contest entered and accepted',
      disposition: 'No contest plea',
      sentence: true,
    },
    {
      rulings: 'waiver of rights signed; plea of guilty entered and accepted',
      disposition: 'Guilty plea',
      sentence: true,
    },
    {
      rulings: `${felony ? 'information' : 'complaint'} amended on motion of the People; plea of no contest to the lesser charge`,
      disposition: 'Plea to a lesser charge',
      sentence: true,
    },
    {
      rulings: 'on motion of the People, dismissed in the interest of justice (Pen. Code § 1385)',
      disposition: 'Nolle prosequi or dismissed by prosecution',
      sentence: false,
    },
    {
      rulings: 'both sides announce ready',
      disposition: random.chance(0.75) ? 'Convicted, jury trial' : 'Acquitted, jury trial',
      sentence: false,
    },
  ]);
  const isTried = ending.disposition.endsWith('jury trial');
  let next: Setting | null = null;
  const plea = t.set('Pretrial conference', [20, 45], () => {
    if (isTried) next = t.set('Jury trial', [35, 70], () => verdict(t, ending, felony, charge));
    else if (ending.sentence)
      next = t.set('Sentencing', felony ? [26, 40] : [0, 1], () => sentencing(t, ending, felony, charge));
    const rulings = next
      ? `${ending.rulings}; ${lower((next as Setting).hearing.event_type)} set for ${when((next as Setting).hearing)}`
      : ending.rulings;
    return { rulings, after: () => (next ? undefined : t.close(ending.disposition)) };
  });
  yield* heard(plea);
  if (next) yield* heard(next);
}

const lower = (text: string) => text.toLowerCase();

function verdict(t: Timeline, ending: Ending, felony: boolean, charge: Charge): Held {
  const { disposition } = ending;
  const guilty = disposition.startsWith('Convicted');
  // A felony is referred for a probation report before the sentence (Pen. Code § 1203).
  const referred = guilty && felony;
  const later = referred ? t.set('Sentencing', [26, 40], () => sentencing(t, ending, felony, charge)) : null;
  const next = later ? `; referred for a probation report; sentencing set for ${when(later.hearing)}` : '';
  return {
    rulings: `jury impaneled and sworn; evidence and argument presented; jury finds defendant ${guilty ? 'guilty' : 'not guilty'} on count 1${next}`,
    after() {
      t.enter('verdict', { details: `${guilty ? 'guilty' : 'not guilty'}, count 1, ${charge.code}` });
      if (referred) return;
      if (guilty)
        t.enter('sentenced', { sentence: sentenceOf(t, felony, charge), days: String(t.random.between(2, 60)) });
      t.close(disposition);
    },
  };
}

function sentencing(t: Timeline, { disposition }: Ending, felony: boolean, charge: Charge): Held {
  return {
    rulings: `no legal cause why judgment should not be pronounced; sentence on ${
      disposition === 'Plea to a lesser charge' ? 'the lesser charge' : `count 1, ${charge.code}`
    }, as entered`,
    after() {
      t.enter('sentenced', { sentence: sentenceOf(t, felony, charge), days: String(t.random.between(1, 45)) });
      t.close(disposition);
    },
  };
}

/** Probation for driving under the influence lasts three years at least (Veh. Code § 23600). */
const sentenceOf = (t: Timeline, felony: boolean, charge: Charge) => {
  if (felony)
    return t.random.pick([
      'formal probation for two years, 120 days in county jail',
      'county jail for 16 months',
      'state prison for two years',
    ]);
  if (isDriving(charge)) return 'summary probation for three years, fine, and first-offender alcohol program';
  return t.random.pick([
    'summary probation for one year, fine, and 20 hours of community service',
    'summary probation for one year and a fine',
  ]);
};
