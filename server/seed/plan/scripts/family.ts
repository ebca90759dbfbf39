import { addDays, addMonths } from '#domain/days/days';
import { type CaseScript, heard, type Timeline } from '../timeline.ts';
import { noticed, payOrWaive, perjury, proofOfSummons } from './papers.ts';

/** A dissolution of marriage: six months at least from service to the end of the status (Fam. Code § 2339). */
export function* dissolution(t: Timeline, children: number, separation = false): CaseScript {
  const { random } = t;
  const relief = separation ? 'legal separation' : 'dissolution of marriage';
  const minors =
    children === 0
      ? 'There are no minor children of the marriage.'
      : `There ${children === 1 ? 'is one minor child' : `are ${children} minor children`} of the marriage.`;
  t.file(0, {
    heading: `PETITION FOR ${relief.toUpperCase()}`,
    docket: separation
      ? { code: null }
      : {
          code: 'petition_dissolution',
          values: { children: children > 0 ? 'with minor children' : 'without minor children' },
        },
    purpose: 'opening',
    unserved: true,
    body: [
      `Petitioner ${t.parties[0]!.full_name} and Respondent ${t.parties[1]!.full_name} were married in the County of Alder and have separated.`,
      minors,
      'Irreconcilable differences have caused the irremediable breakdown of the marriage.',
      'The nature and extent of the community property are to be determined.',
    ],
    prayer: [
      separation ? 'For legal separation;' : 'For dissolution of the marriage;',
      ...(children > 0 ? ['For orders on custody, visitation, and support of the children;'] : []),
      'For a division of the community property; and',
      'For such other and further relief as the Court deems proper.',
    ],
  });
  payOrWaive(t, 'CA-FAM', 0);
  t.enter('summons_issued', { against: t.parties[1]!.full_name });
  yield [5, 40];
  t.file(0, proofOfSummons(t, 0, 1, 'summons and petition'));
  const earliest = separation ? t.day() : addMonths(t.day(), 6);
  const contested = random.chance(0.6);
  if (contested) {
    yield [15, 23];
    t.file(1, response(t, relief));
    payOrWaive(t, 'CA-FAM', 1);
  }
  if (random.chance(children > 0 ? 0.6 : 0.2)) {
    yield [10, 50];
    yield* requestForOrder(t, children > 0);
  }
  yield [20, 60];
  t.file(0, {
    heading: 'DECLARATION REGARDING SERVICE OF DECLARATION OF DISCLOSURE',
    docket: { code: null },
    body: [
      'The preliminary declaration of disclosure and the income and expense declaration were served on the other party.',
      perjury,
    ],
  });
  if (random.chance(0.06)) {
    yield [20, 60];
    t.file(0, {
      heading: 'REQUEST FOR DISMISSAL',
      body: ['The parties have reconciled. The petitioner requests dismissal of the petition without prejudice.'],
    });
    t.enter('dismissal_entered', { scope: 'the petition', with_without: 'without' });
    return t.close('Dismissed, reconciled');
  }
  yield [95, 210];
  if (!contested) return yield* uncontested(t, earliest, separation);
  if (random.chance(0.75)) return yield* byAgreement(t, earliest, separation);
  if (earliest > t.day()) yield earliest;
  const trial = t.set('Evidentiary hearing', [60, 120], () => ({
    rulings:
      'testimony taken on the contested issues; property divided and support ordered as stated on the record; judgment granted',
    after: () => end(t, 'Judgment after contested trial', separation),
  }));
  t.notice(trial);
  yield* heard(trial);
}

const response = (t: Timeline, relief: string) => ({
  heading: `RESPONSE TO PETITION FOR ${relief.toUpperCase()}`,
  docket: { code: 'response_family' as const },
  purpose: 'response' as const,
  body: [
    `${t.roleAndName(1)} also requests ${relief}.`,
    'The respondent requests that the community property be divided as provided by law.',
  ],
});

