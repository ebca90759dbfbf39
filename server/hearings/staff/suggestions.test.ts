import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { suggestStaff } from '#contract/hearingStaff';
import { courtrooms } from '#server/db/schema/calendar';
import { cases, parties } from '#server/db/schema/cases';
import { judgeDisqualifications } from '#server/db/schema/disqualifications';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';

let court: TestServer;
let shown: string;
beforeAll(async () => {
  court = await startTestServer();
  court.clock.now = new Date('2026-03-16T16:00:00Z');
  const court_id = court.services.config.court.id;
  await court.db.insert(courtrooms).values(['4', '9'].map((n) => ({ court_id, name: `Department ${n}` })));
  const [made] = await court.db
    .insert(cases)
    .values({ court_id, case_number: '26CV00431', title: 'Lund v. Doe', case_type: 'Probate', opened_on: '2026-01-05' })
    .returning();
  shown = made!.id;
  await court.db.insert(parties).values([
    {
      case_id: shown,
      full_name: 'Rosa Lund',
      role: 'Plaintiff',
      position: 0,
      language: 'Spanish',
      needs_interpreter: true,
    },
    { case_id: shown, full_name: 'Pat Moss', role: 'Defendant', position: 1 },
  ]);
  const add = (person: object) =>
    court.as('clerk').post('/scheduling/staff/', { employment: 'employee', kind: 'interpreter', ...person });
  const spanish = (level: string) => ({ languages: [{ language: 'Spanish', level, mode: 'spoken' }] });
  await add({ name: 'Ana Ruiz', ...spanish('certified') });
  await add({ name: 'Leo Garcia', ...spanish('registered') });
  await add({ name: 'Lin Wu', languages: [{ language: 'Mandarin', level: 'certified', mode: 'spoken' }] });
  await add({ name: 'Pat Moss', kind: 'mediator', case_types: ['Probate'] });
  await add({ name: 'Kim Park', kind: 'mediator', case_types: [] });
});
afterAll(() => court.stop());

const at = { hearing_date: '2026-03-17', hearing_time: '09:00', duration_minutes: 30, case_number: '26CV00431' };
type Asked = Partial<InputOf<typeof suggestStaff>>;
const suggestions = async (
  asked: Asked = {},
  who: 'clerk' | 'judge' = 'clerk',
): Promise<ReplyOf<typeof suggestStaff>> =>
  (await court.as(who).post('/scheduling/staff/suggestions/', { kind: 'interpreter', ...at, ...asked })).json();
const inWords = async (...asked: Parameters<typeof suggestions>) =>
  (await suggestions(...asked)).data.map(
    ({ name, suitable, reasons }) => `${suitable ? '' : 'not '}${name}: ${reasons[0]}`,
  );

test('interpreters for the language that a participant needs, the most qualified first, with reasons', async () => {
  expect(await suggestions()).toMatchObject({
    ...{ language: 'Spanish', needed: ['Spanish'], languages: ['Mandarin', 'Spanish'] },
    data: [
      {
        ...{ name: 'Ana Ruiz', suitable: true },
        reasons: ['Available at this time', 'Spanish, certified', 'No hearings in the next 30 days'],
      },
      {
        name: 'Leo Garcia',
        reasons: ['Available at this time', 'Spanish, registered', 'No hearings in the next 30 days'],
      },
    ],
  });
  expect(await inWords({ language: 'mandarin' })).toEqual(['Lin Wu: Available at this time']);
  expect((await suggestions({ language: '' })).data.length).toBe(3);
  expect(await inWords({ hearing_time: undefined, case_number: '' })).toContain('Lin Wu: Mandarin, certified');
});

test('who is away follows, with the reason', async () => {
  const away = { status: 'away', from: '2026-03-20T08:00', to: '2026-03-20T17:00', note: 'Conference' };
  const [ruiz] = (await suggestions()).data;
  await court.as('clerk').post(`/scheduling/staff/${ruiz!.id}/periods/`, away);
  expect(await inWords({ hearing_date: '2026-03-20' })).toEqual([
    'Leo Garcia: Available at this time',
    'not Ana Ruiz: Away on Fri, Mar 20, 2026, from 8:00 AM to 5:00 PM (Conference)',
  ]);
});

test('a mediator who is a party in the case is last', async () => {
  expect(await inWords({ kind: 'mediator' })).toEqual([
    'Kim Park: Available at this time',
    'not Pat Moss: A party in this case',
  ]);
});

test('who is in another hearing is last, with its case; a case that is hidden from the viewer is not named', async () => {
  const hearing = {
    ...{ judge: 'Test judge', case_title: 'Lund v. Doe', case_number: '26CV00431', case_type: 'Probate' },
    ...{ event_type: 'Status conference', hearing_date: '2026-03-17', hearing_time: '09:00', venue: 'Department 4' },
    ...{ duration_minutes: 90, interpreter: 'Ana Ruiz' },
  };
  const made = await court.as('clerk').post('/scheduling/hearing/', hearing);
  const asked = { case_number: '', language: 'Spanish' };
  expect(await inWords(asked)).toEqual([
    'Leo Garcia: Available at this time',
    'not Ana Ruiz: Interprets 26CV00431, Lund v. Doe, 9:00 AM to 10:30 AM',
  ]);
  expect(await inWords({ ...asked, hearing_id: made.json().hearing.id })).toEqual([
    'Ana Ruiz: Available at this time',
    'Leo Garcia: Available at this time',
  ]);
  expect((await suggestions({ ...asked, hearing_time: '10:30' })).data[0]!.reasons).toContain(
    'At the court in the same half day',
  );
  await court.db.insert(judgeDisqualifications).values({
    ...{ court_id: court.services.config.court.id, case_id: shown, judge_id: court.person('judge').person_id },
    ...{ judge_name: 'Test judge', authority: 'CCP § 170.1', reason: 'A former client.', recorded_at: court.clock.now },
  });
  expect(await inWords(asked, 'judge')).toContain('not Ana Ruiz: In another hearing, 9:00 AM to 10:30 AM');
});
