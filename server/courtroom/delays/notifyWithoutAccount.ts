import { withoutNotice } from '#domain/courtroom/delayNotices';
import { findOnRoster } from '#server/attorneys/rosterRepository';
import type { StoredHearing } from '#server/calendar/FoundHearing';
import { findCounselWithoutAccountForSystem } from '#server/calendar/hearingRepository';
import { findWithoutAccountForSystem } from '#server/cases/participants/findWithoutAccount';
import { findMailboxes } from '#server/directory/findPeople';
import { addJob } from '#server/jobs/addJob';
import type { Db } from '#server/kernel/Database';
import type { StoredSession } from '../sessionRepository.ts';
import { delayMailJob } from './delayMailJob.ts';
import { saveDelayNotices } from './delayNoticeRepository.ts';

type Delay = { at: Date; session: StoredSession; hearing: StoredHearing; minutes: number; reached: readonly string[] };

/**
 * Notifies the parties and counsel of a hearing who have no account that it begins later: by email where the court has
 * an address. The others are on record as not notified. `reached` are the accounts that the portal notified.
 */
export async function notifyWithoutAccount(tx: Db, { at, session, hearing, minutes, reached }: Delay): Promise<void> {
  const ids = await findCounselWithoutAccountForSystem(tx, hearing.id);
  const counsel = ids.length === 0 ? [] : await findOnRoster(tx, session.court_id, ids);
  const served =
    hearing.case_id === null ? [] : await findWithoutAccountForSystem(tx, hearing.case_id, session.session_date);
  const appearing = counsel.map(({ id, full_name }) => ({ key: `attorney:${id}`, name: full_name, email: null }));
  const known = await findMailboxes(tx, reached);
  const waiting = withoutNotice(
    [...served, ...appearing],
    known.flatMap(({ full_name, email }) => [full_name, email ?? full_name]),
  );
  if (waiting.length === 0) return;
  const about = { court_id: session.court_id, session_id: session.id, hearing_id: hearing.id, minutes };
  const notices = await saveDelayNotices(
    tx,
    waiting.map(({ key, name, email }) => ({
      ...{ ...about, key, name, address: email, state: email ? 'pending' : 'no_email', changed_at: at },
    })),
  );
  for (const { id, address } of notices) if (address) await addJob(tx, delayMailJob, { notice_id: id, minutes });
}