/** The judgment. A legal separation leaves the parties married. */
function end(t: Timeline, disposition: string, separation: boolean): void {
  if (separation) {
    t.enter('clerks_notice', { text: 'Judgment of legal separation filed' });
  } else t.enter('status_dissolved', { date: t.courtDay() });
  t.enter('notice_entry', { date: t.courtDay() });
  t.close(separation ? 'Legal separation granted' : disposition);
}

function* uncontested(t: Timeline, earliest: string, separation: boolean): CaseScript {
  t.file(0, {
    heading: 'REQUEST TO ENTER DEFAULT',
    docket: { code: 'request_default', values: { against: t.roleAndName(1) } },
    unserved: true,
    body: ['The respondent has not filed a response. The petitioner requests entry of default.', perjury],
  });
  yield [1, 4];
  t.enter('default_entered', { against: t.parties[1]!.full_name });
  yield [20, 45];
  t.file(0, {
    heading: `DECLARATION FOR DEFAULT OR UNCONTESTED ${separation ? 'LEGAL SEPARATION' : 'DISSOLUTION'}`,
    docket: { code: null },
    unserved: true,
    body: ['The petitioner requests judgment on this declaration, without a hearing.', perjury],
  });
  yield [8, 25];
  if (earliest > t.day()) yield earliest;
  end(t, 'Judgment, default', separation);
}

function* byAgreement(t: Timeline, earliest: string, separation: boolean): CaseScript {
  t.file(0, {
    heading: 'STIPULATED JUDGMENT AND MARITAL SETTLEMENT AGREEMENT',
    body: [
      'The parties have divided their property and settled all issues in a written agreement, which is attached.',
      'They request that the agreement be incorporated in the judgment.',
    ],
  });
  yield [10, 30];
  if (earliest > t.day()) yield earliest;
  end(t, 'Judgment on agreement', separation);
}

/** A request for temporary orders, with its hearing (Fam. Code § 215; CRC 5.92). */
export function* requestForOrder(t: Timeline, withChildren: boolean, soon = false): CaseScript {
  const [asks, other] = t.random.chance(0.65) ? [0, 1] : [1, 0];
  const subject = withChildren
    ? 'child custody, visitation, and support'
    : 'temporary spousal support and payment of the mortgage';
  const held = () => ({
    rulings: withChildren
      ? 'parties referred to child custody recommending counseling; temporary parenting schedule and guideline support ordered'
      : 'each party to pay one-half of the mortgage; temporary spousal support ordered per guideline',
    after: () => t.enter('temp_order_family', { subject }),
  });
  const setting = soon
    ? t.setSoon('Request for order hearing', held)
    : t.set('Request for order hearing', [24, 45], held);
  if (soon) yield addDays(setting.hearing.date, -t.random.between(26, 44));
  t.file(asks, {
    heading: 'REQUEST FOR ORDER',
    purpose: 'motion',
    hearing: setting,
    body: [
      noticed(setting, t),
      `${t.roleAndName(asks)} requests orders on ${subject}.`,
      'The facts that support the request are stated in the attached declaration and the income and expense declaration.',
      perjury,
    ],
  });
  yield addDays(setting.hearing.date, -19);
  if (t.random.chance(0.6) && (other === 0 || t.parties[1]!.appeared_on || t.parties[1]!.attorney === null)) {
    t.file(other, {
      heading: 'RESPONSIVE DECLARATION TO REQUEST FOR ORDER',
      docket: { code: null },
      body: [`${t.roleAndName(other)} does not consent to the orders requested and proposes other orders.`, perjury],
    });
  }
  yield* heard(setting);
}

/** Custody and support of the child of parents who are not married. */
export function* custody(t: Timeline): CaseScript {
  yield* openCustody(t);
  yield [5, 20];
  yield* requestForOrder(t, true);
  yield [60, 140];
  agree(t);
  yield [5, 15];
  agreed(t);
  t.close('Custody, support or parentage order');
}

/** The orders of earlier years, which a parent now asks the court to modify. */
export function* awaitingModification(t: Timeline): CaseScript {
  yield* openCustody(t);
  yield [60, 140];
  agree(t);
  yield [5, 15];
  agreed(t);
  yield* requestForOrder(t, true, true);
}

