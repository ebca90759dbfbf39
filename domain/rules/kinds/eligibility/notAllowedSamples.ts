import { courts, typeDocument } from '../../testing/typedPages.ts';
import { prose } from '../caption/samples.ts';
import type { RuleSamples, SampleDocument } from '../Sample.ts';

const titled = (is: string, court: string, title: string, forum: SampleDocument['forum'] = {}): SampleDocument => ({
  is,
  text: typeDocument({ court, title, body: prose }),
  forum,
});
const family = { case_type: 'Family Law' } as const;
const probate = { case_type: 'Probate' } as const;

/** Documents that a case type does not admit, and motions that must name their kind. */
export const notFiledSamples: readonly RuleSamples[] = [
  {
    rule: 'CA-FAM-06',
    passes: [
      titled('a motion to compel', courts.california, 'MOTION TO COMPEL', family),
      titled('an opposition', courts.california, 'OPPOSITION TO MOTION FOR SUMMARY JUDGMENT', family),
    ],
    fails: [
      titled('a demurrer', courts.california, 'DEMURRER TO PETITION', family),
      titled('a motion for summary judgment', courts.california, 'MOTION FOR SUMMARY JUDGMENT', family),
    ],
  },
  {
    rule: 'CA-PRB-04',
    passes: [titled('an affidavit of service', courts.california, 'AFFIDAVIT OF ROBIN SAMPLE', probate)],
    fails: [
      titled('a small-estate affidavit', courts.california, 'AFFIDAVIT FOR COLLECTION OF PERSONAL PROPERTY', probate),
    ],
  },
  {
    rule: 'FD-DISC-01',
    passes: [titled('a motion about discovery', courts.district, 'MOTION TO COMPEL ANSWERS TO INTERROGATORIES')],
    fails: [titled('answers to interrogatories', courts.district, "DEFENDANT'S RESPONSES TO INTERROGATORIES")],
  },
  {
    rule: 'TX-MSJ-01',
    passes: [
      titled('a no-evidence motion', courts.texas, 'NO-EVIDENCE MOTION FOR SUMMARY JUDGMENT'),
      titled('a combined motion', courts.texas, 'COMBINED TRADITIONAL AND NO-EVIDENCE MOTION FOR SUMMARY JUDGMENT'),
    ],
    fails: [titled('a motion that does not name its kind', courts.texas, 'MOTION FOR SUMMARY JUDGMENT')],
  },
];
