import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyMemo } from '#domain/chambers/benchMemo';
import { say } from '#domain/messages/say';
import { enterOnDocket } from '#server/cases/enterOnDocket';
import { benchMemos } from '#server/db/schema/benchMemos';
import { hearings } from '#server/db/schema/calendar';
import { caseMergeItems } from '#server/db/schema/caseMerges';
import { cases, parties } from '#server/db/schema/cases';
import { deadlines } from '#server/db/schema/deadlines';
import { docketDocuments, docketEntries, docketEntryVersions } from '#server/db/schema/docket';
import { filingDates } from '#server/db/schema/filingDates';
import { filings } from '#server/db/schema/filings';
import {
  partyAddresses,
  partyAliases,
  partyCounsel,
  partyPrivate,
  serviceConsents,
} from '#server/db/schema/participants';
import { rulings } from '#server/db/schema/rulings';
import { addHearing } from '#server/testing/addHearing';
import { ask } from '#server/testing/dataDirectoryPerTest';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';

/** Two cases that were one: the attorney filed in both, the other filer in the merged one only. */
let court: TestServer;
let count = 0;
beforeAll(async () => {
  court = await startTestServer();
});
afterAll(() => court.stop());

const clerk = () => court.as('clerk');
const reason = 'Opened twice for one complaint.';

async function aCase(entries: number, filers: string[]) {
  const court_id = court.services.config.court.id;
  const number = `26CV${String(++count).padStart(5, '0')}`;
  const [made] = await court.db
    .insert(cases)
    .values({
      court_id,
      case_number: number,
      title: `Case ${count}`,
      title_is_set: true,
      case_type: 'Civil Complaint',
      opened_on: '2026-01-05',
    })
    .returning();
  const { id, title, case_type } = made!;
  await court.db.insert(parties).values([
    {
      case_id: id,
      full_name: 'Drew Specimen',
      role: 'Plaintiff',
      role_id: 'plaintiff',
      side: 'initiating',
      position: 0,
    },
    {
      case_id: id,
      full_name: `Party of ${number}`,
      role: 'Defendant',
      role_id: 'defendant',
      side: 'responding',
      position: 1,
    },
  ]);
  for (const filed_by of filers) {
    const stated = { document_name: 'Motion.pdf', priority: 'low' as const, priority_reason: say('not_analyzed') };
    const placed = { court_id, filed_by, case_id: id, state: 'docketed' as const, received_at: court.clock.now };
    const [filing] = await court.db
      .insert(filings)
      .values({ ...stated, ...placed })
      .returning();
    await enter(id, 'Motion', filing!.id);
  }
  for (let entry = filers.length; entry < entries; entry++) await enter(id, `Order ${entry} of ${number}`);
  const hearing = await addHearing(court.db, {
    ...{ court_id, case_id: id, case_title: title, case_number: number, case_type, event_type: 'Motion Hearing' },
    ...{
      judge: 'Nobody',
      hearing_date: `2027-02-${String(count).padStart(2, '0')}`,
      hearing_time: '09:00',
      venue: 'R1',
    },
  });
  const person = court.person('judge').person_id;
  const law = { rule_id: 'x', authority: 'x', confidence: 'verified' as const, derivation: [], sources: [] };
  const due = { action: 'Answer', trigger: 'service', trigger_date: '2026-01-05', due_date: '2026-12-01' };
  await court.db.insert(deadlines).values({ court_id, case_id: id, ...law, ...due, service_method: `m${count}` });
  const written = { begun_by: person, begun_at: court.clock.now, changed_by: person, changed_at: court.clock.now };
  await court.db.insert(benchMemos).values({
    ...{ court_id, case_id: id, judge_id: person, hearing_id: hearing.id, title: 'Memo', content: emptyMemo },
    ...{ assigned_to: person, ...written },
  });
  return made!;
}

