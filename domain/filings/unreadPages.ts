import { say } from '#domain/messages/say';
import type { ReasonMessage } from './ReasonMessage.ts';

/** The doubt caused by unreadable pages, which may contain what is missing. None if all pages were read. */
export function unreadPages(unread: number, of: number | null): ReasonMessage[] {
  return unread === 0 ? [] : [say('pages_unread', { unread, of })];
}
