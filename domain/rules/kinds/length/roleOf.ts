import type { Submission } from '../../checks/Submission.ts';
import { ruleNamesOf } from '../../ruleNamesOf.ts';
import { titleOf } from '../shared/lookup.ts';
import type { Limit, Part } from './parameters.ts';

/** A document's role in the briefing, on which its permitted length depends. */
export type Role = {
  part: Part;
  /** The types of motions to which the document belongs. A dispositive motion would end the case. */
  motions: readonly NonNullable<Limit['motion']>[];
  kinds: readonly string[];
};

export function roleOf({ documents: [lead], forum }: Submission): Role {
  const title = titleOf(lead);
  const kinds = ruleNamesOf(lead.reading.doc_type?.value, lead.reading.title?.value, forum);
  return {
    part: lead.reading.doc_type?.value === 'opposition' ? 'opposition' : partOf(title, kinds),
    motions: motions.flatMap(([name, is]) => (is.test(title) ? [name] : [])),
    kinds,
  };
}

const motions: readonly [NonNullable<Limit['motion']>, RegExp][] = [
  ['summary_judgment', /summary (?:judgment|adjudication)/i],
  [
    'dispositive',
    /summary (?:judgment|adjudication)|dismiss|judgment on the pleadings|default judgment|judgment as a matter/i,
  ],
  ['reconsideration', /reconsider|reargue/i],
  ['rehearing', /rehearing/i],
];

function partOf(title: string, kinds: readonly string[]): Part {
  if (/\breply\b/i.test(title) || kinds.includes('reply') || kinds.includes('brief_reply')) return 'reply';
  return /\boppos|\bresponse\b|\brespon(?:d|ds) to\b/i.test(title) ? 'opposition' : 'principal';
}
