import { addDays, daysBetween } from '#domain/days/days';
import { spellLongDay } from '#domain/days/spellDay';
import { type CaseScript, heard, type Setting, type Timeline } from '../timeline.ts';
import { clock, dollars, payFee, perjury } from './papers.ts';

/** The estate of a decedent, with a will or without one, until the final distribution. */
export function* estate(t: Timeline, { hasWill, value }: { hasWill: boolean; value: number }): CaseScript {
  const { random } = t;
  const decedent = t.subject!.full_name;
  const petitioner = t.parties[0]!.full_name;
  const office = hasWill ? 'executor' : 'administrator';
  const contested = t.parties.length > 1 && random.chance(0.35);
  const setting = t.set('Probate hearing', [34, 48], () => ({
    rulings: `${
      contested
        ? 'objection argued; objection overruled; petition granted'
        : 'proof of publication and of mailing on file; no objections; petition granted as prayed'
    }; ${hasWill ? 'will admitted to probate; bond waived by the will' : `letters to issue on the filing of a bond of ${dollars(value)}`}`,
    after() {
      const bond = hasWill ? {} : { bond: dollars(value) };
      t.enter('probate_order', { fiduciary: `${petitioner} as ${office}`, ...bond, iaea: 'full under the IAEA' });
      if (!hasWill) t.enter('clerks_notice', { text: `Bond of ${dollars(value)} filed` });
      t.enter('letters_issued', { kind: hasWill ? 'testamentary' : 'of administration', fiduciary: petitioner });
    },
  }));
  t.file(0, {
    heading: hasWill
      ? 'PETITION FOR PROBATE OF WILL AND FOR LETTERS TESTAMENTARY'
      : 'PETITION FOR LETTERS OF ADMINISTRATION',
    docket: {
      code: 'petition_probate',
      values: {
        probate_kind: hasWill ? 'probate of will and letters testamentary' : 'letters of administration',
        decedent,
      },
    },
    purpose: 'opening',
    unserved: true,
    hearing: setting,
    body: [
      `${decedent} died this year and was a resident of the County of Alder.`,
      hasWill
        ? `The decedent’s will names ${petitioner} as executor, who consents to act. The original will has been deposited with the clerk.`
        : `The decedent died without a will. ${petitioner} is entitled to letters as the decedent’s next of kin.`,
      `The estate consists of personal property and a residence in the county, with an estimated value of ${dollars(value)}.`,
      'The heirs and devisees are listed in the attachment.',
    ],
    prayer: [
      'For appointment of the personal representative; and',
      'For authority under the Independent Administration of Estates Act.',
    ],
  });
  payFee(t, 'CA-PRB', 0);
  t.notice(setting);
  yield [3, 9];
  t.file(0, noticeOfHearing(setting, t, 'NOTICE OF PETITION TO ADMINISTER ESTATE'));
  yield [12, 18];
  t.file(0, published());
  if (contested) {
    yield [1, 4];
    t.file(1, {
      heading: hasWill ? 'OBJECTION TO PETITION FOR PROBATE' : 'OBJECTION TO APPOINTMENT OF ADMINISTRATOR',
      purpose: 'response',
      body: [
        `${t.roleAndName(1)} objects to the petition.`,
        hasWill
          ? 'The decedent executed a later will.'
          : 'The petitioner has a conflict of interest as a debtor of the estate.',
      ],
    });
  }
  yield* heard(setting);
  yield [80, 118];
  t.file(0, inventory(t, value));
  yield [120, 200];
  const final = t.set('Probate hearing', [34, 50], () => ({
    rulings: 'account settled; fees allowed as prayed; final distribution ordered',
    after() {
      t.enter('final_distribution');
      t.close('Final distribution and discharge');
    },
  }));
  t.file(0, {
    heading: 'FIRST AND FINAL ACCOUNT AND PETITION FOR FINAL DISTRIBUTION',
    docket: { code: null },
    purpose: 'motion',
    hearing: final,
    body: [
      `${petitioner}, as ${office} of the estate, presents the first and final account.`,
      'All creditors’ claims that were filed have been paid. The estate is in a condition to be closed.',
      'Statutory compensation is requested under Probate Code section 10810.',
    ],
  });
  t.notice(final);
  yield* heard(final);
}

