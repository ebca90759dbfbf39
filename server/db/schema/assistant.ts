import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { AnswerAction, AnswerItem, AnswerSource } from '#domain/assistant/Answer';
import { moment } from './columns.ts';
import { courts } from './courts.ts';
import { people } from './people.ts';

/** Each person's conversation with the assistant in a court; its row is held while messages are added. */
export const assistantConversations = pgTable(
  'assistant_conversations',
  {
    person_id: uuid('person_id')
      .notNull()
      .references(() => people.id),
    court_id: text('court_id')
      .notNull()
      .references(() => courts.id),
    /** Position of the newest message; it counts on when the conversation is cleared. */
    version: integer('version').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.person_id, t.court_id] })],
);

/** One message of a conversation, in its order. */
export const assistantMessages = pgTable(
  'assistant_messages',
  {
    person_id: uuid('person_id')
      .notNull()
      .references(() => people.id),
    court_id: text('court_id')
      .notNull()
      .references(() => courts.id),
    position: integer('position').notNull(),
    id: uuid('id').notNull().defaultRandom(),
    type: text('type').$type<'user' | 'ai'>().notNull(),
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