const enter = (case_id: string, text: string, filing_id: string | null = null) =>
  court.db.transaction((tx) =>
    enterOnDocket(tx, case_id, {
      ...{ filed_on: '2026-03-02', entered_at: court.clock.now, kind: 'order' as const, filing_id },
      description: say('docket.written', { text }),
    }),
  );

type OfCase =
  | typeof docketEntries
  | typeof filings
  | typeof hearings
  | typeof deadlines
  | typeof parties
  | typeof benchMemos;

/** Every record of a case with its place, as the database has it. */
async function recordsOf(case_id: string) {
  const of = (table: OfCase) => court.db.select().from(table).where(eq(table.case_id, case_id)).orderBy(sql`id`);
  const [entries, filed, called, due, named, memos] = [
    await of(docketEntries),
    await of(filings),
    await of(hearings),
    await of(deadlines),
    await of(parties),
    await of(benchMemos),
  ];
  const strip = (rows: object[]) => rows.map((row) => ({ ...row, version: 0, updated_at: null }));
  return { entries, filed: strip(filed), called: strip(called), due: strip(due), named, memos: strip(memos) };
}

const preview = async (kept: string, other: string) =>
  (await clerk().get(`/cases/${kept}/merge/?other_case_id=${other}`)).json();
const merge = async (kept: string, other: string, more: object = {}) => {
  const { kept: one, merged } = await preview(kept, other);
  const asked = { version: one.version, other_case_id: other, other_version: merged.version, reason, ...more };
  return clerk().post(`/cases/${kept}/merge/`, asked);
};

test('a merge moves every record, its number leads to the kept case, and undoing it restores both exactly', async () => {
  const filer = court.person('attorney').person_id;
  const [kept, other] = [await aCase(3, [filer]), await aCase(4, [filer])];
  const before = { kept: await recordsOf(kept.id), other: await recordsOf(other.id) };
  const [motion] = await court.db.select().from(filings).where(eq(filings.case_id, other.id));
  const judge_id = court.person('judge').person_id;
  const ruled = {
    court_id: motion!.court_id,
    case_id: other.id,
    filing_id: motion!.id,
    judge_id,
    prepared_by: judge_id,
  };
  const at = { prepared_at: court.clock.now, disposition: 'granted' as const };
  await court.db.insert(rulings).values([
    { ...ruled, ...at, stage: 'final', ruled_at: court.clock.now },
    { ...ruled, ...at, stage: 'tentative' },
  ]);
  const shown = await preview(kept.id, other.id);
  expect(shown).toMatchObject({ refused: null, gain_access: [], same_parties: ['Drew Specimen (Plaintiff)'] });
  expect(
    Object.fromEntries(shown.moves.map((move: { kind: string; count: number }) => [move.kind, move.count])),
  ).toEqual({
    docket_entry: 4,
    filing: 1,
    proposed_filing: 0,
    hearing: 1,
    deadline: 1,
    ruling: 1,
    tentative: 1,
    order: 0,
    bench_memo: 1,
    work_item: 0,
    party: 1,
    attorney: 0,
  });
  expect((await merge(kept.id, other.id)).statusCode).toBe(201);
  const merged = await recordsOf(kept.id);
  expect(merged.entries.map((entry) => (entry as { number: number }).number).sort((a, b) => a - b)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8,
  ]);
  expect(merged.called).toHaveLength(2);
  expect(merged.memos).toHaveLength(2);
  expect((await clerk().get(`/cases/${other.id}/`)).json()).toMatchObject({
    status: 'closed',
    merged_into: { id: kept.id, case_number: kept.case_number },
  });
  // An entry after the merge stays where it was made.
  await enter(kept.id, 'Order after the merge');
  const [done] = (await clerk().get(`/cases/${kept.id}/merges/`)).json().data;
  const undone = await clerk().post(`/cases/merges/${done.id}/undo/`, { version: done.version, reason });
  expect(undone.statusCode).toBe(200);
  const after = { kept: await recordsOf(kept.id), other: await recordsOf(other.id) };
  const notice = (records: typeof after.kept, own: typeof after.kept) =>
    records.entries.filter((entry) => own.entries.some(({ id }) => id === entry.id));
  expect(notice(after.other, before.other)).toEqual(before.other.entries);
  expect(notice(after.kept, before.kept)).toEqual(before.kept.entries);
  expect({ ...after.other, entries: [] }).toEqual({ ...before.other, entries: [] });
  expect({ ...after.kept, entries: [] }).toEqual({ ...before.kept, entries: [] });
  const texts = after.kept.entries.map((entry) => JSON.stringify((entry as { description: object }).description));
  expect(texts.some((text) => text.includes('Order after the merge'))).toBe(true);
  expect((await clerk().get(`/cases/${other.id}/`)).json()).toMatchObject({ status: 'open', merged_into: null });
  const twice = await clerk().post(`/cases/merges/${done.id}/undo/`, { version: done.version, reason });
  expect(twice.json().code).toBe('merge_undone');
});

