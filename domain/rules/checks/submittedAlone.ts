import type { CheckedDocument, CheckForum, Submission } from './Submission.ts';

/** A document submitted alone: no case on record, no roster, no earlier filings, and no citation lookup. */
export function submittedAlone(forum: CheckForum, on: string, lead: CheckedDocument): Submission {
  return {
    forum,
    on,
    documents: [lead],
    chosen: { jurisdiction: null, court_level: null, case_type: null },
    record: null,
    filer: { represented: true, name: null, roster: [], roster_known: false },
    earlier: [],
    deadline: null,
    ledgers: null,
    court: { ai_disclosure: null, languages: ['en'] },
  };
}
