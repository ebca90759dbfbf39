import type { Bar, CaseDraft, CaseKind } from '../CaseKind.ts';
import { personName, relativeOf } from '../names.ts';
import { counselFor, party } from '../party.ts';
import type { Random } from '../random.ts';
import { awaitingModification, awaitingTestimony, custody, dissolution, domesticViolence } from '../scripts/family.ts';

/** In family law, about two of three parties have no attorney. */
const represented = 0.4;

export const familyKinds: CaseKind[] = [
  {
    case_type: 'Family Law',
    share: 140,
    draft(random, bar) {
      const [first, second] = counselFor(random, bar.attorneys, 2);
      const petitioner = personName(random);
      const respondent = random.chance(0.45) ? relativeOf(random, petitioner) : personName(random);
      const children = random.pick([0, 0, 1, 1, 2, 3]);
      const separation = !random.chance(0.92);
      return {
        category: separation ? 'california.fl.sep' : 'california.fl.diss',
        title_form: 'marriage',
        subject: null,
        parties: [
          party(random, petitioner, 'Petitioner', random.chance(represented) ? first : null),
          party(random, respondent, 'Respondent', random.chance(represented) ? second : null),
        ],
        script: (t) => dissolution(t, children, separation),
      };
    },
  },
  {
    case_type: 'Family Law',
    share: 30,
    draft: (random, bar) => draftCustody(random, bar, custody),
  },
  {
    case_type: 'Family Law',
    share: 30,
    draft: (random) => ({
      category: 'california.fl.dv',
      title_form: 'family_parties',
      subject: null,
      parties: [party(random, personName(random), 'Petitioner'), party(random, personName(random), 'Respondent')],
      script: domesticViolence,
    }),
  },
];

/** A custody case of earlier years in which a parent now requests other orders. */
export const pendingCustody: CaseKind['draft'] = (random, bar) =>
  draftCustody(random, bar, random.chance(0.78) ? awaitingModification : awaitingTestimony);

function draftCustody(random: Random, bar: Bar, script: CaseDraft['script']): CaseDraft {
  const [first] = counselFor(random, bar.attorneys, 1);
  return {
    category: 'california.fl.cus',
    title_form: 'family_parties',
    subject: null,
    parties: [
      party(random, personName(random), 'Petitioner', random.chance(represented) ? first : null),
      party(random, personName(random), 'Respondent'),
    ],
    script,
  };
}
