import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { messageAuthors } from '#contract/assistant';
import type { AnswerAction, AnswerItem, AnswerSource } from '#domain/assistant/Answer';
import { moment, oneOf } from './columns.ts';
import { court, person } from './references.ts';

/** Each person's conversation with the assistant in a court; its row is locked while messages are added. */
export const assistantConversations = pgTable(
  'assistant_conversations',
  {
    person_id: person('person_id').notNull(),
    court_id: court(),
    /** Position of the newest message; it counts on when the conversation is cleared. */
    version: integer('version').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.person_id, t.court_id] })],
);

/** One message of a conversation, in its order. */
export const assistantMessages = pgTable(
  'assistant_messages',
  {
    person_id: person('person_id').notNull(),
    court_id: court(),
    position: integer('position').notNull(),
    id: uuid('id').notNull().defaultRandom(),
    type: oneOf('type', messageAuthors).notNull(),
    content: text('content').notNull(),
    action: jsonb('action').$type<AnswerAction>(),
    items: jsonb('items').$type<AnswerItem[]>().notNull().default([]),
    sources: jsonb('sources').$type<AnswerSource[]>().notNull().default([]),
    created_at: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.person_id, t.court_id, t.position] }),
    check('assistant_messages_of_somebody', sql`${t.type} in ('user', 'ai')`),
  ],
);
