import { addDays } from '#domain/days/days';
import { joinNames } from '#domain/docketing/joinNames';
import { kindOfName } from '#domain/participants/counselFinding';
import { type CaseScript, heard, type Timeline } from '../timeline.ts';
import { type CivilTheme, openCivil, requestDefault, when } from './civil.ts';
import { dismissal, dollars, payOrWaive, perjury, personally, proofOfSummons } from './papers.ts';

/** A collection case of a creditor: usually a default, sometimes an answer and a payment plan. */
export function* collection(t: Timeline, theme: CivilTheme): CaseScript {
  const { random } = t;
  openCivil(t, theme, theme.amount > 10_000 ? 'CA-LIM-HI' : 'CA-LIM-LO');
  yield [9, 60];
  t.file(0, proofOfSummons(t, 0, 1));
  if (random.chance(0.62)) {
    yield [44, 62];
    t.file(0, requestDefault(t));
    yield [1, 4];
    t.enter('default_entered', { against: t.parties[1]!.full_name });
    t.enter('clerk_judgment', { against: t.parties[1]!.full_name, amount: dollars(theme.amount) });
    t.close('Default judgment by clerk', true);
    yield [10, 40];
    if (random.chance(0.5)) t.enter('abstract_issued');
    else t.enter('writ_issued', { kind: 'execution', county: 'County of Alder' });
    yield [60, 260];
    if (random.chance(0.3)) t.file(0, satisfied(t));
    return;
  }
  yield [17, 24];
  t.file(1, generalDenial(t));
  payOrWaive(t, theme.amount > 10_000 ? 'CA-LIM-HI' : 'CA-LIM-LO', 1);
  yield [40, 110];
  if (random.chance(0.5)) {
    t.file(0, {
      heading: 'STIPULATION FOR ENTRY OF JUDGMENT',
      body: [
        `${t.roleAndName(0)} and ${t.roleAndName(1)} stipulate to judgment in the sum of ${dollars(theme.amount)}.`,
        'The judgment will be paid in monthly installments. No execution will issue while the installments are paid.',
      ],
    });
    yield [2, 6];
    t.enter('judgment_entered', judgmentFor(t, dollars(theme.amount)));
    return t.close('Consent or stipulated judgment');
  }
  t.file(0, dismissal(t, 0, 'without'));
  t.enter('dismissal_entered', { scope: 'the entire action', with_without: 'without' });
  t.close('Voluntary dismissal or nonsuit or discontinuance');
}

const judgmentFor = (t: Timeline, amount: string) => ({
  for: t.parties[0]!.full_name,
  against: t.parties[1]!.full_name,
  amount,
});

const generalDenial = (t: Timeline) => ({
  heading: 'ANSWER TO COMPLAINT',
  purpose: 'response' as const,
  body: [
    `${t.roleAndName(1)} generally denies each statement of the complaint.`,
    'The amount demanded includes charges to which the answering party never agreed.',
  ],
});

const satisfied = (t: Timeline) => ({
  heading: 'ACKNOWLEDGMENT OF SATISFACTION OF JUDGMENT',
  docket: { code: 'satisfaction' as const, values: { full_partial: 'full' } },
  body: [`${t.roleAndName(0)} acknowledges that the judgment is satisfied in full.`],
});