/** Custody is contested, and the testimony is heard soon. */
export function* awaitingTestimony(t: Timeline): CaseScript {
  yield* openCustody(t);
  yield [20, 40];
  yield* requestForOrder(t, true);
  const coming = t.setSoon('Evidentiary hearing', () => ({ rulings: 'testimony taken; matter submitted' }));
  yield addDays(coming.hearing.date, -t.random.between(40, 70));
  t.notice(coming);
  yield* heard(coming);
}

function* openCustody(t: Timeline): CaseScript {
  t.file(0, {
    heading: 'PETITION FOR CUSTODY AND SUPPORT OF MINOR CHILDREN',
    docket: { code: 'petition_custody', values: { subject: 'custody and support of minor children' } },
    purpose: 'opening',
    unserved: true,
    body: [
      'Petitioner and Respondent are the parents of one minor child, who has lived in the County of Alder since birth.',
      'Parentage was established by a voluntary declaration.',
    ],
    prayer: ['For orders on custody and visitation; and', 'For child support.'],
  });
  payOrWaive(t, 'CA-FAM', 0);
  t.enter('summons_issued', { against: t.parties[1]!.full_name });
  yield [5, 25];
  t.file(0, proofOfSummons(t, 0, 1, 'summons and petition'));
  yield [15, 23];
  if (t.random.chance(0.7)) {
    t.file(1, {
      heading: 'RESPONSE TO PETITION FOR CUSTODY AND SUPPORT OF MINOR CHILDREN',
      docket: { code: 'response_family' },
      purpose: 'response',
      body: [`${t.roleAndName(1)} requests joint legal custody and a parenting schedule.`],
    });
    payOrWaive(t, 'CA-FAM', 1);
  }
}

function agree(t: Timeline): void {
  t.file(0, {
    heading: 'STIPULATION ON CUSTODY AND SUPPORT',
    body: ['The parents have agreed on a parenting plan and on guideline support.'],
  });
}

function agreed(t: Timeline): void {
  t.enter('order_signed_proposed', {
    subject: 'on stipulation regarding custody and support',
    judge: t.judge,
    date: t.courtDay(),
  });
}

/** A restraining order against domestic violence (Fam. Code §§ 6320, 242): heard within 21 days. */
export function* domesticViolence(t: Timeline): CaseScript {
  const { random } = t;
  t.file(0, {
    heading: 'REQUEST FOR DOMESTIC VIOLENCE RESTRAINING ORDER',
    docket: { code: 'petition_protective', values: { order_type: 'domestic violence' } },
    purpose: 'opening',
    unserved: true,
    body: [
      'The parties lived together until this month.',
      'The facts of the most recent incident are described in the attached declaration.',
      perjury,
    ],
  });
  const granted = random.chance(0.65);
  const hearing = t.set('Restraining order hearing', [15, 19], () => ({
    rulings: granted
      ? 'sworn testimony taken; restraining order after hearing issued for three years'
      : 'sworn testimony taken; request denied without prejudice; temporary order dissolved',
    after() {
      if (granted) {
        const expires = addDays(t.day(), 3 * 365);
        t.enter('protective_order_issued', { order_type: 'Restraining order after hearing', expires });
      }
      t.close(granted ? 'Protective order granted after hearing' : 'Protective order denied');
    },
  }));
  // It lasts until the hearing (Fam. Code § 242; CCP § 527.6).
  t.enter('protective_order_issued', { order_type: 'Temporary restraining order', expires: hearing.hearing.date });
  t.notice(hearing);
  yield [3, 8];
  t.file(0, proofOfSummons(t, 0, 1, 'notice of hearing and temporary restraining order'));
  if (random.chance(0.5)) {
    yield [2, 4];
    t.file(1, {
      heading: 'RESPONSE TO REQUEST FOR DOMESTIC VIOLENCE RESTRAINING ORDER',
      docket: { code: null },
      purpose: 'response',
      body: [`${t.roleAndName(1)} disagrees with the orders requested.`, perjury],
    });
  }
  yield* heard(hearing);
}
