import { writeNotice } from '#contract/messages/writeMessages';
import type { NoticeMessage } from '#domain/notifications/NoticeMessages';
import type { notifications } from '#server/db/schema/notifications';

/** What a stored notice says, as its list would word it. */
export function noticeWords({ code, values }: Pick<typeof notifications.$inferSelect, 'code' | 'values'>) {
  return writeNotice({ code, values } as NoticeMessage);
}
