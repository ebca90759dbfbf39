import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CourtPack, ReadCourtPack } from '#contract/packs';
import type { NumberFormat } from '#domain/practice/CourtPack';
import { activities } from '#server/db/schema/activity';
import { courtPacks, courtPackVersions } from '#server/db/schema/courtPacks';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { findEventsFor, findFilingCodes } from './findCodes.ts';

let court: TestServer;
beforeAll(async () => {
  court = await startTestServer();
});
afterAll(() => court.stop());
beforeEach(async () => {
  await court.db.delete(courtPackVersions);
  await court.db.delete(courtPacks);
});

const admin = () => court.as('court_administrator');
const read = async (): Promise<ReadCourtPack> => (await admin().get('/settings/pack/')).json();
const water = { code: 'W1', label: 'Water rights', group: 'Real property', case_type: 'Civil Complaint' };
const save = (section: string, body: object) => admin().put(`/settings/pack/${section}/`, body);
const lastActivity = async () =>
  (await court.db.select().from(activities).where(eq(activities.action, 'pack_changed'))).at(-1)?.values;
const file = async (changes: Partial<CourtPack> = {}) => ({ ...(await read()).pack, ...changes });

describe('the pack of a court', () => {
  test('is the built-in one of its system until the court changes it', async () => {
    const { pack, own, version, history } = await read();
    expect(pack).toMatchObject({ system: 'california', name: 'California courts', pack_format: 1 });
    expect(pack.categories.map(({ id }) => id)).toContain('california.cm010.06');
    expect({ own, version, history }).toEqual({ own: [], version: 0, history: [] });
  });

  test('has an item that the court adds, changes, disables, and restores, each on record', async () => {
    const added = await save('categories', { ...water, version: 0 });
    expect(added.json()).toEqual({ message: 'Water rights saved', version: 1 });
    const own = (await read()).own[0]!;
    expect(own).toMatchObject({ section: 'categories', state: 'added' });

    const { pack } = await read();
    const auto = pack.categories[0]!;
    await save('categories', { ...auto, label: 'Motor vehicle', version: 1 });
    await save('categories', { ...auto, label: 'Motor vehicle', active: false, version: 2 });
    const offered = async () =>
      (await court.as('clerk').get('/case-categories/?case_type=Civil%20Complaint'))
        .json()
        .categories.map(({ label }: { label: string }) => label);
    expect(await offered()).toContain('Water rights');
    expect(await offered()).not.toContain('Motor vehicle');

    await admin().post('/settings/pack/restore/', { version: 3, item: { section: 'categories', id: auto.id } });
    expect(await offered()).toContain('Auto');
    const { history } = await read();
    expect(history.map(({ version, change }) => [version, change.kind])).toEqual([
      [4, 'item_restored'],
      [3, 'item'],
      [2, 'item'],
      [1, 'item'],
    ]);
    expect(history[0]).toMatchObject({ by: 'Test court_administrator' });
    expect(await lastActivity()).toEqual({ kind: 'item_restored', section: 'categories', label: 'Auto' });
  });

  test('refuses a change to an older version, and lets one of two first changes succeed', async () => {
    const both = await Promise.all([1, 2].map((n) => save('categories', { ...water, code: `W${n}`, version: 0 })));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const late = await save('categories', { ...water, version: 0 });
    expect(late.json().code).toBe('changed_meanwhile');
    expect((await read()).own).toHaveLength(1);
  });

  test('refuses a number format whose numbers would repeat, at its field', async () => {
    const { pack } = await read();
    const format = pack.number_formats[0]!;
    const reply = await save('number-formats', { ...format, template: 'C{seq:06}', version: 0 });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().details.fields.map(({ field }: { field: string }) => field)).toEqual(['template', 'template']);
  });

  test('keeps a format active that case types use', async () => {
    const format = (await read()).pack.number_formats[0]!;
    const reply = await save('number-formats', { ...format, active: false, version: 0 });
    expect(reply.json().details.fields[0]).toMatchObject({ field: 'numbering' });
  });

  test('changes the formats of the case types', async () => {
    const { pack } = await read();
    const body = { version: 0, numbering: { ...pack.numbering, Immigration: null } };
    expect((await save('numbering', body)).statusCode).toBe(200);
    expect((await read()).pack.numbering).toMatchObject({ Immigration: null, Probate: 'ca-sup-default' });
  });

  test('is restored as a whole, and disables the categories that the court added', async () => {
    await save('categories', { ...water, version: 0 });
    const hearing = { label: 'Water master conference', minutes: 30 };
    await save('hearing-types', { ...hearing, version: 1 });
    const reply = await admin().post('/settings/pack/restore/', { version: 2 });
    expect(reply.json()).toMatchObject({ version: 3 });
    const { pack, own } = await read();
    expect(own).toHaveLength(1);
    expect(pack.categories.at(-1)).toMatchObject({ label: 'Water rights', active: false });
    expect(pack.hearing_types.map(({ label }) => label)).not.toContain(hearing.label);
  });
});

