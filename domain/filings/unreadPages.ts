import { say } from '#domain/messages/say';
import type { ReasonMessage } from './ReasonMessage.ts';

/** The reason that pages which nobody could read give for doubt: whatever is missing may be on them. None where all were read. */
export function unreadPages(unread: number, of: number | null): ReasonMessage[] {
  return unread === 0 ? [] : [say('pages_unread', { unread, of })];
}
