import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sampleNotices } from '#contract/messages/testing/sampleNotices';
import { writeNotice } from '#contract/messages/writeMessages';
import type { Notification } from '#contract/notifications';
import { kindOfNotice, type NoticeCode, type NoticeMessage } from '#domain/notifications/NoticeMessages';
import { notifications } from '#server/db/schema/notifications';
import { people } from '#server/db/schema/people';
import { personPreferences } from '#server/db/schema/settings';
import { peopleInRole } from '#server/directory/findPeople';
import { announce } from '#server/events/announce';
import { announceSample } from '#server/testing/announceSample';
import { type SignedInCapacity, startTestServer, type TestServer } from '#server/testing/startTestServer';
import { workOffJobs } from '#server/testing/workOffJobs';
import { followUnread } from './followUnread.ts';
import { notificationAssignments } from './notificationAssignments.ts';

let court: TestServer;
beforeAll(async () => {
  court = await startTestServer();
});
afterAll(() => court.stop());
beforeEach(async () => {
  await court.db.delete(notifications);
  court.mails.length = 0;
});

const idOf = (capacity: SignedInCapacity) => court.person(capacity).person_id;
function notify(to: SignedInCapacity[], code: NoticeCode = 'filing.accepted', values?: object) {
  return announceSample(court.services, to.map(idOf), code, values);
}
const listOf = async (capacity: SignedInCapacity, query = '') => {
  const reply = await court.as(capacity).get(`/notifications/${query}`);
  expect(reply.statusCode).toBe(200);
  return reply.json() as { results: Notification[]; total: number; total_pages: number; unread: number };
};

