import type { Submission } from '../../checks/Submission.ts';
import { flawlessDocument } from '../../testing/flawlessDocument.ts';
import type { RuleSamples } from '../Sample.ts';

const filer = (roster: Submission['filer']['roster'], roster_known = true): Submission['filer'] => ({
  represented: true,
  name: 'Robin Sample',
  roster,
  roster_known,
});
const active = { bar_number: '123456', name: 'Robin Sample', status: 'Active', since: '2019-01-04', until: null };
const opposition = { title: 'Opposition', due: '2026-11-02', authority: 'Code Civ. Proc., § 1005(b)' };
const earlier = {
  filing_id: '00000000-0000-4000-8000-000000000000',
  document_name: 'Motion to Compel.pdf',
  received_on: '2026-10-28',
  document: 0,
};
const home = {
  jurisdiction: 'California',
  court_level: 'State Court',
  court_system: 'state',
  court_id: null,
  court_name: 'Court of the sample',
  case_type: 'Civil Complaint',
} as const;

/** What turns on the record around a document: earlier submissions, deadlines, the roster. */
export const submissionSamples: readonly RuleSamples[] = [
  {
    rule: 'AZ-DUP-01',
    passes: [
      { is: 'a paper that never came before' },
      {
        is: 'two papers of which one is eight tenths like the other',
        earlier: [{ ...earlier, same: 'nearly', share: 0.8 }],
      },
      {
        is: 'a motion with a declaration of its own',
        supporting: [
          { name: 'Declaration.pdf', text: flawlessDocument(home).replaceAll('moves the Court', 'declares') },
        ],
      },
    ],
    fails: [
      { is: 'the same file', earlier: [{ ...earlier, same: 'file', share: 1 }] },
      { is: 'the same text in another file', earlier: [{ ...earlier, same: 'text', share: 1 }] },
      { is: 'nearly the same text', earlier: [{ ...earlier, same: 'nearly', share: 0.96 }] },
      {
        is: 'one document twice in a submission',
        supporting: [{ name: 'Motion (copy).pdf', text: flawlessDocument(home) }],
      },
    ],
  },
  {
    rule: 'AZ-TIME-01',
    passes: [{ is: 'a paper that comes a week before', deadline: { ...opposition, due: '2026-11-09' } }],
    fails: [
      { is: 'a paper that comes three days later', deadline: { ...opposition, due: '2026-10-30' } },
      { is: 'a paper that comes on the last day', deadline: opposition },
    ],
  },
  {
    rule: 'AZ-ROSTER-01',
    passes: [
      { is: 'an active attorney', filer: filer([active]) },
      { is: 'an attorney whose standing on that day is not known', filer: filer([{ ...active, status: null }]) },
      { is: 'a number that the roster writes with zeros', filer: filer([{ ...active, bar_number: '0123456' }]) },
    ],
    fails: [
      { is: 'a number that the roster does not know', filer: filer([]) },
      { is: 'a suspended attorney', filer: filer([{ ...active, status: 'Suspended', since: '2026-05-01' }]) },
      {
        is: 'an attorney who was suspended on that day and is not any longer',
        filer: filer([{ ...active, status: 'Suspended', since: '2026-05-01', until: '2026-12-01' }]),
      },
      {
        is: 'a filer who is inactive, behind another’s number',
        filer: filer([
          active,
          { bar_number: '654321', name: 'Casey Model', status: 'inactive', since: null, until: null },
        ]),
      },
    ],
  },
];
