import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/assistant';
import { serve } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { askAssistant } from './askAssistant.ts';
import { deleteMessages, findMessages, readVersion } from './conversationRepository.ts';

/** The assistant, and each person's own conversation with it. */
export function assistantRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;
  serve(app, contract.readConversation, async (actor) => {
    const [messages, version] = await Promise.all([findMessages(db, actor), readVersion(db, actor)]);
    return { messages, version };
  });
  serve(app, contract.askAssistant, (actor, asked) => askAssistant(services, actor, asked));
  serve(app, contract.clearConversation, async (actor) => {
    await deleteMessages(db, actor);
    return { message: 'The conversation was cleared.' };
  });
}