/** An eviction, with the short times of unlawful detainer (CCP §§ 1167, 1170.5). */
export function* eviction(t: Timeline, rent: number): CaseScript {
  const { random } = t;
  const premises = t.parties[1]!.address.replace('\n', ', ');
  openCivil(
    t,
    {
      heading: 'COMPLAINT – UNLAWFUL DETAINER',
      amount: rent,
      discovery: '',
      facts: [
        `${t.roleAndName(0)} is the owner of the premises at ${premises}.`,
        `${t.roleAndName(1)} occupies the premises under a written rental agreement.`,
        `A three-day notice to pay rent or quit for past-due rent of ${dollars(rent)} was served, and the time that it stated has passed.`,
      ],
    },
    rent > 10_000 ? 'CA-UD-LIM-HI' : 'CA-UD-LIM-LO',
  );
  yield [3, 12];
  t.file(0, proofOfSummons(t, 0, 1, 'summons and complaint', personally));
  if (random.chance(0.45)) {
    yield [17, 24];
    t.file(0, requestDefault(t));
    yield [1, 3];
    t.enter('default_entered', { against: t.parties[1]!.full_name });
    t.enter('judgment_entered', { for: t.parties[0]!.full_name, against: t.parties[1]!.full_name });
    t.enter('writ_issued', { kind: 'possession', county: 'County of Alder' });
    return t.close('Default judgment for possession');
  }
  yield [5, 8];
  t.file(1, {
    heading: 'ANSWER – UNLAWFUL DETAINER',
    purpose: 'response',
    docket: { code: 'answer', values: { related: 'complaint (entry 1)' } },
    body: [
      `${t.roleAndName(1)} denies the statements of the complaint that are not admitted here.`,
      'The rent was withheld because repairs that were requested in writing were never made.',
    ],
  });
  payOrWaive(t, rent > 10_000 ? 'CA-UD-LIM-HI' : 'CA-UD-LIM-LO', 1);
  yield [1, 4];
  const settles = random.chance(0.45);
  const trial = t.set('Unlawful detainer trial', [12, 19], () => ({
    rulings: settles
      ? 'the parties stipulate to judgment on the record; move-out date and payment plan stated; judgment accordingly'
      : 'witnesses sworn and examined; cause submitted; judgment for Plaintiff for possession and past-due rent',
    after() {
      t.enter('judgment_entered', judgmentFor(t, dollars(rent)));
      t.close(settles ? 'Stipulated judgment or agreement' : 'Judgment for possession after trial', !settles);
    },
  }));
  t.file(0, {
    heading: 'REQUEST TO SET CASE FOR TRIAL – UNLAWFUL DETAINER',
    docket: { code: null },
    body: [
      `${t.roleAndName(0)} requests that the case be set for trial. Possession of the premises is still at issue.`,
    ],
  });
  t.notice(trial);
  yield* heard(trial);
  yield [4, 12];
  if (!settles && t.isClosed()) t.enter('writ_issued', { kind: 'possession', county: 'County of Alder' });
}

/** A restraining order against harassment (CCP § 527.6): heard within 25 days. */
export function* harassment(t: Timeline): CaseScript {
  const { random } = t;
  t.file(0, {
    heading: 'REQUEST FOR CIVIL HARASSMENT RESTRAINING ORDERS',
    docket: { code: 'petition_protective', values: { order_type: 'civil harassment' } },
    purpose: 'opening',
    unserved: true,
    body: [
      `${t.roleAndName(0)} asks the Court for orders against ${t.roleAndName(1)}, a neighbor.`,
      'In the past three months, the respondent has threatened the petitioner on several occasions and followed the petitioner to work.',
      perjury,
    ],
  });
  const granted = random.chance(0.6);
  const hearing = t.set('Restraining order hearing', [16, 21], () => ({
    rulings: granted
      ? 'sworn testimony taken; clear and convincing evidence found; restraining order issued for three years'
      : 'sworn testimony taken; petition denied; temporary restraining order dissolved',
    after() {
      if (granted) {
        const expires = addDays(t.day(), 3 * 365);
        t.enter('protective_order_issued', { order_type: 'Restraining order after hearing', expires });
      }
      t.close(`Judgment after court trial for ${granted ? 'plaintiff' : 'defendant'}`);
    },
  }));
  // It lasts until the hearing (Fam. Code § 242; CCP § 527.6).
  t.enter('protective_order_issued', { order_type: 'Temporary restraining order', expires: hearing.hearing.date });
  t.notice(hearing);
  yield [4, 9];
  t.file(0, proofOfSummons(t, 0, 1, 'notice of hearing and temporary restraining order'));
  yield* heard(hearing);
}

