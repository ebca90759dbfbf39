import type { Bar, CaseDraft, CaseKind } from '../CaseKind.ts';
import { personName, relativeOf } from '../names.ts';
import { counselFor, party } from '../party.ts';
import type { Random } from '../random.ts';
import { awaitingAccount, conservatorship, estate, guardianship, spousalProperty } from '../scripts/probate.ts';
import type { CaseScript, Timeline } from '../timeline.ts';

export const probateKinds: CaseKind[] = [
  { case_type: 'Probate', share: 72, draft: estateCase },
  {
    case_type: 'Probate',
    share: 12,
    draft(random, bar) {
      const spouse = personName(random);
      const [counsel] = counselFor(random, bar.attorneys, 1);
      return {
        category: 'california.pr.sp',
        title_form: 'estate',
        subject: party(random, relativeOf(random, spouse), 'Decedent'),
        parties: [party(random, spouse, 'Petitioner', counsel)],
        script: spousalProperty,
      };
    },
  },
  { case_type: 'Probate', share: 20, draft: conservatorshipCase },
  {
    case_type: 'Probate',
    share: 16,
    draft(random) {
      const grandparent = personName(random);
      return {
        category: 'california.pr.gc-m',
        title_form: 'guardianship',
        subject: party(random, relativeOf(random, personName(random)), 'Minor'),
        parties: [party(random, grandparent, 'Petitioner')],
        script: guardianship,
      };
    },
  },
];

function estateCase(random: Random, bar: Bar): CaseDraft {
  const [first, second] = counselFor(random, bar.attorneys, 2);
  const decedent = personName(random);
  const heirs = [relativeOf(random, decedent), relativeOf(random, decedent)];
  const parties = [party(random, random.chance(0.8) ? heirs[0]! : personName(random), 'Petitioner', first)];
  if (random.chance(0.7) && heirs[1] !== parties[0]!.full_name) {
    parties.push(party(random, heirs[1]!, 'Heir or devisee', random.chance(0.4) ? second : null));
  }
  const estateOf = { hasWill: random.chance(0.6), value: random.between(210, 1900) * 1000 };
  return {
    category: 'california.pr.de',
    title_form: 'estate',
    subject: party(random, decedent, 'Decedent'),
    parties,
    script: (t) => estate(t, estateOf),
  };
}

/** The proposed conservatee has counsel whom the court appoints (Prob. Code § 1471): the public defender. */
export function conservatorshipCase(random: Random, bar: Bar): CaseDraft {
  return draftConservatorship(random, bar, conservatorship);
}

/** A conservatorship whose next account is heard on one of the next court days. */
export const pendingConservatorship: CaseKind['draft'] = (random, bar) =>
  draftConservatorship(random, bar, awaitingAccount);

function draftConservatorship(random: Random, bar: Bar, script: (t: Timeline, value: number) => CaseScript): CaseDraft {
  const conservatee = personName(random);
  const [counsel] = counselFor(random, bar.attorneys, 1);
  const value = random.between(120, 900) * 1000;
  return {
    category: 'california.pr.gc-a',
    title_form: 'conservatorship',
    subject: party(random, conservatee, 'Conservatee', random.pick(bar.defenders)),
    parties: [party(random, relativeOf(random, conservatee), 'Petitioner', counsel)],
    script: (t) => script(t, value),
  };
}