describe('a notification', () => {
  test('appears only in its recipient’s list, newest first', async () => {
    court.clock.now = new Date('2026-03-02T08:00:00Z');
    await notify(['attorney', 'clerk'], 'filing.received', { document: 'Older' });
    court.clock.now = new Date('2026-03-02T08:00:01Z');
    await notify(['attorney'], 'filing.received', { document: 'Newer' });
    court.clock.now = new Date();
    expect((await listOf('attorney')).results.map(({ values }) => values.document)).toEqual(['Newer', 'Older']);
    expect((await listOf('clerk')).results.map(({ values }) => values.document)).toEqual(['Older']);
    expect((await listOf('judge')).results).toEqual([]);
  });

  test('is sent once, however often the recipient is named', async () => {
    await notify(['attorney', 'attorney']);
    expect((await listOf('attorney')).total).toBe(1);
  });

  test('is rolled back with its event', async () => {
    const undone = court.db.transaction(async (tx) => {
      await announce(tx, court.services, {
        code: 'judge.pending',
        values: { person: 'Never' },
        about: {},
        court_id: court.services.config.court.id,
        to: [idOf('attorney')],
      });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect((await listOf('attorney')).total).toBe(0);
  });

  test('is not sent to people who left the portal', async () => {
    const left = await court.join('attorney', 'Lee Left');
    await court.db.update(people).set({ deactivated_at: new Date() }).where(eq(people.id, left.person_id));
    await announceSample(court.services, [left.person_id], 'filing.returned');
    expect(await court.db.select().from(notifications)).toEqual([]);
  });

  test('is paged, and filtered by type and by unread', async () => {
    for (let n = 0; n < 5; n++) await notify(['attorney'], n < 2 ? 'hearing.scheduled' : 'filing.accepted');
    const page = await listOf('attorney', '?per_page=2&page=3');
    expect(page).toMatchObject({ total: 5, total_pages: 3, unread: 5 });
    expect(page.results).toHaveLength(1);
    const hearings = await listOf('attorney', '?kind=hearing_scheduled');
    expect(hearings.total).toBe(2);
    await court.as('attorney').post(`/notifications/${hearings.results[0]!.id}/read/`, {});
    expect((await listOf('attorney', '?unread=true')).total).toBe(4);
    expect((await listOf('attorney', '?unread=true&kind=hearing_scheduled')).total).toBe(1);
  });

  test('in a kind that there is not is refused', async () => {
    expect((await court.as('attorney').get('/notifications/?kind=gossip')).json().code).toBe('invalid_input');
  });
});

test.each(Object.keys(sampleNotices) as NoticeCode[])(
  'a notice %s is stored as code and values, and listed as text',
  async (code) => {
    for (const values of sampleNotices[code]) await notify(['attorney'], code, values);
    const { results } = await listOf('attorney');
    expect(results).toHaveLength(sampleNotices[code].length);
    for (const notice of results) {
      expect(notice).toMatchObject({ kind: kindOfNotice(code), code });
      const words = writeNotice({ code, values: notice.values } as NoticeMessage);
      expect(notice).toMatchObject(words);
    }
    expect(results.map(({ values }) => values)).toEqual(expect.arrayContaining([...sampleNotices[code]]));
  },
);

test('contains no character that the database cannot store', async () => {
  await notify(['attorney'], 'filing.received', { document: 'NUL \0 and half a pair \ud800.pdf' });
  expect((await listOf('attorney')).results[0]!.values).toEqual({ document: 'NUL  and half a pair \ufffd.pdf' });
});

describe('reading', () => {
  test('counts down, once for each notification', async () => {
    await notify(['attorney']);
    await notify(['attorney']);
    const [first] = (await listOf('attorney')).results;
    const read = () => court.as('attorney').post(`/notifications/${first!.id}/read/`, {});
    expect((await read()).json()).toEqual({ unread: 1 });
    const readAt = (await listOf('attorney')).results[0]!.read_at;
    expect(readAt).not.toBeNull();
    expect((await read()).json()).toEqual({ unread: 1 });
    expect((await listOf('attorney')).results[0]!.read_at).toBe(readAt);
    expect((await court.as('attorney').get('/notifications/unread/')).json()).toEqual({ unread: 1 });
  });

  test('all of them does not affect those of other people', async () => {
    await notify(['attorney', 'clerk']);
    await notify(['attorney', 'clerk']);
    expect((await court.as('attorney').post('/notifications/read/', {})).json()).toEqual({ unread: 0 });
    expect((await listOf('clerk')).unread).toBe(2);
  });

  test('someone else’s notification returns the same as a missing one', async () => {
    await notify(['clerk']);
    const [hers] = (await listOf('clerk')).results;
    const reply = await court.as('attorney').post(`/notifications/${hers!.id}/read/`, {});
    expect(reply.json().code).toBe('not_found');
    expect((await listOf('clerk')).unread).toBe(1);
  });
});

describe('an open browser', () => {
  test('receives the count immediately, and again as soon as it changes', async () => {
    await notify(['attorney']);
    const gone = new AbortController();
    const actor = { ...court.person('attorney'), capacity: 'attorney', court_id: court.services.config.court.id };
    const events = followUnread(court.services, actor as never, gone.signal);
    const next = async () => {
      for (;;) {
        const { value, done } = await events.next();
        if (done) return 'ended';
        if (value.startsWith('data: ')) return JSON.parse(value.slice(6));
      }
    };
    expect(await next()).toEqual({ unread: 1 });
    await notify(['attorney', 'clerk']);
    expect(await next()).toEqual({ unread: 2 });
    await court.as('attorney').post('/notifications/read/', {});
    expect(await next()).toEqual({ unread: 0 });
    gone.abort();
    expect(await next()).toBe('ended');
  });

  test('without a stream receives the count once', async () => {
    await notify(['attorney']);
    const reply = await court.as('attorney').get('/notifications/stream');
    expect(reply.headers['content-type']).toContain('text/event-stream');
    expect(reply.body).toBe('data: {"unread":1}\n\n');
  });
});

describe('an email', () => {
  const deliver = () => workOffJobs(court.db, notificationAssignments(court.services));
  beforeEach(async () => {
    await deliver();
    court.mails.length = 0;
  });

  test('is sent for events that start a deadline for a person, without their content', async () => {
    const values = { ...sampleNotices['filing.returned'][0], document: 'Roe v. Doe, sealed', reason: 'Roe' };
    await notify(['attorney'], 'filing.returned', values);
    await deliver();
    expect(court.mails).toHaveLength(1);
    const [mail] = court.mails;
    expect(mail).toMatchObject({ to: court.person('attorney').email });
    expect(mail!.subject).toContain('The court returned your filing for correction');
    expect(mail!.text).toContain(`${court.services.config.public_url}/filings/`);
    expect(mail!.subject + mail!.text).not.toContain('Roe');
  });

  test('is sent for a receipt, an acceptance, and a hearing, unless the person turned it off', async () => {
    for (const code of ['filing.received', 'filing.accepted', 'hearing.scheduled'] as const) {
      await notify(['attorney'], code);
    }
    await deliver();
    expect(court.mails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('The court received your filing'),
      expect.stringContaining('The court accepted your filing'),
      expect.stringContaining('A hearing was scheduled'),
    ]);
  });

  test('does not go out for the rest', async () => {
    await notify(['attorney'], 'analysis.failed');
    await deliver();
    expect(court.mails).toEqual([]);
  });
});

describe('a person with other preferences', () => {
  test('receives each type only through the chosen channels', async () => {
    const chooser = await court.join('attorney', 'Chris Chooser');
    const chosen = { filing_accepted: { portal: false, mail: true }, filing_returned: { portal: false, mail: false } };
    await court.db.insert(personPreferences).values({
      ...{ person_id: chooser.person_id, date_format: 'MM/DD/YYYY', time_format: '12h', language: 'en' },
      ...{ notifications: chosen, updated_at: new Date() },
    });
    for (const code of ['filing.accepted', 'filing.returned', 'analysis.failed'] as const) {
      await announceSample(court.services, [chooser.person_id], code);
    }
    await workOffJobs(court.db, notificationAssignments(court.services));
    const kinds = (await court.db.select().from(notifications)).map(({ kind }) => kind);
    expect(kinds).toEqual(['analysis_failed']);
    expect(court.mails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('The court accepted your filing'),
    ]);
  });
});

describe('the people of a role', () => {
  test('are those who hold it now; a pending judge is not among the judges', async () => {
    const of = (roles: Parameters<typeof peopleInRole>[2]) =>
      peopleInRole(court.db, court.services.config.court.id, roles);
    expect(await of(['clerk', 'court_administrator'])).toEqual(
      expect.arrayContaining([idOf('clerk'), idOf('court_administrator')]),
    );
    expect(await of(['judge'])).toEqual([idOf('judge')]);
  });
});
