import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AttorneySuggestion, AttorneySuggestions, ConflictRefused } from '#contract/attorneySuggestions';
import { attorneys } from '#server/db/schema/attorneys';
import { caseRelations } from '#server/db/schema/caseRelations';
import { caseAssignments, cases, parties } from '#server/db/schema/cases';
import { judgeDisqualifications } from '#server/db/schema/disqualifications';
import { firmMembers, firms } from '#server/db/schema/firms';
import { partyCounsel } from '#server/db/schema/participants';
import { countStatements } from '#server/testing/countStatements';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';

let court: TestServer;
beforeAll(async () => {
  court = await startTestServer();
});
afterAll(() => court.stop());
beforeEach(async () => {
  await court.db.delete(partyCounsel);
  await court.db.delete(parties);
  await court.db.delete(caseAssignments);
  await court.db.delete(caseRelations);
  await court.db.delete(attorneys);
});

let number = 0;
const openCase = async (more: Partial<typeof cases.$inferInsert> = {}) => {
  number += 1;
  const about = { court_id: court.services.config.court.id, case_type: 'Criminal' as const, opened_on: '2026-01-05' };
  const named = { case_number: `26CR${number}`, title: 'People v. Roe' };
  const [made] = await court.db
    .insert(cases)
    .values({ ...about, ...named, ...more })
    .returning();
  return made!;
};
const add = async (full_name: string, more: Partial<typeof attorneys.$inferInsert> = {}) => {
  number += 1;
  const entry = { status: 'Active', status_since: '2020-01-02', type: 'Public Defender', bar_number: `${number}` };
  const [made] = await court.db
    .insert(attorneys)
    .values({ court_id: court.services.config.court.id, full_name, ...entry, ...more })
    .returning();
  return made!.id;
};
const addParty = async (case_id: string, full_name: string, side: 'initiating' | 'responding') => {
  const role = side === 'initiating' ? 'Plaintiff' : 'Defendant';
  const [made] = await court.db
    .insert(parties)
    .values({ case_id, full_name, side, role, role_id: role.toLowerCase(), position: side === 'initiating' ? 0 : 1 })
    .returning();
  return made!.id;
};
const represent = (party_id: string, attorney_id: string, full_name: string) =>
  court.db.insert(partyCounsel).values({ party_id, attorney_id, full_name });