/** Property that passes to the surviving spouse without administration (Prob. Code § 13650). */
export function* spousalProperty(t: Timeline): CaseScript {
  const setting = t.set('Probate hearing', [32, 45], () => ({
    rulings: 'notice was given as required; petition granted; property determined to pass to the surviving spouse',
    after: () => t.close('Summary or small estate order'),
  }));
  t.file(0, {
    heading: 'SPOUSAL PROPERTY PETITION',
    docket: { code: null },
    purpose: 'opening',
    unserved: true,
    hearing: setting,
    body: [
      `${t.parties[0]!.full_name} is the surviving spouse of ${t.subject!.full_name}.`,
      'The property described in the attachment passed to the petitioner and is not subject to administration.',
    ],
  });
  payFee(t, 'CA-PRB', 0);
  t.notice(setting);
  yield [4, 12];
  t.file(0, noticeOfHearing(setting, t));
  yield* heard(setting);
}

const noticeOfHearing = ({ hearing: { date, time } }: Setting, t: Timeline, heading = 'NOTICE OF HEARING') => ({
  heading,
  purpose: 'service' as const,
  docket: { code: null },
  body: [
    `A hearing on the petition will be held on ${spellLongDay(date)}, at ${clock(time)}, in Department ${t.department()} of this Court.`,
    'Any interested person may appear and be heard.',
    `Notice was mailed to all persons entitled to it at least 15 days before the hearing.`,
  ],
});

const published = () => ({
  heading: 'PROOF OF PUBLICATION',
  docket: { code: 'proof_publication' as const },
  purpose: 'service' as const,
  unserved: true as const,
  body: [
    'The notice of petition to administer the estate was published three times in a newspaper of general circulation.',
    perjury,
  ],
});

const inventory = (t: Timeline, value: number) => ({
  heading: 'INVENTORY AND APPRAISAL',
  body: [
    `The property of ${t.subject!.full_name} has been appraised by the probate referee at ${dollars(value)}.`,
    'The inventory is complete and contains all property that has come to the knowledge of the fiduciary.',
    perjury,
  ],
});

/** A conservatorship: it stays open for years, with an account after the first year and every two years (Prob. Code § 2620). */
export function* conservatorship(t: Timeline, value: number): CaseScript {
  yield* establish(t, value);
  for (let number = 0; number < ordinals.length; number += 1) {
    yield number === 0 ? [270, 300] : [690, 720];
    yield* account(t, ordinals[number]!);
    if (number === 1 && t.random.chance(0.15)) {
      yield [40, 120];
      t.enter('clerks_notice', { text: 'Notice of death of conservatee received' });
      return t.close('Guardianship or conservatorship ended (death, age, restoration)');
    }
  }
}

/** A conservatorship whose next account is heard on one of the next court days. */
export function* awaitingAccount(t: Timeline, value: number): CaseScript {
  yield* establish(t, value);
  const coming = t.setSoon('Accounting hearing', () => ({ rulings: 'account settled' }));
  const filed = addDays(coming.hearing.date, -t.random.between(38, 52));
  const periods = accountsBefore(t.day(), filed);
  for (let number = 0; number < periods; number += 1) {
    yield number === 0 ? [270, 300] : [690, 720];
    yield* account(t, ordinals[number]!);
  }
  if (filed > t.day()) yield filed;
  yield* account(t, ordinals[periods]!, coming);
}

/** How many accounts were heard before one that is filed on a day: the first after a year, then one in two years. */
const accountsBefore = (since: string, filed: string) => {
  const years = daysBetween(since, filed) / 365;
  return Math.min(ordinals.length - 1, years < 1.4 ? 0 : 1 + Math.floor((years - 1.4) / 2.1));
};

