import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeActivity } from '#contract/messages/writeMessages';
import { activities } from '#server/db/schema/activity';
import { hearings } from '#server/db/schema/calendar';
import { courts } from '#server/db/schema/courts';
import { notifications } from '#server/db/schema/notifications';
import { people } from '#server/db/schema/people';
import { hashPassword } from '#server/identity/passwords';
import { ensureCourt } from '#server/operations/ensureCourt';
import { addHearing } from '#server/testing/addHearing';
import { announceSample } from '#server/testing/announceSample';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';

let court: TestServer;
beforeAll(async () => {
  court = await startTestServer();
});
afterAll(() => court.stop());

let joined = 0;
const clerk = async () => {
  const one = await court.join('clerk', `Clerk ${++joined}`);
  return { ...one, at: court.with(one.token) };
};
const lastLine = async () =>
  (await court.as('court_administrator').get('/activities/record/?limit=1')).json().results[0];

describe('preferences', () => {
  test('have defaults until someone changes them', async () => {
    const { at } = await clerk();
    const read = (await at.get('/settings/preferences/')).json();
    expect(read).toMatchObject({
      date_format: 'MM/DD/YYYY',
      time_format: '12h',
      theme: null,
      language: 'en',
      version: 0,
    });
    expect(read.notifications.filing_received).toEqual({ portal: true, mail: true });
    expect(read.notifications.analysis_failed).toEqual({ portal: true, mail: false });
  });

  test('are stored on the server, included in the session, and recorded', async () => {
    const { at, full_name, person_id } = await clerk();
    const change = {
      date_format: 'DD/MM/YYYY',
      time_format: '24h',
      theme: 'dark',
      usual_court: 'Federal District Court',
      version: 0,
    };
    const saved = await at.put('/settings/preferences/', change);
    expect(saved.json()).toMatchObject({ message: 'Preferences saved', preferences: { ...change, version: 1 } });
    expect((await at.get('/settings/preferences/')).json()).toMatchObject({ ...change, version: 1 });
    const elsewhere = (await at.get('/auth/session/')).json();
    expect(elsewhere.preferences).toMatchObject({ date_format: 'DD/MM/YYYY', theme: 'dark' });
    // Personal preferences are in the record and in no one else's list.
    const [line] = await court.db.select().from(activities).orderBy(desc(activities.seq)).limit(1);
    expect(writeActivity(line!).description).toBe(
      `${full_name} changed their preferences: the date format, the time format, the theme, and the default court.`,
    );
    expect(person_id).toBeTruthy();
  });

  test('that are not specified are kept, and an update that changes nothing is not recorded', async () => {
    const { at } = await clerk();
    await at.put('/settings/preferences/', { date_format: 'YYYY-MM-DD' });
    const after = (await at.put('/settings/preferences/', { theme: 'light' })).json().preferences;
    expect(after).toMatchObject({ date_format: 'YYYY-MM-DD', theme: 'light', version: 2 });
    expect((await at.put('/settings/preferences/', { theme: 'light' })).json().preferences.version).toBe(2);
    expect((await at.put('/settings/preferences/', { theme: null })).json().preferences.theme).toBeNull();
  });

  test('from an outdated version are rejected with the current state; of two concurrent updates, one succeeds', async () => {
    const { at } = await clerk();
    const replies = await Promise.all([
      at.put('/settings/preferences/', { theme: 'light', version: 0 }),
      at.put('/settings/preferences/', { theme: 'dark', version: 0 }),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const refused = replies.find(({ statusCode }) => statusCode === 409)!.json();
    expect(refused).toMatchObject({ code: 'changed_meanwhile', details: { current: { version: 1 } } });
  });

  test.each([
    [{ date_format: 'DD.MM.YYYY' }, 'date_format'],
    [{ time_format: '36h' }, 'time_format'],
    [{ theme: 'neon' }, 'theme'],
    [{ language: 'es' }, 'language'],
    [{ usual_court: 'Court of Miracles' }, 'usual_court'],
    [{ notifications: { filing_received: { portal: 'loud', mail: true } } }, 'notifications.filing_received.portal'],
    [{ notifications: { gossip: { portal: true, mail: true } } }, 'notifications'],
  ])('of %j are rejected with an error at the field', async (asked, field) => {
    const reply = await court.as('clerk').put('/settings/preferences/', asked);
    expect([reply.statusCode, reply.json().details.fields[0].field]).toEqual([400, field]);
  });

  test('for notifications are applied', async () => {
    const { at, person_id } = await clerk();
    await announceSample(court.services, [person_id], 'filing.received');
    await at.put('/settings/preferences/', { notifications: { filing_received: { portal: false, mail: false } } });
    await announceSample(court.services, [person_id], 'filing.received');
    const told = await court.db.select().from(notifications).where(eq(notifications.person_id, person_id));
    expect(told).toHaveLength(1);
  });
});

describe('a user’s profile', () => {
  test('contains name, address, role, and judge profile', async () => {
    expect((await court.as('judge').get('/settings/profile/')).json()).toMatchObject({
      full_name: 'Test judge',
      email: 'test.judge@example.com',
      role: 'judge',
      judge_profile: { status: 'verified', bar_number: '000001' },
      attorney: null,
      has_password: false,
      may_claim: false,
    });
    expect((await court.as('self_represented').get('/settings/profile/')).json().may_claim).toBe(true);
  });

  test('changes its name, subject to the version check', async () => {
    const { at, full_name } = await clerk();
    const saved = await at.put('/settings/profile/', { full_name: '  Renamed Clerk ', version: 1 });
    expect(saved.json()).toMatchObject({
      message: 'Profile saved',
      profile: { full_name: 'Renamed Clerk', version: 2 },
    });
    expect((await at.get('/auth/session/')).json().full_name).toBe('Renamed Clerk');
    expect((await lastLine()).description).toBe(`${full_name} changed their name to Renamed Clerk.`);
    const stale = await at.put('/settings/profile/', { full_name: 'Other', version: 1 });
    expect(stale.json()).toMatchObject({
      code: 'changed_meanwhile',
      details: { current: { full_name: 'Renamed Clerk' } },
    });
  });

  test.each(['', '   ', 'x'.repeat(201), 'a\u0007b'])('does not accept the name %j', async (full_name) => {
    const reply = await court.as('clerk').put('/settings/profile/', { full_name });
    expect([reply.statusCode, reply.json().details.fields[0].field]).toEqual([400, 'full_name']);
  });
});

describe('a user’s password', () => {
  const change = (at: ReturnType<TestServer['with']>, current_password: string, new_password = 'the new password') =>
    at.put('/settings/password/', { current_password, new_password });
  const withPassword = async () => {
    const one = await clerk();
    await court.db
      .update(people)
      .set({ password_hash: await hashPassword('the old password') })
      .where(eq(people.id, one.person_id));
    return one;
  };

  test('can be changed by a person who knows it; the other sessions end, and this one continues', async () => {
    const { at, person_id, email } = await withPassword();
    const reply = await court.as('visitor').post('/auth/judge/login/', { email, password: 'the old password' });
    const other = reply.json().session.token;
    expect((await change(at, 'the old password')).json().message).toBe(
      'Password changed. Your other sessions have ended.',
    );
    expect((await court.with(other).get('/auth/session/')).statusCode).toBe(401);
    expect((await at.get('/auth/session/')).statusCode).toBe(200);
    const login = (password: string) => court.as('visitor').post('/auth/judge/login/', { email, password });
    expect((await login('the old password')).statusCode).toBe(401);
    expect((await login('the new password')).statusCode).toBe(200);
    expect(person_id).toBeTruthy();
  });

  test('cannot be guessed: a wrong password is reported at its field, and after five attempts the person must wait', async () => {
    const { at } = await withPassword();
    const replies = [];
    for (let n = 0; n < 6; n++) replies.push(await change(at, 'guess'));
    expect(replies[0]!.json()).toMatchObject({
      code: 'password_wrong',
      details: { fields: [{ field: 'current_password' }] },
    });
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403, 429]);
    expect((await change(at, 'the old password')).statusCode).toBe(429);
  });

  test('does not exist for people who sign in through the provider, and has at least 8 characters', async () => {
    const { at } = await clerk();
    expect((await change(at, 'anything')).json().code).toBe('no_password');
    expect((await change(at, 'anything', 'short')).json().details.fields[0]).toEqual({
      field: 'new_password',
      message: 'Password must be at least 8 characters',
    });
  });
});

