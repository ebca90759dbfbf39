import type { Bar, CaseDraft, CaseKind } from '../CaseKind.ts';
import { type Business, companyName, homeAddress, personName } from '../names.ts';
import { counselFor, party } from '../party.ts';
import type { Random } from '../random.ts';
import { type CivilTheme, unlimitedCivil } from '../scripts/civil.ts';
import { complexCivil } from '../scripts/complexCivil.ts';
import { collection, eviction, harassment, nameChange, smallClaim } from '../scripts/limitedCivil.ts';
import { dollars } from '../scripts/papers.ts';
import type { CaseScript, Timeline } from '../timeline.ts';

type Theme = {
  share: number;
  category: string;
  heading: string;
  plaintiff: Business | 'person';
  defendant: Business | 'person';
  amount: [number, number];
  facts(plaintiff: string, defendant: string, amount: string): string[];
};

/** The unlimited civil cases, by the category of the cover sheet (form CM-010). */
const themes: Theme[] = [
  {
    share: 60,
    category: 'california.cm010.06',
    heading: 'COMPLAINT FOR BREACH OF CONTRACT',
    plaintiff: 'supplier',
    defendant: 'contractor',
    amount: [60, 900],
    facts: (plaintiff, defendant, amount) => [
      `Plaintiff ${plaintiff} delivered building materials to Defendant ${defendant} under a written credit agreement.`,
      'The agreement was made and was to be performed in the County of Alder.',
      `Defendant accepted the materials and has not paid the balance of ${amount}, although it was demanded in writing.`,
    ],
  },
  {
    share: 70,
    category: 'california.cm010.22',
    heading: 'COMPLAINT FOR PERSONAL INJURIES – MOTOR VEHICLE',
    plaintiff: 'person',
    defendant: 'person',
    amount: [80, 1400],
    facts: (plaintiff, defendant, amount) => [
      `Plaintiff ${plaintiff} was driving on Foothill Road in the County of Alder when the vehicle of Defendant ${defendant} ran a red light.`,
      'Defendant drove at a speed that was unsafe for the conditions.',
      `Plaintiff was injured and has medical expenses and lost earnings of ${amount} to date.`,
    ],
  },
  {
    share: 40,
    category: 'california.cm010.23',
    heading: 'COMPLAINT FOR PERSONAL INJURIES – PREMISES LIABILITY',
    plaintiff: 'person',
    defendant: 'retail',
    amount: [60, 700],
    facts: (plaintiff, defendant, amount) => [
      `Plaintiff ${plaintiff} slipped on a wet floor in the store of Defendant ${defendant}.`,
      'No sign warned of the condition, which Defendant’s employees had known of for half an hour.',
      `Plaintiff broke a wrist and has damages of ${amount} to date.`,
    ],
  },
  {
    share: 40,
    category: 'california.cm010.36',
    heading: 'COMPLAINT FOR WRONGFUL TERMINATION',
    plaintiff: 'person',
    defendant: 'employer',
    amount: [90, 800],
    facts: (plaintiff, defendant, amount) => [
      `Defendant ${defendant} employed Plaintiff ${plaintiff} for six years.`,
      'Plaintiff was discharged two weeks after reporting unpaid overtime to the Labor Commissioner.',
      `Plaintiff has lost wages and benefits of ${amount}. A right-to-sue notice has been issued.`,
    ],
  },
  {
    share: 20,
    category: 'california.cm010.15',
    heading: 'COMPLAINT FOR UNPAID WAGES AND PENALTIES',
    plaintiff: 'person',
    defendant: 'employer',
    amount: [40, 180],
    facts: (plaintiff, defendant, amount) => [
      `Plaintiff ${plaintiff} worked for Defendant ${defendant} as an hourly employee.`,
      'Defendant did not provide meal and rest periods and did not pay for work before the shift.',
      `The wages and penalties due are ${amount}.`,
    ],
  },
  {
    share: 15,
    category: 'california.cm010.45',
    heading: 'COMPLAINT FOR MEDICAL NEGLIGENCE',
    plaintiff: 'person',
    defendant: 'medical',
    amount: [100, 1200],
    facts: (plaintiff, defendant) => [
      `Plaintiff ${plaintiff} was a patient of Defendant ${defendant}.`,
      'A surgical sponge was left in place and was removed in a second operation.',
      'Notice of intention to commence the action was given at least 90 days before this complaint (Code Civ. Proc. § 364).',
    ],
  },
  {
    share: 20,
    category: 'california.cm010.16',
    heading: 'COMPLAINT FOR FRAUD AND BREACH OF WARRANTY',
    plaintiff: 'person',
    defendant: 'retail',
    amount: [50, 180],
    facts: (plaintiff, defendant, amount) => [
      `Defendant ${defendant} sold Plaintiff ${plaintiff} a used vehicle and stated that it had never been in an accident.`,
      'The vehicle had been rebuilt after a collision, which Defendant knew.',
      `Plaintiff has damages of ${amount}.`,
    ],
  },
  {
    share: 15,
    category: 'california.cm010.26',
    heading: 'COMPLAINT FOR PARTITION OF REAL PROPERTY',
    plaintiff: 'person',
    defendant: 'person',
    amount: [0, 0],
    facts: (plaintiff, defendant) => [
      `Plaintiff ${plaintiff} and Defendant ${defendant} own a parcel in the County of Alder as tenants in common.`,
      'The parties cannot agree on the use of the property, and it cannot be divided without a sale.',
      'Plaintiff requests partition by sale (Code Civ. Proc. § 872.720).',
    ],
  },
  {
    share: 10,
    category: 'california.cm010.18',
    heading: 'COMPLAINT FOR BREACH OF INSURANCE CONTRACT AND BAD FAITH',
    plaintiff: 'person',
    defendant: 'insurer',
    amount: [70, 600],
    facts: (plaintiff, defendant, amount) => [
      `Defendant ${defendant} insured the residence of Plaintiff ${plaintiff} against fire.`,
      'A kitchen fire made the residence uninhabitable. Defendant denied the claim without an investigation.',
      `The benefits due under the policy are ${amount}.`,
    ],
  },
];

