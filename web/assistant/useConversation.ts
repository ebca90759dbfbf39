import { useState } from 'react';
import type { ChatMessage } from '#contract/assistant';
import { routeQuestion } from '#domain/assistant/routeQuestion';
import type { Capacity } from '#domain/identity/permissions';
import { errorText } from '#web/calls/errorText.ts';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { useAskAssistantMutation, useClearConversationMutation, useReadConversationQuery } from './assistantApi.ts';

/** A displayed message; `local` if the server was unavailable and the answer is from routing alone. */
export type ShownMessage = ChatMessage & { local?: boolean };

/** The conversation on the server, the pending question, and the answers from routing, which do not need the server. */
export function useConversation() {
  const capacity = useAppSelector((state) => capacityOf(state.user));
  const { data, error, isLoading } = useReadConversationQuery(undefined, { refetchOnMountOrArgChange: true });
  const [send, { isLoading: isAsking }] = useAskAssistantMutation();
  const [clearStored, { isLoading: isClearing }] = useClearConversationMutation();
  const [pending, setPending] = useState<string | null>(null);
  const [local, setLocal] = useState<ShownMessage[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);

  /** False if the server refused the question, which must then be rephrased. */
  const ask = async (question: string): Promise<boolean> => {
    setRefusal(null);
    setPending(question);
    const reply = await send({ content: question });
    setPending(null);
    if (!('error' in reply)) {
      setLocal([]);
      return true;
    }
    const { status } = reply.error as { status: number };
    if (status >= 400 && status < 500) {
      setRefusal(errorText(reply.error));
      return false;
    }
    setLocal((before) => [...before, ...answerHere(question, capacity)]);
    return true;
  };

  const clear = async () => {
    const reply = await clearStored();
    if ('error' in reply) setRefusal(errorText(reply.error));
    else setLocal([]);
  };

  const messages: ShownMessage[] = [...(data?.messages ?? []), ...local];
  return { messages, pending, refusal, isAsking, isClearing, isLoading, unread: error !== undefined, ask, clear };
}

function answerHere(question: string, capacity: Capacity): ShownMessage[] {
  const said = { items: [], sources: [], created_at: new Date().toISOString(), local: true };
  const { content, action, items } = routeQuestion(question, capacity);
  return [
    { ...said, id: crypto.randomUUID(), type: 'user', content: question },
    { ...said, id: crypto.randomUUID(), type: 'ai', content, items, ...(action && { action }) },
  ];
}