/** What belongs to an entry, a filing, or a party, and has no `case_id`. */
async function addDetails(case_id: string) {
  const { db, clock } = court;
  const person = court.person('clerk').person_id;
  const [first, second] = await db
    .select()
    .from(docketEntries)
    .where(eq(docketEntries.case_id, case_id))
    .orderBy(docketEntries.number);
  await db.update(docketEntries).set({ related_number: 1 }).where(eq(docketEntries.id, second!.id));
  const file = { sha256: 'a'.repeat(64), file_name: 'Order.pdf', file_type: 'pdf' as const, file_size: 10 };
  await db.insert(docketDocuments).values({ entry_id: first!.id, ...file, added_by: person, added_at: clock.now });
  const old = { text: 'Order', filed_on: '2026-03-02', access: 'public' as const, change: 'corrected' as const };
  const change = { ...old, reason, changed_by: person, changed_at: clock.now };
  await db.insert(docketEntryVersions).values({ entry_id: first!.id, version: 1, ...change });
  const days = { received_on: '2026-03-02', filed_on: '2026-03-02', timely_on: '2026-03-02', steps: [] };
  const dated = { ...days, received_at: clock.now, basis: 'rule' as const, set_at: clock.now };
  const { court_id } = (await db.select().from(cases).where(eq(cases.id, case_id)))[0]!;
  await db.insert(filingDates).values({ court_id, filing_id: first!.filing_id!, ...dated });
  const [same, own] = await db.select().from(parties).where(eq(parties.case_id, case_id)).orderBy(parties.position);
  const party_id = own!.id;
  const [gal] = await db
    .insert(parties)
    .values({
      case_id,
      full_name: `Guardian of ${case_id}`,
      role: 'Guardian Ad Litem',
      position: 2,
      acts_for: same!.id,
    })
    .returning();
  await db.insert(partyCounsel).values({ party_id, full_name: 'Jesse Specimen', appearance_entry: 2 });
  await db.insert(partyAliases).values({ party_id, kind: 'aka', name: 'Another Name', position: 0 });
  const address = { address: '1 Sample Street', source: 'Complaint', position: 0 };
  await db.insert(partyAddresses).values({ party_id, kind: 'service', ...address });
  await db.insert(partyPrivate).values({ party_id, custody: 'none' });
  await db
    .insert(serviceConsents)
    .values({ party_id, email: 'x@example.com', basis: 'consent', given_on: '2026-03-02' });
  return { first: first!, second: second!, same: same!, own: own!, gal: gal! };
}