const named = (random: Random, who: Business | 'person', opponent?: string) =>
  who === 'person' ? personName(random) : companyName(random, who, opponent);

/** Sums as plaintiffs claim them: not rounded to the thousand. */
const claimed = (random: Random, [low, high]: readonly [number, number]) =>
  high === 0 ? 0 : random.between(low * 10, high * 10) * 100 + random.between(0, 99);

const unlimited = (theme: Theme): CaseKind => ({
  case_type: 'Civil Complaint',
  share: theme.share,
  draft: (random, bar) => draftUnlimited(random, bar, theme, unlimitedCivil),
});

/** An unlimited civil case that continues as the script says. */
export const pendingCivil =
  (script: CivilScript): CaseKind['draft'] =>
  (random, bar) =>
    draftUnlimited(random, bar, random.pick(themes), script);

type CivilScript = (t: Timeline, theme: CivilTheme) => CaseScript;

function draftUnlimited(random: Random, bar: Bar, theme: Theme, script: CivilScript): CaseDraft {
  const [first, second, third] = counselFor(random, bar.attorneys, 3);
  const plaintiff = named(random, theme.plaintiff);
  const defendant = named(random, theme.defendant, plaintiff);
  const parties = [party(random, plaintiff, 'Plaintiff', first), party(random, defendant, 'Defendant', second)];
  if (random.chance(0.18))
    parties.push(party(random, personName(random), 'Defendant', random.chance(0.6) ? second : third));
  const amount = claimed(random, theme.amount);
  const facts = theme.facts(plaintiff, defendant, dollars(amount));
  const discovery = random.pick([
    'first set of form interrogatories',
    'first set of special interrogatories',
    'first requests for production',
  ]);
  return {
    category: theme.category,
    title_form: null,
    parties,
    subject: null,
    script: (t) => script(t, { heading: theme.heading, facts, amount, discovery }),
  };
}