describe('the docket codes of a court', () => {
  test('are offered with its own label and text, and not when they are disabled', async () => {
    const { pack } = await read();
    const [code, other] = pack.filing_codes;
    const unknown = await save('filing-codes', { ...code!, text: '{weather}', version: 0 });
    expect(unknown.json().details.fields).toEqual([
      { field: 'text', message: 'The portal has no value {weather} for docket texts.' },
    ]);
    await save('filing-codes', { ...code!, label: 'First paper', text: 'First paper by {party}', version: 0 });
    await save('filing-codes', { ...other!, active: false, version: 1 });
    const used = await findFilingCodes(court.db, court.services.config.court.id);
    expect(used.find(({ id }) => id === code!.id)).toMatchObject({
      label: 'First paper',
      state: 'First paper by {party}',
    });
    expect(used.some(({ id }) => id === other!.id)).toBe(false);
    expect((await save('filing-codes', { ...code!, id: 'own.code', version: 2 })).statusCode).toBe(404);
  });

  test('are entered by people only while the court uses them', async () => {
    const { pack } = await read();
    const court_id = court.services.config.court.id;
    const [event] = await findEventsFor(court.db, court_id, 'clerk');
    const item = pack.docket_events.find(({ id }) => id === event!.id)!;
    await save('docket-events', { ...item, active: false, version: 0 });
    expect((await findEventsFor(court.db, court_id, 'clerk')).some(({ id }) => id === item.id)).toBe(false);
  });
});

describe('the import of a file', () => {
  const preview = async (document: unknown) =>
    (await admin().post('/settings/pack/import/preview/', { document })).json();

  test('shows what would change, and applies it when confirmed', async () => {
    const whole = await file();
    const [first, second, ...others] = whole.categories;
    const own = { ...second!, id: 'own.w1', label: 'Water rights' };
    const document = { ...whole, categories: [{ ...first!, label: 'Motor vehicle' }, own, ...others] };
    const found = await preview(document);
    expect(found).toMatchObject({
      problems: [],
      changes: [
        { section: 'categories', id: first!.id, label: 'Motor vehicle', change: 'changed' },
        { section: 'categories', id: 'own.w1', label: 'Water rights', change: 'added' },
      ],
      numbering: [],
      not_in_file: 1,
    });
    expect((await read()).version).toBe(0);
    const done = await admin().post('/settings/pack/import/', { version: 0, document });
    expect(done.json()).toEqual({ message: 'Pack imported', version: 1 });
    const { pack, own: changed } = await read();
    expect(changed).toHaveLength(2);
    expect(pack.categories.some(({ id }) => id === second!.id)).toBe(true);
    expect(await lastActivity()).toEqual({ kind: 'imported', added: 1, changed: 1 });
    expect((await preview(document)).changes).toEqual([]);
  });

  test('names the row and the field of each problem, and changes nothing', async () => {
    const whole = await file();
    const categories = whole.categories.map((one, at) => (at === 2 ? { ...one, label: '', case_type: 'Water' } : one));
    const { problems } = await preview({ ...whole, categories });
    expect(problems).toEqual([
      { section: 'categories', row: 3, id: categories[2]!.id, field: 'label', message: 'Enter a name' },
      { section: 'categories', row: 3, id: categories[2]!.id, field: 'case_type', message: 'Choose a case type' },
    ]);
    const refused = await admin().post('/settings/pack/import/', { version: 0, document: { ...whole, categories } });
    expect(refused.statusCode).toBe(400);
    expect((await read()).version).toBe(0);
  });

  test.each<[string, (whole: CourtPack) => unknown, object]>([
    ['a pack of another system', (whole) => ({ ...whole, system: 'texas' }), { section: 'pack', field: 'system' }],
    ['a text', () => 'categories', { section: 'pack', row: null }],
    [
      'an ID used twice',
      (whole) => ({ ...whole, hearing_types: [whole.hearing_types[0]!, whole.hearing_types[0]!] }),
      { section: 'hearing_types', row: 2 },
    ],
    [
      'a format that cannot be read',
      (whole) => ({
        ...whole,
        number_formats: whole.number_formats.map((one: NumberFormat) => ({ ...one, template: '{yy}' })),
      }),
      { section: 'number_formats', row: 1 },
    ],
  ])('refuses %s', async (_, change, expected) => {
    const { problems } = await preview(change(await file()));
    expect(problems[0]).toMatchObject(expected);
  });
});

describe('the hearing types of the pack', () => {
  type Offered = { id: string; name: string; duration_minutes: number; usual_minutes: number };
  const offered = async (): Promise<Offered[]> =>
    (await admin().get('/scheduling/event-types/offered/')).json().offered;

  test('are offered as event types until the court has them', async () => {
    const before = await offered();
    const trial = before.find(({ id }) => id === 'jury_trial')!;
    expect(trial).toMatchObject({ usual_minutes: 2400, duration_minutes: 480 });
    const ids = ['jury_trial', 'motion_hearing'];
    const reply = await admin().post('/scheduling/event-types/offered/', { ids });
    expect(reply.json().message).toBe('2 event types added');
    expect((await offered()).map(({ id }) => id)).not.toContain('jury_trial');
    const kinds = (await admin().get('/scheduling/court/')).json().event_types;
    expect(kinds).toContainEqual(expect.objectContaining({ name: 'Law and motion', duration_minutes: 20 }));
    expect((await admin().post('/scheduling/event-types/offered/', { ids })).statusCode).toBe(409);
  });
});
