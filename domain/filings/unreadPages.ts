import { say } from '#domain/messages/say';
import type { ReasonMessage } from './ReasonMessage.ts';

/** The doubt caused by unreadable pages: whatever is missing may be on them. None if all were read. */
export function unreadPages(unread: number, of: number | null): ReasonMessage[] {
  return unread === 0 ? [] : [say('pages_unread', { unread, of })];
}
