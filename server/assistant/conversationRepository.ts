import { and, desc, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { ChatMessage } from '#contract/assistant';
import type { Answer } from '#domain/assistant/Answer';
import { assistantConversations, assistantMessages } from '#server/db/schema/assistant';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';

type Stored = typeof assistantMessages.$inferSelect;

/** This many messages of a conversation are kept and shown; older ones are deleted. */
const mostMessages = 200;

/** The newest messages of the user's conversation in this court, in their order. */
export async function findMessages(db: Db, viewer: Actor): Promise<ChatMessage[]> {
  const found = await db
    .select()
    .from(assistantMessages)
    .where(ofOwn(viewer))
    .orderBy(desc(assistantMessages.position))
    .limit(mostMessages);
  return found.reverse().map(describeMessage);
}

/** Reserves the next two places of the conversation and locks it, so that questions from two tabs are in sequence. */
export async function takePlaces(tx: Db, { person_id, court_id }: Actor): Promise<number> {
  const [held] = await tx
    .insert(assistantConversations)
    .values({ person_id, court_id, version: 2 })
    .onConflictDoUpdate({
      target: [assistantConversations.person_id, assistantConversations.court_id],
      set: { version: sql`${assistantConversations.version} + 2` },
    })
    .returning({ version: assistantConversations.version });
  return held!.version;
}

/**
 * Stores the question and the answer at the positions that end with `version`, and deletes messages that are too old.
 */
export async function insertExchange(
  tx: Db,
  viewer: Actor,
  { version, at, question, answer }: { version: number; at: Date; question: string; answer: Answer },
): Promise<ChatMessage[]> {
  const whose = { person_id: viewer.person_id, court_id: viewer.court_id, created_at: at };
  const { content, action, items, sources } = answer;
  const made = await tx
    .insert(assistantMessages)
    .values([
      { ...whose, position: version - 1, type: 'user', content: question },
      { ...whose, position: version, type: 'ai', content, action: action ?? null, items, sources },
    ])
    .returning();
  await tx.delete(assistantMessages).where(and(ofOwn(viewer), lte(assistantMessages.position, version - mostMessages)));
  return made.sort((a, b) => a.position - b.position).map(describeMessage);
}

export async function readVersion(db: Db, { person_id, court_id }: Actor): Promise<number> {
  const [found] = await db
    .select({ version: assistantConversations.version })
    .from(assistantConversations)
    .where(and(eq(assistantConversations.person_id, person_id), eq(assistantConversations.court_id, court_id)));
  return found?.version ?? 0;
}

export async function deleteMessages(db: Db, viewer: Actor): Promise<void> {
  await db.delete(assistantMessages).where(ofOwn(viewer));
}

function ofOwn({ person_id, court_id }: Actor): SQL | undefined {
  return and(eq(assistantMessages.person_id, person_id), eq(assistantMessages.court_id, court_id));
}

function describeMessage({ id, type, content, action, items, sources, created_at }: Stored): ChatMessage {
  return { id, type, content, ...(action && { action }), items, sources, created_at: created_at.toISOString() };
}
