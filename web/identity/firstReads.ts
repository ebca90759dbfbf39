import { useEffect, useState } from 'react';
import type { ReplyOf } from '#contract/endpoint';
import type { readSecondFactors } from '#contract/secondFactor';
import type { readSite } from '#contract/site';
import { type CallError, toCallError } from '#web/calls/CallError.ts';
import { glanceAtSession } from '#web/session/glanceAtSession.ts';
import { reportRefusal } from '#web/session/sessionRefusals.ts';

type FirstRead<Reply> = { path: string; isReply: (body: Partial<Reply>) => boolean };

/**
 * The data that a sign-in page reads when it opens. The contract's schemas, with the code that checks them, are larger
 * than the page, so the response is checked only for what the page shows; firstReads.test.ts compares both with the
 * contract.
 */
export const firstReads = {
  site: {
    path: '/site/',
    isReply: ({ provider_name }) => typeof provider_name === 'string',
  } satisfies FirstRead<ReplyOf<typeof readSite>>,
  secondFactors: {
    path: '/auth/second-factor/',
    isReply: ({ methods, recovery_codes_left }) => Array.isArray(methods) && typeof recovery_codes_left === 'number',
  } satisfies FirstRead<ReplyOf<typeof readSecondFactors>>,
};

type Answer<Reply> = { data?: Reply; error?: CallError };

/** The response of a first read, or why there is none. */
export function useFirstRead<Reply>(read: FirstRead<Reply>): Answer<Reply> {
  const [answer, setAnswer] = useState<Answer<Reply>>({});
  useEffect(() => void ask(read).then(setAnswer), [read]);
  return answer;
}

async function ask<Reply>({ path, isReply }: FirstRead<Reply>): Promise<Answer<Reply>> {
  const token = glanceAtSession(Date.now())?.token;
  const headers = { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(`/api${path}`, { headers }).catch(() => null);
  if (!response) return { error: { status: 0, error: '' } };
  const body = (await response.json().catch(() => null)) as Partial<Reply> | null;
  if (response.ok && body && isReply(body)) return { data: body as Reply };
  if (!response.ok) reportRefusal(token, body);
  return { error: toCallError(response.status, response.ok ? null : body) };
}