/** From the petition to the inventory. */
function* establish(t: Timeline, value: number): CaseScript {
  const conservatee = t.subject!.full_name;
  const petitioner = t.parties[0]!.full_name;
  const setting = t.set('Conservatorship or guardianship hearing', [34, 48], () => ({
    rulings:
      'conservatee present; report of the court investigator read and considered; clear and convincing evidence found; petition granted',
    after() {
      t.enter('probate_order', {
        fiduciary: `${petitioner} as conservator of the person and estate`,
        bond: dollars(value),
      });
      t.enter('clerks_notice', { text: `Bond of ${dollars(value)} filed` });
      t.enter('letters_issued', { kind: 'of conservatorship', fiduciary: petitioner });
    },
  }));
  t.file(0, {
    heading: 'PETITION FOR APPOINTMENT OF PROBATE CONSERVATOR OF THE PERSON AND ESTATE',
    docket: { code: null },
    purpose: 'opening',
    unserved: true,
    hearing: setting,
    body: [
      `${petitioner}, a relative, requests appointment as conservator of ${conservatee}.`,
      'The proposed conservatee is unable to provide for personal needs or to manage financial resources.',
      'No less restrictive alternative is available. A capacity declaration is filed separately.',
    ],
  });
  payFee(t, 'CA-PRB', 0);
  appointCounsel(t);
  t.notice(setting);
  yield [4, 10];
  t.file(0, { ...noticeOfHearing(setting, t), heading: 'NOTICE OF HEARING AND PROOF OF SERVICE OF CITATION' });
  yield addDays(setting.hearing.date, -7);
  t.enter('clerks_notice', {
    text: 'Confidential report of the court investigator received; not open to public inspection',
  });
  yield* heard(setting);
  yield [70, 90];
  t.file(0, inventory(t, value));
}

const ordinals = ['FIRST', 'SECOND', 'THIRD', 'FOURTH', 'FIFTH'] as const;

function appointCounsel(t: Timeline): void {
  const { attorney } = t.subject!;
  if (attorney === null) return;
  t.subject!.appeared_on = t.day();
  t.enter('counsel_appointed', { attorney_name: `${t.attorneys[attorney]!.full_name} for ${t.subject!.full_name}` });
}

function* account(t: Timeline, ordinal: string, coming?: Setting): CaseScript {
  const setting =
    coming ??
    t.set('Accounting hearing', [38, 55], () => ({
      rulings: `${ordinal.toLowerCase()} account settled, allowed, and approved; fees of the conservator and counsel allowed as prayed`,
    }));
  t.file(0, {
    heading: `${ordinal} ACCOUNT AND REPORT OF CONSERVATOR`,
    docket: { code: null },
    purpose: 'motion',
    hearing: setting,
    body: [
      `${t.parties[0]!.full_name}, as conservator, presents the account for the period that has ended.`,
      'The charges and credits balance as shown in the schedules. Statements of all accounts are lodged separately.',
      perjury,
    ],
  });
  t.notice(setting);
  yield* heard(setting);
}

/** The guardianship of a minor, whom the record names by initials. */
export function* guardianship(t: Timeline): CaseScript {
  const petitioner = t.parties[0]!.full_name;
  const granted = t.random.chance(0.85);
  const setting = t.set('Conservatorship or guardianship hearing', [34, 50], () => ({
    rulings: granted
      ? 'report of the court investigator read and considered; parents consent; petition granted'
      : 'a parent objects and is able to care for the minor; petition denied',
    after() {
      if (!granted) return t.close('Petition denied');
      t.enter('probate_order', { fiduciary: `${petitioner} as guardian of the person` });
      t.enter('letters_issued', { kind: 'of guardianship', fiduciary: petitioner });
    },
  }));
  t.file(0, {
    heading: 'PETITION FOR APPOINTMENT OF GUARDIAN OF MINOR',
    docket: { code: null },
    purpose: 'opening',
    unserved: true,
    hearing: setting,
    body: [
      `${petitioner}, a grandparent, requests appointment as guardian of the person of the minor.`,
      'The minor has lived with the petitioner for more than a year. The parents are unable to provide care.',
    ],
  });
  payFee(t, 'CA-PRB', 0);
  t.notice(setting);
  yield [4, 12];
  t.file(0, noticeOfHearing(setting, t));
  yield* heard(setting);
  if (!granted) return;
  yield [330, 370];
  t.file(0, {
    heading: 'CONFIDENTIAL GUARDIANSHIP STATUS REPORT',
    docket: { code: null },
    unserved: true,
    body: ['The minor lives with the guardian, attends school, and is in good health.', perjury],
  });
}