describe('the court’s settings', () => {
  const admin = () => court.as('court_administrator');
  const read = async () => (await admin().get('/settings/court/')).json();
  const asked = {
    name: 'Superior Court of Alder',
    division: '',
    address_lines: ['1 Court Street', 'Alder, CA 90000'],
    time_zone: 'America/Los_Angeles',
  };

  test('can be read by everyone and changed by an administrator; sessions show the new name', async () => {
    const { version } = await read();
    const saved = await admin().put('/settings/court/', { ...asked, version });
    expect(saved.json()).toMatchObject({
      message: 'Court settings saved',
      court: { ...asked, division: null, version: version + 1 },
    });
    expect((await court.as('self_represented').get('/settings/court/')).json()).toMatchObject({
      address_lines: asked.address_lines,
    });
    expect((await court.as('clerk').get('/auth/session/')).json().court_name).toBe('Superior Court of Alder');
    expect((await court.as('visitor').get('/site/')).json().court_name).toBe('Superior Court of Alder');
    expect((await lastLine()).description).toMatch(/^Test court_administrator changed name, division, and address for/);
    const stale = await admin().put('/settings/court/', { ...asked, name: 'Other', version });
    expect(stale.json()).toMatchObject({
      code: 'changed_meanwhile',
      details: { current: { name: 'Superior Court of Alder' } },
    });
  });

  test('are kept when the portal restarts', async () => {
    await admin().put('/settings/court/', asked);
    await ensureCourt(court.services);
    expect((await read()).name).toBe('Superior Court of Alder');
  });

  test('cannot change the time zone while hearings are scheduled', async () => {
    const court_id = court.services.config.court.id;
    const moved = { ...asked, time_zone: 'America/Denver' };
    await addHearing(court.db, {
      court_id,
      judge: 'Test judge',
      case_title: 'A v. B',
      case_number: '26CV1',
      case_type: 'Criminal',
      event_type: 'Motion',
      hearing_date: '2099-01-05',
      hearing_time: '09:00',
      venue: 'Room 1',
    });
    const refused = await admin().put('/settings/court/', moved);
    expect(refused.json()).toMatchObject({ code: 'time_zone_in_use', details: { fields: [{ field: 'time_zone' }] } });
    await court.db.delete(hearings);
    expect((await admin().put('/settings/court/', moved)).statusCode).toBe(200);
    expect((await court.as('clerk').get('/auth/session/')).json().court_time_zone).toBe('America/Denver');
    await court.db.update(courts).set({ time_zone: 'America/Los_Angeles' }).where(eq(courts.id, court_id));
  });

  test.each([
    [{ name: ' ' }, 'name'],
    [{ time_zone: 'Mars/Olympus' }, 'time_zone'],
    [{ address_lines: ['1', '2', '3', '4', '5', '6'] }, 'address_lines'],
    [{ address_lines: ['ok', ''] }, 'address_lines.1'],
  ])('with %j are rejected with an error at the field', async (change, field) => {
    const reply = await admin().put('/settings/court/', { ...asked, ...change });
    expect([reply.statusCode, reply.json().details.fields[0].field]).toEqual([400, field]);
  });
});