/** The details as their tables have them. */
async function detailsOf({ first, own }: Awaited<ReturnType<typeof addDetails>>) {
  const { db } = court;
  const of = (table: typeof partyCounsel | typeof partyAliases | typeof partyAddresses | typeof serviceConsents) =>
    db.select().from(table).where(eq(table.party_id, own.id));
  return {
    documents: await db.select().from(docketDocuments).where(eq(docketDocuments.entry_id, first.id)),
    versions: await db.select().from(docketEntryVersions).where(eq(docketEntryVersions.entry_id, first.id)),
    dates: await db.select().from(filingDates).where(eq(filingDates.filing_id, first.filing_id!)),
    counsel: await of(partyCounsel),
    aliases: await of(partyAliases),
    addresses: await of(partyAddresses),
    consents: await of(serviceConsents),
    confidential: await db.select().from(partyPrivate).where(eq(partyPrivate.party_id, own.id)),
  };
}

const stored = async (id: string) => (await court.db.select().from(docketEntries).where(eq(docketEntries.id, id)))[0]!;
const party = async (id: string) => (await court.db.select().from(parties).where(eq(parties.id, id)))[0]!;

test('what belongs to entries, filings, and parties follows them, and numbers of entries remain right', async () => {
  const filer = court.person('attorney').person_id;
  const [kept, other] = [await aCase(3, [filer]), await aCase(3, [filer])];
  const details = await addDetails(other.id);
  const before = { details: await detailsOf(details), other: await recordsOf(other.id) };
  expect((await merge(kept.id, other.id)).statusCode).toBe(201);
  expect(await stored(details.second.id)).toMatchObject({ case_id: kept.id, number: 5, related_number: 4 });
  expect(await stored(details.first.id)).toMatchObject({ case_id: kept.id, number: 4, related_number: null });
  const merged = await detailsOf(details);
  expect(merged.counsel).toMatchObject([{ full_name: 'Jesse Specimen', appearance_entry: 5 }]);
  expect({ ...merged, counsel: [] }).toEqual({ ...before.details, counsel: [] });
  // The represented plaintiff is in both cases: the guardian now acts for the one of the kept case.
  const gal = await party(details.gal.id);
  expect(gal.case_id).toBe(kept.id);
  expect(await party(gal.acts_for!)).toMatchObject({ case_id: kept.id, full_name: 'Drew Specimen' });
  const listed = (await clerk().get(`/cases/${kept.id}/participants/`)).json();
  expect(listed.results.map(({ full_name }: { full_name: string }) => full_name)).toContain(details.own.full_name);
  const [done] = (await clerk().get(`/cases/${kept.id}/merges/`)).json().data;
  await clerk().post(`/cases/merges/${done.id}/undo/`, { version: done.version, reason });
  expect(await detailsOf(details)).toEqual(before.details);
  const after = await recordsOf(other.id);
  expect(after.named).toEqual(before.other.named);
  expect(await stored(details.second.id)).toMatchObject({ case_id: other.id, number: 2, related_number: 1 });
});

test('a party whose counsel the kept case does not name moves, so that counsel is still served', async () => {
  const filer = court.person('attorney').person_id;
  const [kept, other] = [await aCase(1, [filer]), await aCase(1, [filer])];
  const [same] = await court.db.select().from(parties).where(eq(parties.case_id, other.id)).orderBy(parties.position);
  await court.db.insert(partyCounsel).values({ party_id: same!.id, full_name: 'Counsel of One Case' });
  expect((await preview(kept.id, other.id)).same_parties).toEqual([]);
  await merge(kept.id, other.id);
  expect((await clerk().get(`/cases/${kept.id}/service-list/`)).body).toContain('Counsel of One Case');
});

test('a title by rule names the parties who came, and is as before when the merge is undone', async () => {
  const filer = court.person('attorney').person_id;
  const [kept, other] = [await aCase(1, [filer]), await aCase(1, [filer])];
  const title = `Specimen v. Party of ${kept.case_number}`;
  await court.db.update(cases).set({ title, title_is_set: false }).where(eq(cases.id, kept.id));
  const titleNow = async () => (await clerk().get(`/cases/${kept.id}/`)).json().title;
  await merge(kept.id, other.id);
  const merged = await titleNow();
  const [done] = (await clerk().get(`/cases/${kept.id}/merges/`)).json().data;
  await clerk().post(`/cases/merges/${done.id}/undo/`, { version: done.version, reason });
  const separate = await titleNow();
  expect(merged).toContain('et al.');
  expect(separate).not.toContain('et al.');
  const [hearing] = await court.db.select().from(hearings).where(eq(hearings.case_id, kept.id));
  expect(hearing!.case_title).toBe(separate);
});

