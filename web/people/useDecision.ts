import { useState } from 'react';
import { type CallError, fieldProblems } from '#web/calls/CallError.ts';
import { errorText } from '#web/calls/errorText.ts';
import { toast } from '#web/ui/toast.ts';
import type { Decision } from './peopleApi.ts';

type Asked = { id: string; version: number };
type Reply = { data?: { message: string } | undefined; error?: unknown };

/** A decision on a pending person: confirmed directly, or refused with a reason in a dialog. */
export function useDecision<Row extends Asked>(send: (decision: Decision) => PromiseLike<Reply>) {
  const [refusing, setRefusing] = useState<Row | null>(null);

  const decide = async (decision: Decision): Promise<string | null> => {
    const reply = await send(decision);
    if (!reply.data) return fieldProblems(reply.error as CallError).reason ?? errorText(reply.error);
    toast.success(reply.data.message);
    return null;
  };
  return {
    refusing,
    setRefusing,
    confirm: async ({ id, version }: Asked) => {
      const failure = await decide({ id, version, decision: 'confirm' });
      if (failure) toast.error(failure);
    },
    refuse: ({ id, version }: Asked, reason: string) => decide({ id, version, decision: 'refuse', reason }),
  };
}
