import { useState } from 'react';
import type { FingerprintMatch } from '#contract/receipts';
import { errorText } from '#web/calls/errorText.ts';
import { useMatchFingerprintMutation } from '#web/filings/receipt/receiptsApi.ts';
import { type FingerprintProblem, fingerprintOf } from './fingerprintOf.ts';

export type Answer =
  | { state: 'comparing' }
  | { state: 'answered'; match: FingerprintMatch; sha256: string }
  | { state: 'problem'; problem: FingerprintProblem }
  | { state: 'failed'; error: string };
/** A file that was dropped, and the answer, the newest first. */
export type Compared = { key: number; name: string; answer: Answer };

/** Compares files with what the court holds for a receipt. Only their fingerprints are sent. */
export function useVerification(token: string): { compared: Compared[]; compare: (files: File[]) => void } {
  const [compared, setCompared] = useState<Compared[]>([]);
  const [match] = useMatchFingerprintMutation();

  const answer = async (file: File): Promise<Answer> => {
    const found = await fingerprintOf(file);
    if ('problem' in found) return { state: 'problem', problem: found.problem };
    const reply = await match({ token, sha256: found.sha256 });
    return reply.error
      ? { state: 'failed', error: errorText(reply.error) }
      : { state: 'answered', match: reply.data, sha256: found.sha256 };
  };
  const compare = (files: File[]) => {
    for (const file of files) {
      const key = nextKey++;
      setCompared((before) => [{ key, name: file.name, answer: { state: 'comparing' } }, ...before]);
      void answer(file).then((answered) =>
        setCompared((before) => before.map((one) => (one.key === key ? { ...one, answer: answered } : one))),
      );
    }
  };
  return { compared, compare };
}

let nextKey = 0;
