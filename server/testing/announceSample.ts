import { randomUUID } from 'node:crypto';
import { sampleNotices } from '#contract/messages/testing/sampleNotices';
import type { NoticeCode } from '#domain/notifications/NoticeMessages';
import { announce } from '#server/events/announce';
import type { Needs } from '#server/kernel/needs';
import type { Announcement } from '#server/notifications/recordEvent';

/** Records that together are the subjects of every event. */
const subjects = {
  filing: { id: randomUUID(), envelope_id: randomUUID(), case_type: null, case_number: null },
  case: { id: randomUUID(), case_number: '26CV00431' },
  opened_case: true,
  returned: [{ id: randomUUID() }],
  hearing: { id: randomUUID() },
  deadline: { id: randomUUID(), is_private: false },
  webhook: { id: randomUUID() },
  recipient: { id: randomUUID() },
  batch: { id: randomUUID() },
};

/** Announces an event with sample values to some people. */
export function announceSample(
  services: Needs<'db' | 'now' | 'config'>,
  to: string[],
  code: NoticeCode,
  values: object = sampleNotices[code][0],
): Promise<void> {
  const event = { code, values, about: subjects, court_id: services.config.court.id, to } as Announcement;
  return services.db.transaction((tx) => announce(tx, services, event));
}
