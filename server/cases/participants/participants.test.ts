import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Participant, ParticipantList } from '#contract/participants';
import type { CaseType } from '#domain/courts/choices';
import { attorneys } from '#server/db/schema/attorneys';
import { caseAssignments, cases, parties } from '#server/db/schema/cases';
import { notifications } from '#server/db/schema/notifications';
import { partyAddresses, partyCounsel } from '#server/db/schema/participants';
import { addHearing } from '#server/testing/addHearing';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';

let court: TestServer;
let attorney_id: string;
let other_id: string;
let count = 0;
beforeAll(async () => {
  court = await startTestServer();
  const entry = { court_id: court.services.config.court.id, status: 'Active', type: 'Private Attorney' };
  const made = await court.db
    .insert(attorneys)
    .values([
      { ...entry, full_name: 'Alex Q. Example', bar_number: 'A-1', person_id: court.person('attorney').person_id },
      { ...entry, full_name: 'Jesse Specimen', bar_number: 'A-2' },
    ])
    .returning();
  attorney_id = made[0]!.id;
  other_id = made[1]!.id;
});
afterAll(() => court.stop());

const clerk = () => court.as('clerk');
let id: string;
beforeEach(async () => {
  id = await openCase('Civil Complaint');
});

async function openCase(case_type: CaseType): Promise<string> {
  const court_id = court.services.config.court.id;
  const case_number = `26CV9${String(++count).padStart(4, '0')}`;
  const values = { court_id, case_number, title: 'Untitled', case_type, opened_on: '2026-01-05' };
  const [made] = await court.db.insert(cases).values(values).returning();
  return made!.id;
}

const list = async (who = clerk()): Promise<ParticipantList> => (await who.get(`/cases/${id}/participants/`)).json();
const add = async (entered: object) => {
  const { case_version } = await list();
  return clerk().post(`/cases/${id}/participants/`, { kind: 'person', version: case_version, ...entered });
};
const added = async (full_name: string, role_id: string, more = {}): Promise<Participant> => {
  const reply = await add({ full_name, role_id, ...more });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().participant;
};
const on = (one: Participant, action = '') => `/cases/${id}/participants/${one.id}/${action}`;
const appear = (one: Participant, body: object) =>
  clerk().post(on(one, 'counsel/'), { version: one.version, appeared_on: '2026-02-02', ...body });
const titleNow = async () => (await clerk().get(`/cases/${id}/`)).json().title;

