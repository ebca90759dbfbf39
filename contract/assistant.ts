import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const messageAuthors = ['user', 'ai'] as const;

/** The longest question. Longer texts are documents, which belong in Case Processing. */
export const longestQuestion = 1000;

/** The screen that an answer links to. */
export const ChatAction = z.object({ type: z.literal('navigate'), label: z.string(), route: z.string() });

/** One message of the conversation: the user's, or the assistant's with its list and links to the sources. */
export const ChatMessage = z.object({
  id: z.uuid(),
  type: z.enum(messageAuthors),
  content: z.string(),
  action: ChatAction.optional(),
  items: z.array(
    z.object({
      text: z.string(),
      href: z.string().nullable(),
      /** A day, YYYY-MM-DD, or a moment. */
      when: z.string().optional(),
    }),
  ),
  sources: z.array(z.object({ label: z.string(), href: z.string() })),
  created_at: z.iso.datetime({ offset: true }),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

export const Conversation = z.object({
  messages: z.array(ChatMessage),
  /** Position of the newest message. */
  version: z.number().int(),
});
export type Conversation = z.infer<typeof Conversation>;

export const readConversation = endpoint({
  method: 'GET',
  path: '/assistant/messages/',
  permission: 'assistant:use',
  input: z.object({}),
  reply: Conversation,
  status: 200,
  summary: 'Returns your conversation with the assistant, oldest message first.',
});

export const askAssistant = endpoint({
  method: 'POST',
  path: '/assistant/messages/',
  permission: 'assistant:use',
  body: 'json',
  input: z.object({
    content: z
      .string({ error: 'Ask a question' })
      .trim()
      .min(1, 'Ask a question')
      .max(longestQuestion, `A question has at most ${longestQuestion} characters`),
  }),
  reply: Conversation,
  status: 201,
  summary: 'Sends a question to the assistant. Returns the question and the answer as messages of the conversation.',
});

export const clearConversation = endpoint({
  method: 'DELETE',
  path: '/assistant/messages/',
  permission: 'assistant:use',
  input: z.object({}),
  reply: z.object({ message: z.string() }),
  status: 200,
  summary: 'Deletes your conversation with the assistant.',
});
