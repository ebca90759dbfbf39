import { addDays } from '#domain/days/days';
import { type CaseScript, heard, type Setting, type Timeline } from '../timeline.ts';
import { openCivil, when } from './civil.ts';
import { noticed, opposition, payFee, perjury, proofOfSummons, reply } from './papers.ts';

/**
 * A construction case with several parties and their cross-complaints, which the court manages in monthly conferences
 * for years (CRC 3.750). Most of its entries are older than the portal.
 */
export function* complexCivil(t: Timeline): CaseScript {
  const { parties } = t;
  openCivil(
    t,
    {
      heading: 'COMPLAINT FOR CONSTRUCTION DEFECTS',
      amount: 0,
      discovery: '',
      facts: [
        `${t.roleAndName(0)} is the association of the owners of a development of 164 homes in the County of Alder.`,
        `${t.roleAndName(1)} developed the project; the other defendants built parts of it.`,
        'The roofs, plumbing, and exterior walls of the homes violate the standards of Civil Code section 896.',
      ],
    },
    'CA-UNL',
  );
  t.enter('clerks_notice', { text: 'Case provisionally designated complex (CRC 3.400)' });
  for (let served = 1; served < parties.length; served += 1) {
    yield [1, 4];
    t.file(0, proofOfSummons(t, 0, served));
  }
  // All answer within the time of CCP § 412.20; the developer cross-complains with its answer (CCP § 428.50).
  for (let by = 1; by < parties.length; by += 1) {
    yield [1, 4];
    t.file(by, answers(t, by));
    payFee(t, 'CA-UNL', by);
    if (by !== 1) continue;
    for (let against = 2; against < parties.length; against += 1) t.file(1, crossComplaint(t, against));
  }
  yield [14, 18];
  for (let by = 2; by < parties.length; by += 1) {
    yield [0, 3];
    t.file(by, answerToCross(t, by));
  }
  for (let round = 1; ; round += 1) yield* month(t, round);
}

const answers = (t: Timeline, by: number) => ({
  heading: 'ANSWER TO COMPLAINT',
  purpose: 'response' as const,
  body: [
    `${t.roleAndName(by)} generally denies each and every allegation of the complaint.`,
    'The defects alleged, if any, were caused by others.',
  ],
});

const crossComplaint = (t: Timeline, against: number) => ({
  heading: `CROSS-COMPLAINT FOR INDEMNITY AGAINST ${t.parties[against]!.full_name.toUpperCase()}`,
  body: [`${t.roleAndName(1)} is entitled to indemnity from ${t.parties[against]!.full_name} under the subcontract.`],
  prayer: ['For indemnity and contribution; and', 'For costs of suit.'],
});

const answerToCross = (t: Timeline, by: number) => ({
  heading: 'ANSWER TO CROSS-COMPLAINT',
  purpose: 'response' as const,
  body: [`${t.roleAndName(by)} generally denies the allegations of the cross-complaint.`],
});

const subjects = [
  'MOTION TO COMPEL FURTHER RESPONSES',
  'MOTION FOR DETERMINATION OF GOOD FAITH SETTLEMENT',
  'MOTION FOR PROTECTIVE ORDER',
  'MOTION TO COMPEL INSPECTION',
  'MOTION FOR LEAVE TO AMEND',
] as const;

/** A month of a complex case: a conference with its joint statement, a motion, and what the parties agree on. */
function* month(t: Timeline, round: number): CaseScript {
  const { random, parties } = t;
  const conference = t.set('Status conference', [23, 27], () => ({
    rulings: random.pick([
      'status of destructive testing reported; next conference as noticed',
      'liaison counsel reports on mediation; discovery stay lifted as to depositions of percipient witnesses',
      'pretrial order amended as stated on the record; liaison counsel to give notice',
      'exchange of expert reports extended by 45 days on stipulation',
    ]),
  }));
  t.notice(conference);
  yield [4, 9];
  yield* motion(t, random.pick(subjects), conference);
  if (round % 2 === 1) {
    t.file(random.between(1, parties.length - 1), {
      heading: random.pick(['STIPULATION TO AMEND PRETRIAL ORDER', 'STIPULATION TO CONTINUE EXPERT EXCHANGE']),
      body: ['The parties, through liaison counsel, stipulate to the dates stated in the attached schedule.'],
    });
    yield [1, 4];
    t.enter('order_signed_proposed', { subject: 'on stipulation of the parties', judge: t.judge, date: t.courtDay() });
  }
  if (conference.date && addDays(conference.date, -5) > t.day()) {
    yield addDays(conference.date, -random.between(4, 5));
    t.file(0, {
      heading: 'JOINT STATUS CONFERENCE STATEMENT',
      body: [
        `Liaison counsel submits this statement for the conference on ${when(conference.hearing)}.`,
        'The statement reports on inspections, discovery, and settlement.',
      ],
    });
  }
  yield* heard(conference);
  yield [1, 3];
  t.file(0, {
    heading: 'NOTICE OF RULING',
    body: ['The Court made the orders stated in the minute order, which is attached.'],
  });
}

function* motion(t: Timeline, title: string, conference: Setting): CaseScript {
  const { random, parties } = t;
  const mover = random.between(0, parties.length - 1);
  const other = (mover + random.between(1, parties.length - 1)) % parties.length;
  const heardOn = conference.date ?? conference.hearing.date;
  const noticedFor = addDays(t.day(), 27);
  const setting = t.set('Motion hearing', heardOn > noticedFor ? heardOn : noticedFor, () => ({
    rulings: random.pick([
      'motion granted',
      'motion denied',
      'motion granted in part as stated on the record',
      'motion taken under submission',
    ]),
  }));
  t.file(mover, {
    heading: `NOTICE OF MOTION AND ${title}`,
    purpose: 'motion',
    hearing: setting,
    body: [noticed(setting, t), `${t.roleAndName(mover)} makes the motion on the grounds stated in the memorandum.`],
  });
  payFee(t, 'CA-MOT', mover);
  t.file(mover, {
    heading: `DECLARATION OF COUNSEL IN SUPPORT OF ${title}`,
    body: ['I am counsel of record and have personal knowledge of the facts stated in this declaration.', perjury],
  });
  for (const joins of parties.keys()) {
    if (joins === mover || joins === other || joins === 0 || !random.chance(0.45)) continue;
    yield [0, 2];
    t.file(joins, {
      heading: `JOINDER IN ${title}`,
      body: [`${t.roleAndName(joins)} joins in the motion and adopts its grounds.`],
    });
  }
  yield [5, 8];
  t.file(other, opposition(t, other, title, ['The relief requested exceeds what the pretrial order permits.']));
  if (random.chance(0.6)) {
    yield [2, 4];
    t.file(mover, reply(t, mover, title));
  }
}