/** A change of name: published, then decreed (CCP § 1277). */
export function* nameChange(t: Timeline, next: string): CaseScript {
  t.file(0, {
    heading: 'PETITION FOR CHANGE OF NAME',
    docket: { code: 'petition_civil', values: { relief: 'change of name' } },
    purpose: 'opening',
    unserved: true,
    body: [
      `${t.roleAndName(0)} requests a decree changing the petitioner’s name to ${next}.`,
      'The petitioner resides in the County of Alder.',
    ],
  });
  payOrWaive(t, 'CA-UNL', 0);
  const hearing = t.set('Name change hearing', [44, 70], () => ({
    rulings: 'no objection on file; petition granted; decree signed in open court',
    after: () => t.close('Judgment after court trial for plaintiff'),
  }));
  t.enter('order_show_cause', { what: 'change of name', date: hearing.hearing.date });
  yield [28, 38];
  t.file(0, {
    heading: 'PROOF OF PUBLICATION',
    docket: { code: 'proof_publication' },
    purpose: 'service',
    unserved: true,
    body: [
      `The order to show cause set for ${when(hearing.hearing)}, was published once a week for four successive weeks in a newspaper of general circulation.`,
      perjury,
    ],
  });
  yield* heard(hearing);
}

/** A corporation appears by an employee or officer, without counsel (CCP § 116.540). */
const isCompany = (full_name: string) => kindOfName(full_name) !== 'person';

/** A small claim: heard once, with judgment on the day or within the week. */
export function* smallClaim(t: Timeline, { amount, facts }: { amount: number; facts: string[] }): CaseScript {
  const { random } = t;
  t.file(0, {
    heading: 'PLAINTIFF’S CLAIM AND ORDER TO GO TO SMALL CLAIMS COURT',
    purpose: 'opening',
    docket: { code: 'small_claim', values: { amount: dollars(amount) } },
    unserved: true,
    body: [...facts, `${t.roleAndName(0)} asked for payment before filing this claim and was not paid.`],
    prayer: [`For the sum of ${dollars(amount)}; and`, 'For the costs of this claim.'],
  });
  payOrWaive(t, amount > 5000 ? 'CA-SC-3' : amount > 1500 ? 'CA-SC-2' : 'CA-SC-1', 0);
  const result = random.pick([
    ['both parties sworn and heard; judgment for Plaintiff', 'Judgment for plaintiff after hearing'],
    ['both parties sworn and heard; judgment for Plaintiff', 'Judgment for plaintiff after hearing'],
    ['both parties sworn and heard; judgment for Defendant', 'Judgment for defendant after hearing'],
    ['no appearance by Defendant; proof of service on file; judgment for Plaintiff', 'Judgment, defendant absent'],
    ['no appearance by Plaintiff; dismissed without prejudice', 'Dismissed, plaintiff absent'],
  ] as const);
  const [ruling, disposition] = result;
  const forPlaintiff = ruling.endsWith('for Plaintiff');
  const trial = t.set('Small claims trial', [32, 62], () => ({
    rulings: forPlaintiff ? `${ruling} in the sum of ${dollars(amount)} plus costs` : ruling,
    appearances: joinNames(
      t.parties
        .filter(
          ({ role }) =>
            disposition !== `Dismissed, ${role.toLowerCase()} absent` &&
            disposition !== `Judgment, ${role.toLowerCase()} absent`,
        )
        .map(
          ({ role, full_name }) =>
            `${role} ${full_name} ${isCompany(full_name) ? 'by its representative' : 'in propria persona'}`,
        ),
    ),
    after() {
      if (forPlaintiff) t.enter('judgment_entered', judgmentFor(t, dollars(amount)));
      t.close(disposition);
    },
  }));
  t.notice(trial);
  if (random.chance(0.08)) {
    yield [10, 25];
    t.vacate(trial, 'The claim was settled.');
    t.file(0, dismissal(t, 0, 'with'));
    return t.close('Settled');
  }
  yield [8, 24];
  t.file(0, proofOfSummons(t, 0, 1, 'claim and order'));
  yield* heard(trial);
}