describe('the participants of a case', () => {
  test('give the case its title by rule: minors by initials, further parties as et al.', async () => {
    const minor = await added('Jordan Ray Roe', 'plaintiff', { is_minor: true });
    await added('Sample Clinic, Inc.', 'defendant', { kind: 'organization' });
    expect(await titleNow()).toBe('J.R.R. v. Sample Clinic, Inc.');
    await added('Mary Roe', 'gal', { acts_for: minor.id });
    await added('Casey Model', 'defendant');
    expect(await titleNow()).toBe('J.R.R. v. Sample Clinic, Inc., et al.');
    const { results } = await list();
    expect(results.map(({ role, side }) => [role, side])).toEqual([
      ['Plaintiff', 'initiating'],
      ['Defendant', 'responding'],
      ['Guardian ad litem', 'represents'],
      ['Defendant', 'responding'],
    ]);
  });

  test('with a protected name have initials in the title and for other parties', async () => {
    const one = await added('Ada Nonpublic', 'plaintiff', { name_access: 'parties' });
    await added('Sample Clinic, Inc.', 'defendant', { kind: 'organization' });
    expect(one).toMatchObject({ full_name: 'Ada Nonpublic', is_name_hidden: true, public_name: 'A.N.' });
    expect(await titleNow()).toBe('A.N. v. Sample Clinic, Inc.');
    await court.db.insert(caseAssignments).values({ case_id: id, attorney_id });
    const { results } = await list(court.as('attorney'));
    expect(results[0]).toMatchObject({ full_name: 'A.N.', is_name_hidden: true });
  });

  test('an estate is titled with its decedent, never with its petitioner', async () => {
    id = await openCase('Probate');
    await added('Taylor Exemplar', 'petitioner');
    expect(await titleNow()).toBe('Untitled');
    await added('Robin Exemplar', 'decedent', { aliases: [{ kind: 'aka', name: 'R. Exemplar' }] });
    expect(await titleNow()).toBe('Estate of Robin Exemplar');
  });

  test('give the hearings of the case the new title, so that the calendar names no minor', async () => {
    const roe = await added('Jordan Roe', 'plaintiff');
    await added('Casey Model', 'defendant');
    const { case_number } = (await clerk().get(`/cases/${id}/`)).json();
    const about = { case_id: id, case_number, case_title: 'Roe v. Model', case_type: 'Civil Complaint' as const };
    const when = { hearing_date: '2027-03-01', hearing_time: '09:00', venue: 'Room 1', judge: 'Hon. A. Reyes' };
    const court_id = court.services.config.court.id;
    const hearing = await addHearing(court.db, { court_id, ...about, ...when, event_type: 'Trial' });
    const entered = { full_name: 'Jordan Roe', kind: 'person', role_id: 'plaintiff', is_minor: true };
    await clerk().put(on(roe), { version: roe.version, ...entered });
    const shown = (await clerk().get(`/scheduling/hearings/${hearing.id}/`)).body;
    expect(shown).toContain('J.R. v. Model');
    expect(shown).not.toContain('Roe v. Model');
  });

  test('do not change a title that the clerk chose, until the clerk returns to the title by rule', async () => {
    await added('Drew Specimen', 'plaintiff');
    const set = async (title: string | null) => {
      const { case_version } = await list();
      return clerk().put(`/cases/${id}/title/`, { version: case_version, title, title_form: null });
    };
    expect((await set('Specimen Matter')).statusCode).toBe(200);
    await added('Example Foods, Inc.', 'defendant', { kind: 'organization' });
    expect(await titleNow()).toBe('Specimen Matter');
    expect((await set(null)).json().title).toBe('Specimen v. Example Foods, Inc.');
    const other = await clerk().put(`/cases/${id}/title/`, { version: 99, title: 'X', title_form: null });
    expect(other.json().code).toBe('changed_meanwhile');
  });

  test('may have a role in words, which gets the role of the catalog with that label', async () => {
    const known = (await add({ full_name: 'Pat Model', role_id: null, role: 'Intervenor' })).json().participant;
    expect(known).toMatchObject({ role_id: 'intervenor', side: 'third' });
    const own = (await add({ full_name: 'Lee Model', role_id: null, role: 'Wharfinger' })).json().participant;
    expect(own).toMatchObject({ role_id: null, role: 'Wharfinger', side: 'none' });
  });

  test.each([
    [{ full_name: ' ', role_id: 'plaintiff' }, 'full_name'],
    [{ full_name: 'X', role_id: 'emperor' }, 'role_id'],
    [{ full_name: 'X', role_id: null }, 'role'],
    [{ full_name: 'X', role_id: 'minor', aliases: [{ kind: 'aka', name: 'Y' }] }, 'aliases'],
    [{ full_name: 'X', role_id: 'gal', acts_for: crypto.randomUUID() }, 'acts_for'],
  ])('are refused with the error at the field: %j', async (entered, field) => {
    expect((await add(entered)).json().details.fields[0].field).toBe(field);
  });

  test('stay in the history when they end, with the day and the reason', async () => {
    const drew = await added('Drew Specimen', 'plaintiff');
    const ended = await clerk().post(on(drew, 'end/'), {
      version: drew.version,
      kind: 'dismissed',
      on: '2026-03-02',
      reason: 'Dismissed without prejudice.',
    });
    expect(ended.json().participant.ended).toEqual({
      on: '2026-03-02',
      kind: 'dismissed',
      reason: 'Dismissed without prejudice.',
    });
    expect((await clerk().get(`/cases/${id}/`)).json().parties).toEqual([]);
    expect((await list()).results).toHaveLength(1);
  });

  test('are not changed by two clerks at once: the second is refused with what the participant is now', async () => {
    const drew = await added('Drew Specimen', 'plaintiff');
    const change = (full_name: string) =>
      clerk().put(on(drew), { version: drew.version, full_name, kind: 'person', role_id: 'plaintiff' });
    const both = await Promise.all([change('Drew A. Specimen'), change('Drew B. Specimen')]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const refused = both.find(({ statusCode }) => statusCode === 409)!.json();
    expect(refused.details.current.full_name).toMatch(/^Drew [AB]\. Specimen$/);
  });
});

describe('counsel', () => {
  test('appear, get access to the case and a notice, and one of them is lead', async () => {
    const drew = await added('Drew Specimen', 'plaintiff', { self_represented: true });
    const first = (await appear(drew, { bar_number: 'A-1', appearance_entry: 3 })).json().participant;
    expect(first).toMatchObject({ self_represented: false, counsel: [{ is_lead: true, appearance_entry: 3 }] });
    expect((await court.as('attorney').get(`/cases/${id}/`)).statusCode).toBe(200);
    const notices = await court.db.select().from(notifications);
    expect(notices.filter(({ code }) => code === 'counsel.recorded')).toHaveLength(1);
    const second = (await appear(first, { bar_number: 'A-2', is_lead: true })).json().participant;
    expect(second.counsel.map((one: { full_name: string; is_lead: boolean }) => [one.full_name, one.is_lead])).toEqual([
      ['Jesse Specimen', true],
      ['Alex Q. Example', false],
    ]);
    expect((await appear(second, { bar_number: 'A-2' })).json().code).toBe('counsel_already_appears');
    const link = second.counsel[1].id;
    const back = await clerk().put(on(drew, `counsel/${link}/`), {
      version: second.version,
      is_lead: true,
      gets_notice: true,
    });
    expect(back.json().participant.counsel[0]).toMatchObject({ full_name: 'Alex Q. Example', is_lead: true });
  });

  test('are substituted: the former attorney stays in the history and loses access', async () => {
    const drew = await added('Drew Specimen', 'plaintiff');
    const before = (await appear(drew, { bar_number: 'A-1' })).json().participant;
    const end = (body: object) =>
      clerk().post(on(drew, `counsel/${before.counsel[0].id}/end/`), {
        version: before.version,
        kind: 'substituted',
        basis: 'substitution',
        on: '2026-04-01',
        ...body,
      });
    expect((await end({})).json().details.fields[0].field).toBe('bar_number');
    expect((await end({ bar_number: 'A-2', on: '2026-01-01' })).json().details.fields[0].field).toBe('on');
    const { participant } = (await end({ bar_number: 'A-2' })).json();
    const [now, former] = participant.counsel;
    expect(now).toMatchObject({ attorney_id: other_id, is_lead: true, ended: null, appeared_on: '2026-04-01' });
    expect(former).toMatchObject({
      attorney_id,
      replaced_by: now.id,
      ended: { on: '2026-04-01', kind: 'substituted', basis: 'substitution' },
    });
    expect((await court.as('attorney').get(`/cases/${id}/`)).statusCode).toBe(404);
    const assigned = await court.db.select().from(caseAssignments).where(eq(caseAssignments.case_id, id));
    expect(assigned.map((row) => row.attorney_id)).toEqual([other_id]);
    expect(await court.db.select().from(partyCounsel).where(eq(partyCounsel.party_id, drew.id))).toHaveLength(2);
  });

  test('must be an attorney for an organization: a finding for staff, never a refusal', async () => {
    const company = await added('Example Foods, Inc.', 'defendant', { kind: 'organization' });
    expect(company.finding?.code).toBe('organization');
    const { participant } = (await appear(company, { full_name: 'Out-of-State Counsel' })).json();
    expect(participant).toMatchObject({ finding: null, counsel: [{ attorney_id: null, bar_number: null }] });
  });
});

describe('what is confidential', () => {
  const address = { kind: 'service', address: '1 Example Lane', source: 'Complaint' };
  test('is seen by court staff and the person’s counsel only; others have a minor’s initials', async () => {
    const minor = await added('Jordan Roe', 'plaintiff', {
      is_minor: true,
      date_of_birth: '2014-05-06',
      custody: 'with_guardian',
      addresses: [address, { ...address, kind: 'confidential', address: '2 Hidden Lane' }],
    });
    const opponent = await added('Casey Model', 'defendant');
    await appear(opponent, { bar_number: 'A-1' });
    const [seen] = (await list(court.as('attorney'))).results;
    expect(seen).toMatchObject({ full_name: 'J.R.', aliases: [], finding: null });
    const details = (await court.as('attorney').get(on(minor))).json();
    expect(details).toMatchObject({ full_name: 'J.R.', addresses: null, consents: null, confidential: null });
    expect(JSON.stringify(details)).not.toMatch(/Jordan|Hidden|2014/);
    const page = (await court.as('attorney').get(`/cases/${id}/`)).body;
    const activity = (await court.as('attorney').get(`/cases/${id}/activity/`)).body;
    const service = (await court.as('attorney').get(`/cases/${id}/service-list/`)).body;
    expect([page, activity, service].join()).not.toMatch(/Jordan|Hidden/);
    expect((await court.as('judge').get(on(minor))).json().confidential.date_of_birth).toBe('2014-05-06');
    const { version } = (await clerk().get(on(minor))).json();
    await clerk().post(on(minor, 'counsel/'), { version, bar_number: 'A-1', appeared_on: '2026-02-02' });
    expect((await court.as('attorney').get(on(minor))).json()).toMatchObject({
      full_name: 'Jordan Roe',
      confidential: { date_of_birth: '2014-05-06' },
    });
  });

  test('an address that is no longer entered ends and stays in the history', async () => {
    const drew = await added('Drew Specimen', 'plaintiff', { addresses: [address] });
    const entered = { full_name: 'Drew Specimen', kind: 'person', role_id: 'plaintiff' };
    const moved = { ...address, address: '3 New Lane' };
    await clerk().put(on(drew), { version: drew.version, ...entered, addresses: [moved] });
    const kept = await court.db.select().from(partyAddresses).where(eq(partyAddresses.party_id, drew.id));
    expect(kept.map((one) => [one.address, one.to_day === null])).toEqual([
      ['3 New Lane', true],
      ['1 Example Lane', false],
    ]);
  });
});

describe('the service list', () => {
  const served = async () => (await clerk().get(`/cases/${id}/service-list/`)).json().results;

  test('has counsel for represented parties, consented email or mail for the others, and marks what is missing', async () => {
    const drew = await added('Drew Specimen', 'plaintiff');
    await appear(drew, { bar_number: 'A-1' });
    const casey = await added('Casey Model', 'defendant', { self_represented: true });
    expect((await served())[1]).toMatchObject({ name: 'Casey Model', method: 'mail', at: null, is_withheld: false });
    const consent = { version: casey.version, email: 'casey@example.com', basis: 'consent', given_on: '2026-02-02' };
    const given = await clerk().post(on(casey, 'e-service/'), consent);
    expect(given.statusCode, given.body).toBe(201);
    expect(await served()).toMatchObject([
      { counsel: 'Alex Q. Example', method: 'portal' },
      { counsel: null, method: 'email', at: 'casey@example.com' },
    ]);
    const { version } = given.json().participant;
    await clerk().post(on(casey, 'e-service/withdrawal/'), { version, on: '2026-03-03' });
    expect((await served())[1]).toMatchObject({ method: 'mail', at: null });
  });

  test('serves a minor through the guardian ad litem, and both through counsel', async () => {
    const minor = await added('Jordan Roe', 'plaintiff', { is_minor: true });
    await added('Mary Roe', 'gal', { acts_for: minor.id });
    expect((await served()).map(({ name }: { name: string }) => name)).toEqual(['Mary Roe']);
    await appear(minor, { bar_number: 'A-1' });
    expect((await served()).map(({ counsel }: { counsel: string }) => counsel)).toEqual(['Alex Q. Example']);
    expect((await list()).results.map(({ finding }) => finding)).toEqual([null, null]);
  });

  test('omits decedents and witnesses, and withholds a protected person’s address from others', async () => {
    await added('Robin Exemplar', 'decedent');
    await added('Will Witness', 'witness');
    await added('Pat Protected', 'protected_person', {
      addresses: [{ kind: 'service', address: '4 Safe Lane', source: 'Petition' }],
    });
    const casey = await added('Casey Model', 'restrained_person');
    await appear(casey, { bar_number: 'A-1' });
    expect((await served()).map(({ name }: { name: string }) => name)).toEqual(['Pat Protected', 'Casey Model']);
    const { results } = (await court.as('attorney').get(`/cases/${id}/service-list/`)).json();
    expect(results[0]).toMatchObject({ at: null, is_withheld: true });
  });
});

test('500 participants are listed within half a second', async () => {
  await court.db.insert(parties).values(
    Array.from({ length: 500 }, (_, position) => ({
      ...{ case_id: id, full_name: `Party ${position}`, role: 'Defendant', role_id: 'defendant', position },
      side: 'responding' as const,
    })),
  );
  const from = performance.now();
  expect((await list()).results).toHaveLength(500);
  expect(performance.now() - from).toBeLessThan(500);
});
