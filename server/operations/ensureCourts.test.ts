import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { say } from '#domain/messages/say';
import { courts } from '#server/db/schema/courts';
import { filings } from '#server/db/schema/filings';
import { people, personRoles } from '#server/db/schema/people';
import { hashPassword } from '#server/identity/passwords';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { ensureCourts } from './ensureCourts.ts';

const texas = {
  id: 'specimen-district',
  name: 'District Court of Specimen County',
  division: null,
  level: 'State Court',
  jurisdiction: 'Texas',
  county: 'Specimen',
  time_zone: 'America/Chicago',
} as const;

let court: TestServer;
beforeAll(async () => {
  court = await startTestServer();
});
afterAll(() => court.stop());

async function ensureFrom(text: string) {
  const courts_file = path.join(mkdtempSync(path.join(tmpdir(), 'courts-')), 'courts.json');
  writeFileSync(courts_file, text);
  await ensureCourts({ db: court.db, config: { ...court.services.config, courts_file } });
}

describe('an installation with several courts', () => {
  test('has them on record as its file names them, and follows a change of the file', async () => {
    await ensureFrom(JSON.stringify([texas]));
    await ensureFrom(JSON.stringify([{ ...texas, name: 'Specimen County District Court' }]));
    const rows = await court.db.select().from(courts).orderBy(courts.id);
    expect(rows.map(({ name }) => name)).toEqual([court.services.config.court.name, 'Specimen County District Court']);
  });

  test.each([
    ['no JSON', 'courts'],
    ['an unknown time zone', JSON.stringify([{ ...texas, time_zone: 'America/Alder' }])],
    ['an unknown level', JSON.stringify([{ ...texas, level: 'Moot Court' }])],
  ])('does not start on a file with %s, and says why', async (_, text) => {
    await expect(ensureFrom(text)).rejects.toThrow(/^COURTS_FILE .*is not a valid list of courts/);
  });

  test('gives the clerk of one court nothing of another', async () => {
    const there = await court.join('clerk', 'Clerk of Specimen County', texas.id);
    const [filing] = await court.db
      .insert(filings)
      .values({
        court_id: court.services.config.court.id,
        filed_by: court.person('attorney').person_id,
        document_name: 'Complaint.pdf',
        priority: 'low',
        priority_reason: say('not_analyzed'),
        received_at: court.services.now(),
      })
      .returning();
    expect((await court.with(there.token).get(`/documents/${filing!.id}/`)).statusCode).toBe(404);
    const list = await court.with(there.token).get('/documents/lists/?page=1');
    expect(list.json().results.total_documents).toBe(0);
    const session = (await court.with(there.token).get('/auth/session/')).json();
    expect(session).toMatchObject({ court_time_zone: 'America/Chicago', role: 'clerk' });
  });

  test('lets someone who works in one of them only sign in there', async () => {
    const email = 'judge@specimen.example.com';
    const [judge] = await court.db
      .insert(people)
      .values({ full_name: 'Judge of Specimen', email, password_hash: await hashPassword('specimen-password') })
      .returning();
    await court.db
      .insert(personRoles)
      .values({ person_id: judge!.id, court_id: texas.id, role: 'court_administrator' });
    const reply = await court.as('visitor').post('/auth/judge/login/', { email, password: 'specimen-password' });
    expect(reply.json().session).toMatchObject({ court_name: 'Specimen County District Court' });
  });
});
