import type { ReplyOf } from '#contract/endpoint';
import { type importOrderWord, OrderContent } from '#contract/orderDrafts';
import { mergeContents } from '#domain/orders/mergeContents';
import { contentOfWord } from '#domain/orders/word/contentOfWord';
import type { MarkedParagraph } from '#domain/orders/word/MarkedParagraph';
import { readOrderMark } from '#domain/orders/word/orderMarks';
import { blobGraceMs, discardBlobJob } from '#server/documents/discardBlobJob';
import type { ReceivedFile } from '#server/filings/receiveFiles';
import { addJob } from '#server/jobs/addJob';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { contentOf, readDraft } from '../drafts/describeDraft.ts';
import { findContentAt, findDraft } from '../drafts/draftRepository.ts';
import { lockOpenOrder, writeContent } from '../drafts/saveDraft.ts';

type Working = Needs<'db' | 'config' | 'now' | 'blobs' | 'engine'>;

/**
 * Reads the changes of a Word file that was downloaded from an order into its text. What others changed since is
 * merged with them (see mergeContents). The file is not kept.
 */
export async function importWord(
  needs: Working,
  actor: Actor,
  id: string,
  file: ReceivedFile | undefined,
): Promise<ReplyOf<typeof importOrderWord>> {
  const runAt = new Date(needs.now().getTime() + blobGraceMs);
  if (file) await addJob(needs.db, discardBlobJob, { sha256: file.sha256 }, { runAt });
  await findDraft(needs.db, actor, id);
  if (!file) throw new Refusal('order_word_missing');
  const { sha256, file_name } = file;
  const path = needs.blobs.path(sha256);
  const read = await needs.engine.readMarked({ path, name: file_name, sha256, user: actor.person_id });
  // Versions never change, so the words are compared before the order is locked.
  const base = await findContentAt(needs.db, id, versionOf(read, id));
  if (!base) throw new Refusal('order_without_text');
  if (read.some(isTooLong)) throw new Refusal('order_word_too_long');
  const mine = contentOfWord(base, read, actor.full_name);
  await needs.db.transaction(async (tx) => {
    const found = await lockOpenOrder(tx, actor, id);
    const { content } = mergeContents(base, mine, contentOf(found.order), actor.full_name);
    const checked = OrderContent.safeParse(content);
    if (!checked.success) throw new Refusal('order_word_too_long');
    await writeContent(tx, needs, actor, found, checked.data);
  });
  return { message: 'Word file read. Its changes are tracked.', order: await readDraft(needs, actor, id) };
}

/** The version of the order from which the file was made. */
function versionOf(read: readonly MarkedParagraph[], id: string): number {
  const [mark] = read.flatMap(({ bookmarks }) => bookmarks.flatMap((name) => readOrderMark(name) ?? []));
  if (!mark) throw new Refusal('order_word_unknown');
  if (mark.id !== id) throw new Refusal('order_word_other');
  return mark.version;
}

/** More characters than a part of an order can have: not worth the comparison. */
const isTooLong = ({ runs }: MarkedParagraph) => runs.reduce((sum, { text }) => sum + text.length, 0) > 20_000;
