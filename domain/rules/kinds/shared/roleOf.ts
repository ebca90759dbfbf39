import type { Submission } from '../../checks/Submission.ts';
import { paperKinds } from '../../paperKinds.ts';
import { titleOf } from './lookup.ts';

/** What a paper is in the exchange of papers, on which its permitted length depends. */
export type Role = {
  part: 'principal' | 'opposition' | 'reply';
  /** On a motion that would end the case. */
  dispositive: boolean;
  summaryJudgment: boolean;
  reconsideration: boolean;
  rehearing: boolean;
  kinds: readonly string[];
};

export function roleOf({ documents: [lead], forum }: Submission): Role {
  const title = titleOf(lead);
  const kinds = paperKinds(lead.reading.doc_type?.value, lead.reading.title?.value, forum);
  const summaryJudgment = /summary (?:judgment|adjudication)/i.test(title);
  return {
    part: partOf(title, kinds),
    dispositive:
      summaryJudgment || /dismiss|judgment on the pleadings|default judgment|judgment as a matter/i.test(title),
    summaryJudgment,
    reconsideration: /reconsider|reargue/i.test(title),
    rehearing: /rehearing/i.test(title),
    kinds,
  };
}

function partOf(title: string, kinds: readonly string[]): Role['part'] {
  if (/\breply\b/i.test(title) || kinds.includes('reply') || kinds.includes('brief_reply')) return 'reply';
  return /\boppos|\bresponse\b|\brespon(?:d|ds) to\b/i.test(title) ? 'opposition' : 'principal';
}