test('no one gains access to a case by a merge unless the clerk confirms each person', async () => {
  const stranger = await court.join('self_represented', 'Sole Filer');
  const filer = court.person('attorney').person_id;
  const [kept, other] = [await aCase(2, [filer]), await aCase(2, [stranger.person_id])];
  const shown = await preview(kept.id, other.id);
  expect(shown.gain_access.map(({ name }: { name: string }) => name).sort()).toEqual(['Sole Filer', 'Test attorney']);
  const refused = await merge(kept.id, other.id, { admitted: [filer] });
  expect(refused.json()).toMatchObject({
    code: 'merge_widens_access',
    details: { people: [{ name: 'Sole Filer' }] },
  });
  expect((await court.with(stranger.token).get(`/cases/${kept.id}/`)).statusCode).toBe(404);
  expect(await recordsOf(other.id)).toMatchObject({ filed: [{ case_id: other.id }] });
});

test('the kept case has the stricter level of both', async () => {
  const filer = court.person('attorney').person_id;
  const [kept, other] = [await aCase(1, [filer]), await aCase(1, [filer])];
  await court.db.update(cases).set({ access: 'court' }).where(eq(cases.id, other.id));
  const shown = await preview(kept.id, other.id);
  const admitted = shown.gain_access.map(({ person_id }: { person_id: string }) => person_id);
  const done = await merge(kept.id, other.id, { admitted });
  expect(done.statusCode, done.body).toBe(201);
  const [stored] = await court.db.select().from(cases).where(eq(cases.id, kept.id));
  expect(stored!.access).toBe('court');
  expect((await court.as('attorney').get(`/cases/${kept.id}/`)).statusCode).toBe(404);
});

test('a merge that fails midway leaves everything as it was', async () => {
  const filer = court.person('attorney').person_id;
  const [kept, other] = [await aCase(2, [filer]), await aCase(2, [filer])];
  const before = { kept: await recordsOf(kept.id), other: await recordsOf(other.id) };
  // The rows that say what was moved cannot be written: the transaction ends after the records have moved.
  await ask(
    court.owner,
    'alter table case_merge_items add constraint no_more check (number is distinct from 2) not valid',
  );
  expect((await merge(kept.id, other.id)).statusCode).toBe(500);
  await ask(court.owner, 'alter table case_merge_items drop constraint no_more');
  expect({ kept: await recordsOf(kept.id), other: await recordsOf(other.id) }).toEqual(before);
  expect((await merge(kept.id, other.id)).statusCode).toBe(201);
  expect(await court.db.$count(caseMergeItems)).toBeGreaterThan(0);
});

test('two clerks who merge the same cases from either side merge them once', async () => {
  const filer = court.person('attorney').person_id;
  const [one, two] = [await aCase(1, [filer]), await aCase(1, [filer])];
  const both = await Promise.all([merge(one.id, two.id), merge(two.id, one.id)]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
});

test('the number of a merged case finds the kept one', async () => {
  const filer = court.person('attorney').person_id;
  const [kept, other] = [await aCase(1, [filer]), await aCase(1, [filer])];
  await merge(kept.id, other.id);
  const { findCaseNamed } = await import('#server/cases/caseRepository');
  const viewer = { ...court.person('clerk'), capacity: 'clerk', court_id: kept.court_id } as never;
  expect((await findCaseNamed(court.db, viewer, other.case_number)).id).toBe(kept.id);
});
