import type { Bar, CaseDraft, CaseKind } from '../CaseKind.ts';
import { personName } from '../names.ts';
import { party } from '../party.ts';
import type { Random } from '../random.ts';
import { awaitingCriminal, type Charge, type Course, prosecution } from '../scripts/criminal.ts';
import type { CaseScript, Timeline } from '../timeline.ts';

const felonies: Charge[] = [
  { code: 'Penal Code section 459', words: 'burglary in the second degree' },
  { code: 'Penal Code section 487, subdivision (a)', words: 'grand theft' },
  { code: 'Vehicle Code section 10851, subdivision (a)', words: 'unlawful taking of a vehicle' },
  { code: 'Health and Safety Code section 11378', words: 'possession of a controlled substance for sale' },
  {
    code: 'Penal Code section 245, subdivision (a)(4)',
    words: 'assault by force likely to produce great bodily injury',
  },
  { code: 'Penal Code section 29800, subdivision (a)(1)', words: 'possession of a firearm by a felon' },
];
const misdemeanors: Charge[] = [
  { code: 'Vehicle Code section 23152, subdivision (a)', words: 'driving under the influence of alcohol' },
  { code: 'Penal Code section 242', words: 'battery' },
  { code: 'Penal Code section 484, subdivision (a)', words: 'petty theft' },
  { code: 'Penal Code section 602, subdivision (m)', words: 'trespass' },
  { code: 'Vehicle Code section 14601.1, subdivision (a)', words: 'driving with a suspended license' },
  { code: 'Penal Code section 594, subdivision (b)(2)(A)', words: 'vandalism' },
];

/** Most defendants have the public defender. */
const withDefender = 0.78;

const kind = (felony: boolean, share: number): CaseKind => ({
  case_type: 'Criminal',
  share,
  draft: (random, bar) => draftCriminal(random, bar, felony, prosecution),
});

/** A misdemeanor that is on calendar for a conference or a trial on one of the next court days. */
export const pendingCriminal =
  (event_type: 'Pretrial conference' | 'Jury trial'): CaseKind['draft'] =>
  (random, bar) =>
    draftCriminal(random, bar, false, (t, course) => awaitingCriminal(t, course, event_type));

function draftCriminal(
  random: Random,
  bar: Bar,
  felony: boolean,
  script: (t: Timeline, course: Course) => CaseScript,
): CaseDraft {
  const appointed = random.chance(withDefender);
  const charge = random.pick(felony ? felonies : misdemeanors);
  return {
    category: felony ? 'california.cr.fe' : 'california.cr.mi',
    title_form: 'criminal',
    subject: null,
    parties: [
      party(random, 'The People of the State of California', 'Plaintiff', random.pick(bar.prosecutors)),
      party(random, personName(random), 'Defendant', random.pick(appointed ? bar.defenders : bar.attorneys)),
    ],
    script: (t) => script(t, { felony, charge, appointed }),
  };
}

export const criminalKinds: CaseKind[] = [kind(true, 110), kind(false, 170)];
