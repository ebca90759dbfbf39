import type { Conversation } from '#contract/assistant';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { answerQuestion } from './answerQuestion.ts';
import { insertExchange, takePlaces } from './conversationRepository.ts';

/** Answers a question and stores both in the user's conversation. */
export async function askAssistant(
  needs: Needs<'db' | 'now'>,
  actor: Actor,
  { content: question }: { content: string },
): Promise<Conversation> {
  const answer = await answerQuestion(needs, actor, question);
  return needs.db.transaction(async (tx) => {
    const version = await takePlaces(tx, actor);
    const messages = await insertExchange(tx, actor, { version, at: needs.now(), question, answer });
    return { messages, version };
  });
}
