import type { Readable } from 'node:stream';
import { ClerkDecisionFile } from '#contract/pilotDecisions';
import type { ClerkDecision } from '#domain/pilots/ClerkDecision';
import type { PilotFileProblem } from '#domain/pilots/pilotTerms';
import { storable } from '#server/db/storable';

/** A decision, or why the file has none; `problem_field` is the place in it that is not valid. */
export type ReadDecision = {
  decision: ClerkDecision | null;
  problem: PilotFileProblem | null;
  problem_field: string | null;
};

/** Bytes; a decision has less than one kilobyte. */
export const largestDecision = 64 * 1024;
const longestField = 100;

/** Reads the file of a clerk's decision. */
export async function readDecisionFile(content: Readable): Promise<ReadDecision> {
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk as Buffer);
  return parseDecision(Buffer.concat(chunks).toString('utf8'));
}

/** Parses the text of the file of a clerk's decision. */
export function parseDecision(text: string): ReadDecision {
  let given: unknown;
  try {
    // Some systems begin a text with a byte order mark.
    given = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return { decision: null, problem: 'not_json', problem_field: null };
  }
  const parsed = ClerkDecisionFile.safeParse(given);
  if (parsed.success) return { decision: storable(parsed.data), problem: null, problem_field: null };
  const [issue] = parsed.error.issues;
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  const field = [...(issue?.path ?? []), ...unknown].join('.').slice(0, longestField);
  return { decision: null, problem: 'invalid', problem_field: storable(field) || null };
}