/** The complaint of a creditor on an account that was not paid. */
const collections: CaseKind = {
  case_type: 'Civil Complaint',
  share: 60,
  draft(random, bar) {
    const creditor = companyName(random, 'lender');
    const debtor = personName(random);
    const amount = random.between(1900, 24_000) + random.between(0, 99) / 100;
    const [counsel] = counselFor(random, bar.attorneys, 1);
    const sum = Math.floor(amount);
    return {
      category: 'california.cm010.09',
      title_form: null,
      subject: null,
      parties: [party(random, creditor, 'Plaintiff', counsel), party(random, debtor, 'Defendant')],
      script: (t) =>
        collection(t, {
          heading: 'COMPLAINT FOR MONEY – COLLECTIONS (RULE 3.740)',
          amount: sum,
          discovery: '',
          facts: [
            `Defendant ${debtor} opened a credit account, which was assigned to Plaintiff ${creditor}.`,
            'The last payment was made within four years before this complaint.',
            `The unpaid balance is ${dollars(sum)}.`,
          ],
        }),
    };
  },
};

const evictions: CaseKind = {
  case_type: 'Civil Complaint',
  share: 50,
  draft(random, bar) {
    const [counsel] = counselFor(random, bar.attorneys, 1);
    const rent = random.between(18, 88) * 100;
    const home = homeAddress(random);
    const tenant = { ...party(random, personName(random), 'Defendant'), address: home };
    const parties = [party(random, companyName(random, 'landlord'), 'Plaintiff', counsel), tenant];
    return {
      category: 'california.cm010.32',
      title_form: null,
      subject: null,
      parties,
      script: (t) => eviction(t, rent),
    };
  },
};

const harassments: CaseKind = {
  case_type: 'Civil Complaint',
  share: 18,
  draft: (random) => ({
    category: 'california.po.ch',
    title_form: null,
    subject: null,
    parties: [party(random, personName(random), 'Petitioner'), party(random, personName(random), 'Respondent')],
    script: harassment,
  }),
};

const nameChanges: CaseKind = {
  case_type: 'Civil Complaint',
  share: 12,
  draft(random) {
    const next = personName(random);
    return {
      category: 'california.nc',
      title_form: 'name_change',
      subject: null,
      parties: [party(random, personName(random), 'Petitioner')],
      script: (t) => nameChange(t, next),
    };
  },
};

const smallClaims: CaseKind = {
  case_type: 'Small Claims',
  share: 120,
  draft(random) {
    const business = random.pick<Business>(['contractor', 'landlord', 'service', 'retail']);
    const defendant = random.chance(0.6) ? companyName(random, business) : personName(random);
    const isBusiness = random.chance(0.12);
    const plaintiff = isBusiness ? companyName(random, 'service', defendant) : personName(random);
    // A natural person claims up to $12,500, anyone else up to $6,250 (CCP §§ 116.220, 116.221).
    const amount = random.between(4, isBusiness ? 62 : 124) * 100;
    const facts = [
      random.pick([
        `Plaintiff ${plaintiff} paid Defendant ${defendant} a deposit for work that was never started.`,
        `Defendant ${defendant} kept the security deposit of Plaintiff ${plaintiff} without an itemized statement.`,
        `Defendant ${defendant} damaged the vehicle of Plaintiff ${plaintiff} in a parking lot.`,
      ]),
      `Defendant owes the sum of ${dollars(amount)}.`,
    ];
    return {
      category: 'california.sc',
      title_form: null,
      subject: null,
      parties: [party(random, plaintiff, 'Plaintiff'), party(random, defendant, 'Defendant')],
      script: (t) => smallClaim(t, { amount, facts }),
    };
  },
};

/** The construction case that the court has managed for years: an association, a developer, and four trades. */
export const constructionCase = (random: Random, bar: Bar): CaseDraft => {
  const counsel = counselFor(random, bar.attorneys, 6);
  const names = [
    'Quail Hollow Homeowners Association',
    'Quail Hollow Development Partners, L.P.',
    'Copper Ridge Roofing, Inc.',
    'Tamarack Plumbing and Heating, Inc.',
    'Gray Pine Framing, Inc.',
    'Valley View Stucco, Inc.',
  ];
  return {
    category: 'california.cm010.10',
    title_form: null,
    subject: null,
    parties: names.map((name, index) => party(random, name, index === 0 ? 'Plaintiff' : 'Defendant', counsel[index])),
    script: complexCivil,
  };
};

export const civilKinds: CaseKind[] = [
  ...themes.map(unlimited),
  collections,
  evictions,
  harassments,
  nameChanges,
  smallClaims,
];
