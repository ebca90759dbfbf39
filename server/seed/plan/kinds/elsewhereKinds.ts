import type { Bar, CaseKind } from '../CaseKind.ts';
import { type Business, companyName, personName } from '../names.ts';
import type { PlannedParty } from '../PlannedCase.ts';
import { counselFor, party } from '../party.ts';
import type { Random } from '../random.ts';
import { type Course, caseElsewhere } from '../scripts/elsewhere.ts';
import { dollars } from '../scripts/papers.ts';

type Subject = 'contract' | 'vehicle' | 'premises' | 'employment';

/** The categories of the subjects in the packs of the further courts. */
const categories: Record<string, Record<Subject, string>> = {
  'specimen-supreme': {
    contract: 'new_york.rji.co2',
    vehicle: 'new_york.rji.to4',
    premises: 'new_york.rji.to6',
    employment: 'new_york.rji.to9',
  },
  'exemplar-district': {
    contract: 'texas.con2',
    vehicle: 'texas.inj8',
    premises: 'texas.inj9',
    employment: 'texas.emp3',
  },
  'model-circuit': {
    contract: 'florida.ca.b',
    vehicle: 'florida.ca.d',
    premises: 'florida.ca.e9',
    employment: 'florida.ca.i6',
  },
  'pattern-circuit': {
    contract: 'illinois.la',
    vehicle: 'illinois.la',
    premises: 'illinois.la',
    employment: 'illinois.la',
  },
  'alder-federal': {
    contract: 'federal_district.190',
    vehicle: 'federal_district.350',
    premises: 'federal_district.360',
    employment: 'federal_district.442',
  },
};

const defendants: Record<Subject, Business | 'person'> = {
  contract: 'contractor',
  vehicle: 'person',
  premises: 'retail',
  employment: 'employer',
};

/** How each court names its documents, how it issues process, and what its first conference orders. */
const courses: Record<string, Pick<Course, 'titles' | 'process' | 'appears' | 'schedule'>> = {
  'specimen-supreme': {
    titles: { complaint: 'COMPLAINT', answer: 'ANSWER TO COMPLAINT', motion: 'MOTION TO COMPEL DISCOVERY RESPONSES' },
    process: null,
    appears: [14, 19],
    schedule: 'preliminary conference order; note of issue in twelve months',
  },
  'exemplar-district': {
    titles: {
      complaint: 'PLAINTIFF’S ORIGINAL PETITION',
      answer: 'DEFENDANT’S ORIGINAL ANSWER',
      motion: 'MOTION TO COMPEL DISCOVERY RESPONSES',
    },
    process: 'citation',
    appears: [16, 22],
    schedule: 'docket control order, level 2; trial setting to follow',
  },
  'model-circuit': {
    titles: { complaint: 'COMPLAINT', answer: 'ANSWER TO COMPLAINT', motion: 'MOTION TO COMPEL DISCOVERY RESPONSES' },
    process: 'summons',
    appears: [13, 17],
    schedule: 'general track; trial period in the third quarter',
  },
  'pattern-circuit': {
    titles: { complaint: 'COMPLAINT', answer: 'ANSWER TO COMPLAINT', motion: 'MOTION TO COMPEL DISCOVERY RESPONSES' },
    process: 'summons',
    appears: [20, 26],
    schedule: 'written discovery within 60 days; depositions thereafter',
  },
  'alder-federal': {
    titles: { complaint: 'COMPLAINT', answer: 'ANSWER TO COMPLAINT', motion: 'MOTION TO COMPEL DISCOVERY RESPONSES' },
    process: 'summons',
    appears: [13, 17],
    schedule: 'fact discovery closes in 180 days; dispositive motions 60 days later',
  },
};

/** A civil case of a further court. */
export const civilElsewhere = (court_id: string): CaseKind => ({
  case_type: 'Civil Complaint',
  share: 1,
  draft(random, bar) {
    const subject = random.pick<Subject>(['contract', 'contract', 'vehicle', 'premises', 'employment']);
    const plaintiff = subject === 'contract' ? companyName(random, 'supplier') : personName(random);
    const business = defendants[subject];
    const defendant = business === 'person' ? personName(random) : companyName(random, business, plaintiff);
    // Illinois numbers a case with law letters only from $50,000, and federal diversity begins above $75,000.
    const amount = random.between(810, 6400) * 100;
    return drafted(random, bar, {
      category: categories[court_id]![subject],
      parties: [plaintiff, defendant],
      course: {
        ...courses[court_id]!,
        amount,
        facts: factsOf[subject](plaintiff, defendant, dollars(amount)),
        closes: 'Dismissed after settlement',
      },
    });
  },
});

const factsOf: Record<Subject, (plaintiff: string, defendant: string, amount: string) => string[]> = {
  contract: (plaintiff, defendant, amount) => [
    `${plaintiff} delivered equipment to ${defendant} under a written agreement.`,
    `${defendant} has not paid the balance of ${amount}, although it was demanded in writing.`,
  ],
  vehicle: (plaintiff, defendant, amount) => [
    `${plaintiff} was injured when the vehicle of ${defendant} ran a red light.`,
    `The medical expenses and lost earnings are ${amount} to date.`,
  ],
  premises: (plaintiff, defendant, amount) => [
    `${plaintiff} fell on an unlit staircase in the store of ${defendant}.`,
    `The medical expenses and lost earnings are ${amount} to date.`,
  ],
  employment: (plaintiff, defendant, amount) => [
    `${defendant} discharged ${plaintiff} after a complaint about discrimination.`,
    `The lost wages and benefits are ${amount} to date.`,
  ],
};

/** Delays of the agency in immigration matters (5 U.S.C. § 706(1)), which a federal court hears. */
export const mandamus: CaseKind = {
  case_type: 'Immigration',
  share: 1,
  draft: (random, bar) =>
    drafted(random, bar, {
      category: 'federal_district.465',
      parties: [personName(random), 'U.S. Citizenship and Immigration Services'],
      course: {
        titles: { complaint: 'COMPLAINT', answer: 'ANSWER TO COMPLAINT', motion: 'MOTION FOR SUMMARY JUDGMENT' },
        process: 'summons',
        // The United States has 60 days (Fed. R. Civ. P. 12(a)(2)).
        appears: [48, 56],
        amount: 0,
        closes: 'Terminated',
        facts: [
          'The plaintiff applied for adjustment of status more than three years ago and paid all required fees.',
          'The application remains pending without a decision, although the plaintiff attended every interview.',
          'The agency must conclude matters presented to it within a reasonable time.',
        ],
        schedule: 'certified administrative record due in 30 days; cross-motions for summary judgment in 75 days',
      },
    }),
};

type Given = { category: string; parties: [string, string]; course: Course };

function drafted(random: Random, bar: Bar, { category, parties: [plaintiff, defendant], course }: Given) {
  const [first, second] = counselFor(random, bar.attorneys, 2);
  const isAgency = /^U\.S\. /.test(defendant);
  const parties: PlannedParty[] = [
    party(random, plaintiff, 'Plaintiff', first),
    party(random, defendant, 'Defendant', isAgency ? bar.prosecutors[0]! : second!),
  ];
  return {
    category,
    title_form: null,
    parties,
    subject: null,
    script: (t: Parameters<typeof caseElsewhere>[0]) => caseElsewhere(t, course),
  };
}