const busy = async (attorney_id: string, count: number) => {
  for (let one = 0; one < count; one += 1)
    await court.db.insert(caseAssignments).values({ attorney_id, case_id: (await openCase()).id });
};
const suggest = async (case_id: string, query = ''): Promise<AttorneySuggestions> => {
  const reply = await court.as('clerk').get(`/cases/${case_id}/attorney-suggestions/${query}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
};
const brief = ({ full_name, reasons, excluded }: AttorneySuggestion) => [full_name, excluded?.why ?? reasons.join(' ')];
const wordsOf = ({ excluded }: AttorneySuggestion) =>
  excluded?.why === 'conflict' ? excluded.conflicts.map(({ words }) => words) : [];
const assign = (id: string, body: object) => court.as('clerk').post(`/attorneys/${id}/cases/`, body);
type Permission = { case_id: string; participant_id?: string; override_reason: string };
/** Permits the conflicts with which an assignment was refused. */
const permit = async (id: string, body: Permission) => {
  const refused: ConflictRefused = (await assign(id, body)).json().details;
  return assign(id, { ...body, permitted_conflicts: refused.conflicts.map(({ key }) => key) });
};
const disqualify = ({ id: case_id, court_id }: typeof cases.$inferSelect) =>
  court.db.insert(judgeDisqualifications).values({
    ...{ court_id, case_id, judge_id: court.person('judge').person_id, judge_name: 'Test judge' },
    ...{ authority: 'CCP § 170.1', reason: 'A party is a relative.', recorded_at: new Date() },
  });
const lastLines = async (limit: number): Promise<string[]> =>
  (await court.as('clerk').get(`/activities/logs?limit=${limit}`))
    .json()
    .results.map(({ description }: { description: string }) => description);

describe('the attorneys for a case', () => {
  test('are ranked by type, related cases, and load; those who are not suitable are last', async () => {
    const held = await openCase();
    const related = await openCase();
    await court.db.insert(caseRelations).values({
      ...{ court_id: held.court_id, kind: 'related', case_id: held.id, other_case_id: related.id, reason: 'Same' },
      made_at: new Date(),
    });
    await busy(await add('Ada Free'), 0);
    await busy(await add('Bo Busy'), 2);
    const cleo = await add('Cleo Related', { type: 'Private Attorney' });
    await court.db.insert(caseAssignments).values({ attorney_id: cleo, case_id: related.id });
    const dan = await add('Dan Assigned');
    await court.db.insert(caseAssignments).values({ attorney_id: dan, case_id: held.id });
    await add('Eve Suspended', { status: 'Suspended', status_since: '2026-05-01' });
    await add('Flo Mediator', { type: 'Mediator' });
    const { data, participants } = await suggest(held.id);
    expect(data.map(brief)).toEqual([
      ['Cleo Related', 'related fewest_cases'],
      ['Ada Free', 'usual_type fewest_cases'],
      ['Bo Busy', 'usual_type'],
      ['Flo Mediator', 'fewest_cases unusual_type'],
      ['Dan Assigned', 'assigned'],
      ['Eve Suspended', 'not_active'],
    ]);
    expect(data[0]).toMatchObject({ related: [related.case_number], active_cases: 1 });
    expect(data[5]!.excluded).toEqual({ why: 'not_active', status: 'Suspended', since: '2026-05-01' });
    expect(participants).toEqual([]);
    expect((await suggest(held.id, `?attorney_id=${dan}`)).data.map(brief)).toEqual([['Dan Assigned', 'assigned']]);
  });

  test('with a conflict are named with the client, the counsel, and the firm: of the roster, or in the portal', async () => {
    const held = await openCase({ case_type: 'Civil Complaint' });
    const [jane, acme] = [
      await addParty(held.id, 'Jane Roe', 'initiating'),
      await addParty(held.id, 'Acme, Inc.', 'responding'),
    ];
    const person_id = court.person('attorney').person_id;
    const counsel = await add('Pat Counsel', { type: 'Private Attorney', firm: 'Smith & Jones LLP', person_id });
    await represent(jane, counsel, 'Pat Counsel');
    await add('Gil Colleague', { type: 'Private Attorney', firm: 'Smith and Jones, LLP' });
    await add('Hal Free', { type: 'Private Attorney', firm: 'Smith LLP' });
    await add('Jane Roe', { type: 'Private Attorney' });
    const [firm] = await court.db.insert(firms).values({ name: 'Portal Partners', created_by: person_id }).returning();
    const member = { firm_id: firm!.id, position: 'attorney' as const, joined_at: new Date() };
    const other = court.person('self_represented').person_id;
    await court.db.insert(firmMembers).values([person_id, other].map((id) => ({ ...member, person_id: id })));
    await add('Ida Member', { type: 'Private Attorney', person_id: other });

    const against = await suggest(held.id, `?participant_id=${acme}`);
    expect(against.data.map(brief)).toEqual([
      ['Hal Free', 'fewest_cases'],
      ['Gil Colleague', 'conflict'],
      ['Ida Member', 'conflict'],
      ['Jane Roe', 'conflict'],
      ['Pat Counsel', 'conflict'],
    ]);
    expect(against.data.map(wordsOf)).toEqual([
      [],
      ['Pat Counsel, of the same firm (Smith and Jones, LLP), represents Jane Roe (Plaintiff), on the opposing side.'],
      ['Pat Counsel, of the same firm (Portal Partners), represents Jane Roe (Plaintiff), on the opposing side.'],
      ['Jane Roe (Plaintiff) has the name of this attorney.'],
      ['This attorney represents Jane Roe (Plaintiff), on the opposing side.'],
    ]);
    expect(against.authorities.authority).toContain('rules 1.7');
    expect(against.participants).toEqual([
      { id: jane, name: 'Jane Roe', role: 'Plaintiff' },
      { id: acme, name: 'Acme, Inc.', role: 'Defendant' },
    ]);
    const forClient = await suggest(held.id, `?participant_id=${jane}`);
    expect(forClient.data.find(({ full_name }) => full_name === 'Gil Colleague')!.excluded).toBeNull();
    expect(
      (await court.as('clerk').get(`/cases/${held.id}/attorney-suggestions/?participant_id=${held.id}`)).statusCode,
    ).toBe(400);
  });

  test.each([
    ['O’Brien & Núñez, LLP', "O'Brien and Nunez LLP"],
    ['County of Orange Public Defender', 'Orange County Public Defender'],
    ['Sample Corporation', 'Sample Corp.'],
  ])('of the firm %s are named however it is written, and leave room for others', async (firm, written) => {
    const held = await openCase();
    const [jane, bo] = [
      await addParty(held.id, 'Jane Roe', 'initiating'),
      await addParty(held.id, 'Bo Doe', 'responding'),
    ];
    await represent(jane, await add('Pat Counsel', { firm: written }), 'Pat Counsel');
    const colleagues = Array.from({ length: 35 }, (_, at) => `Colleague ${String(at).padStart(2, '0')}`);
    for (const name of colleagues) await add(name, { firm });
    await add('Zoe Free');
    const against = (await suggest(held.id, `?participant_id=${bo}`)).data;
    expect(against.filter(({ excluded }) => excluded === null).map(brief)).toEqual([
      ['Zoe Free', 'usual_type fewest_cases'],
    ]);
    expect(against.filter(({ excluded }) => excluded?.why === 'conflict')).toHaveLength(20);
    // Colleagues of the client’s counsel can act for the client.
    const forClient = (await suggest(held.id, `?participant_id=${jane}`)).data;
    expect(forClient.filter(({ excluded }) => excluded === null)).toHaveLength(30);
  });

  test('are compared with counsel of whom only the bar number is recorded, and with counsel of those who have left', async () => {
    const held = await openCase();
    const jane = await addParty(held.id, 'Jane Roe', 'initiating');
    const bo = await addParty(held.id, 'Bo Doe', 'responding');
    await add('Pat Counsel', { bar_number: '004711', firm: 'Smith LLP' });
    await court.db.insert(partyCounsel).values({ party_id: jane, bar_number: '4711' });
    await add('Gil Colleague', { firm: 'Smith LLP' });
    const left = await addParty(held.id, 'Kim Former', 'initiating');
    await represent(left, await add('Lee Former', { firm: 'Jones LLP' }), 'Lee Former');
    const ended = { ended_on: '2026-02-02', end_kind: 'dismissed' as const, end_reason: 'Settled' };
    await court.db.update(parties).set(ended).where(eq(parties.id, left));
    await add('Max Colleague', { firm: 'Jones LLP' });
    const { data, participants } = await suggest(held.id, `?participant_id=${bo}`);
    expect(data.map(brief)).toEqual([
      ['Gil Colleague', 'conflict'],
      ['Lee Former', 'conflict'],
      ['Max Colleague', 'conflict'],
      ['Pat Counsel', 'conflict'],
    ]);
    expect(data.map(wordsOf)).toEqual([
      ['Pat Counsel, of the same firm (Smith LLP), represents Jane Roe (Plaintiff), on the opposing side.'],
      ['This attorney represented Kim Former (Plaintiff), on the opposing side before.'],
      ['Lee Former, of the same firm (Jones LLP), represented Kim Former (Plaintiff), on the opposing side before.'],
      ['This attorney represents Jane Roe (Plaintiff), on the opposing side.'],
    ]);
    expect(participants.map(({ name }) => name)).toEqual(['Jane Roe', 'Bo Doe']);
    const asked = await court.as('clerk').get(`/cases/${held.id}/attorney-suggestions/?participant_id=${left}`);
    expect(asked.statusCode).toBe(400);
    const error = { ended_on: '2026-02-02', end_kind: 'recorded_in_error' as const, end_reason: 'Wrong case' };
    await court.db.update(parties).set(error).where(eq(parties.id, left));
    const after = (await suggest(held.id, `?participant_id=${bo}`)).data;
    expect(after.filter(({ excluded }) => excluded === null).map(({ full_name }) => full_name)).toEqual([
      'Lee Former',
      'Max Colleague',
    ]);
  });

  test('with the name of a participant are named however it is written', async () => {
    const held = await openCase();
    const bo = await addParty(held.id, 'José Núñez-O’Brien', 'responding');
    for (let at = 10; at < 40; at += 1) await add(`Abe Free ${at}`);
    for (const name of ["Jose M. NUNEZ-O'BRIEN", 'Ana Nunez-O’Brien', 'Jose Roe']) await add(name);
    const { data } = await suggest(held.id, `?participant_id=${bo}`);
    expect(data.filter(({ excluded }) => excluded).map(brief)).toEqual([["Jose M. NUNEZ-O'BRIEN", 'conflict']]);
  });

  test('are found with the same number of statements on any roster', async () => {
    const held = await openCase();
    const few = await countStatements(() => suggest(held.id), /./, 2);
    await court.db.insert(attorneys).values(
      Array.from({ length: 200 }, (_, at) => ({
        ...{ court_id: held.court_id, full_name: `Attorney ${at}`, bar_number: `S${at}`, status: 'Active' },
        type: 'Public Defender',
      })),
    );
    expect(await countStatements(() => suggest(held.id), /./, 2)).toBeLessThanOrEqual(few);
    expect((await suggest(held.id)).data).toHaveLength(30);
  });
});

describe('assigning an attorney', () => {
  test('for a participant makes them counsel of record, on the record', async () => {
    const held = await openCase();
    const bo = await addParty(held.id, 'Bo Doe', 'responding');
    const ada = await add('Ada Sample');
    // Both lines are written together, since the record is locked from the first one on.
    const writes = await countStatements(async () => {
      const reply = await assign(ada, { case_id: held.id, participant_id: bo });
      expect(reply.statusCode, reply.body).toBe(201);
    }, /insert into "activity_heads"/);
    expect(writes).toBe(1);
    const [link] = await court.db.select().from(partyCounsel).where(eq(partyCounsel.party_id, bo));
    expect(link).toMatchObject({ attorney_id: ada, is_lead: true, gets_notice: true, ended_on: null });
    expect(await court.db.select().from(caseAssignments).where(eq(caseAssignments.case_id, held.id))).toHaveLength(1);
    expect(await court.db.select({ version: parties.version }).from(parties)).toEqual([{ version: 2 }]);
    expect(await lastLines(2)).toEqual([
      expect.stringContaining('assigned 26CR'),
      expect.stringContaining('Ada Sample'),
    ]);
    expect((await assign(ada, { case_id: held.id, participant_id: bo })).json().code).toBe('counsel_already_appears');
  });

  test('with a conflict is refused with its details, and permitted with a reason, which is on the record', async () => {
    const held = await openCase();
    const [people, bo] = [
      await addParty(held.id, 'People', 'initiating'),
      await addParty(held.id, 'Bo Doe', 'responding'),
    ];
    await represent(people, await add('Pat Counsel', { firm: 'County Office' }), 'Pat Counsel');
    const ada = await add('Ada Sample', { firm: 'County Office' });
    const refused = await assign(ada, { case_id: held.id, participant_id: bo });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'attorney_conflict',
      details: { conflicts: [{ ground: 'same_firm', party: 'People', counsel: 'Pat Counsel', firm: 'County Office' }] },
    });
    expect(await court.db.select().from(caseAssignments).where(eq(caseAssignments.case_id, held.id))).toEqual([]);
    const override_reason = 'Both clients consented in writing on March 3.';
    expect((await permit(ada, { case_id: held.id, participant_id: bo, override_reason })).statusCode).toBe(201);
    expect((await lastLines(1))[0]).toBe(
      `Test clerk assigned ${held.case_number}, People v. Roe, to Ada Sample despite a conflict of interest. Pat Counsel, of the same firm (County Office), represents People (Plaintiff), on the opposing side. Reason: ${override_reason}`,
    );
  });

  test('is a line about the case in the record, which a disqualified judge does not see', async () => {
    const held = await openCase();
    const jane = await addParty(held.id, 'Jane Roe', 'initiating');
    await represent(jane, await add('Pat Counsel', { firm: 'County Office' }), 'Pat Counsel');
    const ada = await add('Ada Sample', { firm: 'County Office' });
    const override_reason = 'Both clients consented in writing.';
    expect((await permit(ada, { case_id: held.id, override_reason })).statusCode).toBe(201);
    expect((await court.as('clerk').delete(`/attorneys/${ada}/cases/${held.id}/`)).statusCode).toBe(200);
    expect((await assign(await add('Bo Free'), { case_id: held.id })).statusCode).toBe(201);
    const seenBy = async (role: 'judge' | 'clerk') =>
      (await court.as(role).get('/activities/logs?limit=3'))
        .json()
        .results.filter(({ description }: { description: string }) => description.includes(held.case_number));
    expect(await seenBy('clerk')).toHaveLength(3);
    expect(await seenBy('judge')).toHaveLength(3);
    await disqualify(held);
    expect(await seenBy('judge')).toEqual([]);
    await court.db.delete(judgeDisqualifications);
  });

  test('with a conflict is stated in the activity of the case for court staff, and not for filers', async () => {
    const held = await openCase();
    const jane = await addParty(held.id, 'Jane Roe', 'initiating');
    const person_id = court.person('attorney').person_id;
    const pat = await add('Pat Counsel', { firm: 'County Office', person_id });
    await represent(jane, pat, 'Pat Counsel');
    await court.db.insert(caseAssignments).values({ attorney_id: pat, case_id: held.id });
    const ada = await add('Ada Sample', { firm: 'County Office' });
    expect((await permit(ada, { case_id: held.id, override_reason: 'Confidential reason.' })).statusCode).toBe(201);
    const activityFor = async (role: 'clerk' | 'attorney') => {
      const reply = await court.as(role).get(`/cases/${held.id}/activity/`);
      expect(reply.statusCode, reply.body).toBe(200);
      return reply.body;
    };
    expect(await activityFor('clerk')).toContain('Confidential reason.');
    expect(await activityFor('attorney')).not.toMatch(/Confidential reason|conflict of interest|Ada Sample/);
  });

  test('with a conflict that was not permitted is refused again: a new one, or one that has changed', async () => {
    const held = await openCase();
    const [people, bo] = [
      await addParty(held.id, 'People', 'initiating'),
      await addParty(held.id, 'Bo Doe', 'responding'),
    ];
    const pat = await add('Pat Counsel', { firm: 'County Office' });
    await represent(people, pat, 'Pat Counsel');
    const ada = await add('Ada Sample', { firm: 'County Office' });
    const body = { case_id: held.id, participant_id: bo, override_reason: 'Both consented.' };
    const seen: ConflictRefused = (await assign(ada, { case_id: held.id, participant_id: bo })).json().details;
    const permitted_conflicts = seen.conflicts.map(({ key }) => key);
    // Not named: the reason alone permits nothing.
    expect((await assign(ada, body)).json().code).toBe('attorney_conflict');
    const jane = await addParty(held.id, 'Jane Roe', 'initiating');
    await represent(jane, pat, 'Pat Counsel');
    const again = await assign(ada, { ...body, permitted_conflicts });
    expect(
      again
        .json()
        .details.conflicts.map(({ party }: { party: string }) => party)
        .sort(),
    ).toEqual(['Jane Roe', 'People']);
    await court.db.delete(partyCounsel).where(eq(partyCounsel.party_id, jane));
    const ended = { ended_on: '2026-02-02', end_kind: 'withdrew' as const };
    await court.db.update(partyCounsel).set(ended).where(eq(partyCounsel.party_id, people));
    expect((await assign(ada, { ...body, permitted_conflicts })).json().code).toBe('attorney_conflict');
    await court.db
      .update(partyCounsel)
      .set({ ended_on: null, end_kind: null })
      .where(eq(partyCounsel.party_id, people));
    expect((await assign(ada, { ...body, permitted_conflicts })).statusCode).toBe(201);
  });

  test('who has the hidden name of a participant is refused for the clerk, and the record does not disclose the name', async () => {
    const held = await openCase({ case_type: 'Family Law', title: 'In re J.R.' });
    const child = await addParty(held.id, 'Jordan Roe', 'responding');
    await court.db.update(parties).set({ is_minor: true }).where(eq(parties.id, child));
    const jordan = await add('Jordan Roe', { type: 'Private Attorney' });
    const refused = await assign(jordan, { case_id: held.id });
    expect(refused.json().details.conflicts).toMatchObject([{ ground: 'is_party', party: 'J.R.' }]);
    expect((await permit(jordan, { case_id: held.id, override_reason: 'Another person.' })).statusCode).toBe(201);
    expect((await lastLines(1))[0]).toBe(
      `Test clerk assigned ${held.case_number}, In re J.R., to Jordan Roe despite a conflict of interest. Reason: Another person.`,
    );
  });

  test('who is suspended is refused also with a reason', async () => {
    const held = await openCase();
    const eve = await add('Eve Suspended', { status: 'Suspended' });
    const reply = await assign(eve, { case_id: held.id, override_reason: 'None.' });
    expect(reply.json().code).toBe('attorney_not_active');
  });
});
