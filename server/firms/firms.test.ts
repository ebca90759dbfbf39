import type { AddressInfo } from 'node:net';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DraftSharing, Firm, FirmCase, FirmMember } from '#contract/firms';
import { activities } from '#server/db/schema/activity';
import { attorneys } from '#server/db/schema/attorneys';
import { caseAssignments, cases } from '#server/db/schema/cases';
import { deadlines } from '#server/db/schema/deadlines';
import { docketEntries } from '#server/db/schema/docket';
import { envelopes, filings } from '#server/db/schema/filings';
import { draftShares, firmDelegations, firmInvitations, firmMembers } from '#server/db/schema/firms';
import { notifications } from '#server/db/schema/notifications';
import { people } from '#server/db/schema/people';
import { hashSecret, newSecret } from '#server/secrets/tokens';
import { addHearing } from '#server/testing/addHearing';
import { addTo, draftAs, fileDraftAs, sendDocuments } from '#server/testing/fileAs';
import type { FormPart } from '#server/testing/formOf';
import { makePdf } from '#server/testing/makeFiles';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { openUploader } from '#server/uploads/testing/uploadAs';

// They wait for analyses, not for a time: a machine under load only takes longer.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

let court: TestServer;
type Person = { person_id: string; token: string };
let rowe: Person;
let hale: Person;
let pat: Person;
let lee: Person;
let stranger: Person;
let members: Record<'rowe' | 'hale' | 'pat' | 'lee', string>;

beforeAll(async () => {
  court = await startTestServer({ jobs: true });
  rowe = await court.join('attorney', 'Ada Rowe');
  hale = await court.join('attorney', 'Sam Hale');
  pat = await court.join('self_represented', 'Pat Legal');
  lee = await court.join('self_represented', 'Lee Aide');
  stranger = await court.join('attorney', 'Other Firm');
  await as(rowe).post('/firm/', { name: 'Rowe & Hale LLP', address: '1 Main Street\nAlder, CA 90000' });
  await as(stranger).post('/firm/', { name: 'Other LLP' });
  await enroll(hale, 'sam.hale@example.com', 'attorney');
  await enroll(pat, 'pat.legal@example.com', 'paralegal');
  await enroll(lee, 'lee.aide@example.com', 'legal_assistant');
  const listed = (await as(rowe).get('/firm/members/')).json().members as FirmMember[];
  const idOf = (name: string) => listed.find((one) => one.full_name === name)!.id;
  members = { rowe: idOf('Ada Rowe'), hale: idOf('Sam Hale'), pat: idOf('Pat Legal'), lee: idOf('Lee Aide') };
});
afterAll(() => court.stop());
beforeEach(() => {
  court.clock.now = new Date(court.clock.now.getTime() + 60_000);
});

const as = ({ token }: Person) => court.with(token);

/** The secret of the invitation that was mailed last to an address. */
async function linkOf(email: string): Promise<string> {
  const mail = await vi.waitUntil(() => court.mails.findLast(({ to }) => to === email), { timeout: 20_000 });
  return /invitation=([\w-]{43})/.exec(mail.text)![1]!;
}

async function enroll(who: Person, email: string, position: string): Promise<void> {
  const invited = await as(rowe).post('/firm/invitations/', { email, position });
  expect(invited.statusCode, invited.body).toBe(201);
  const joined = await as(who).post(`/firm/join/${await linkOf(email)}/`);
  expect(joined.statusCode, joined.body).toBe(201);
}

let count = 0;
const letter = (): FormPart[] => [['main_document', `To the court: letter ${++count}.`, `Letter ${count}.txt`]];
const envelopeOf = async (who: Person, id: string) =>
  (await as(who).get(`/documents/${id}/`)).json().draft.id as string;
const authorize = (who: Person, delegate_id: string, may_file: boolean, version?: number) =>
  as(who).put('/firm/delegations/', { delegate_id, may_file, ...(version && { version }) });
const code = ({ statusCode, body }: { statusCode: number; body: string }) => [statusCode, JSON.parse(body).code];

async function revokeAll(): Promise<void> {
  const ended = { ended_at: court.clock.now, ended_by: rowe.person_id };
  await court.db.update(firmDelegations).set(ended).where(isNull(firmDelegations.ended_at));
}

async function draftOf(who: Person): Promise<{ id: string; envelope: string }> {
  const id = await draftAs(as(who), letter());
  return { id, envelope: await envelopeOf(who, id) };
}

/** Every way in which someone opens or changes a draft. */
async function reach(who: Person, { id, envelope }: { id: string; envelope: string }): Promise<number[]> {
  const replies = [
    await as(who).get(`/documents/${id}/`),
    await as(who).get(`/documents/drafts/${envelope}/`),
    await as(who).get(`/documents/drafts/${envelope}/envelope/`),
    await as(who).get(`/documents/drafts/${envelope}/sharing/`),
    await as(who).get(`/payments/drafts/${envelope}/`),
    await as(who).get(`/documents/drafts/${envelope}/service/`),
    await as(who).put(`/documents/edit/${id}/`, { amount: `$${++count}.00` }),
  ];
  return replies.map(({ statusCode }) => statusCode);
}
const all = (status: number) => Array.from({ length: 7 }, () => status);

describe('an invitation', () => {
  test('is accepted only by a person whose verified address it was sent to, once, while it is open', async () => {
    const guest = await court.join('attorney', 'New Guest');
    const email = 'new.guest@example.com';
    await as(rowe).post('/firm/invitations/', { email, position: 'attorney' });
    const token = await linkOf(email);
    expect(code(await as(stranger).get(`/firm/join/${token}/`))).toEqual([403, 'firm_invitation_for_another']);
    expect(code(await as(stranger).post(`/firm/join/${token}/`))).toEqual([403, 'firm_invitation_for_another']);
    expect((await as(guest).get(`/firm/join/${token}/`)).json()).toMatchObject({ firm: 'Rowe & Hale LLP' });
    const verified = (email_verified_at: Date | null) =>
      court.db.update(people).set({ email_verified_at }).where(eq(people.id, guest.person_id));
    await verified(null);
    expect(code(await as(guest).post(`/firm/join/${token}/`))[1]).toBe('email_unverified');
    await verified(new Date());
    const stored = await court.db.select().from(firmInvitations).where(eq(firmInvitations.email, email));
    expect(stored[0]!.token_hash?.toString('base64url')).not.toBe(token);
    const replies = await Promise.all([1, 2].map(() => as(guest).post(`/firm/join/${token}/`)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 410]);
    expect((await as(guest).get('/firm/')).json().firm.name).toBe('Rowe & Hale LLP');
    const own = ((await as(guest).get('/firm/')).json().firm as Firm).own.member_id;
    expect((await as(guest).delete(`/firm/members/${own}/`)).statusCode).toBe(200);
    expect((await as(guest).get('/firm/')).json().firm).toBeNull();
  });

  test('that was withdrawn, replaced, or has expired opens nothing', async () => {
    const guest = await court.join('self_represented', 'Late Guest');
    const email = 'late.guest@example.com';
    const invite = () => as(rowe).post('/firm/invitations/', { email, position: 'paralegal' });
    const { invitation } = (await invite()).json();
    const first = await linkOf(email);
    expect((await as(rowe).delete(`/firm/invitations/${invitation.id}/`)).statusCode).toBe(200);
    expect(code(await as(guest).post(`/firm/join/${first}/`))).toEqual([410, 'firm_invitation_over']);
    const made = (await invite()).json().invitation;
    // Its job writes a token when it sends the email.
    await vi.waitUntil(() => court.mails.filter(({ to }) => to === email).length === 2, { timeout: 20_000 });
    const secret = newSecret();
    const change = (values: object) =>
      court.db.update(firmInvitations).set(values).where(eq(firmInvitations.id, made.id));
    await change({ token_hash: hashSecret(secret), expires_at: new Date(court.clock.now.getTime() - 1000) });
    expect(code(await as(guest).post(`/firm/join/${secret}/`))).toEqual([410, 'firm_invitation_over']);
    expect(code(await as(guest).post(`/firm/join/${newSecret()}/`))).toEqual([404, 'not_found']);
  });

  test('to be an attorney needs an attorney of the court, and only administrators invite', async () => {
    const guest = await court.join('self_represented', 'Not Admitted');
    const email = 'not.admitted@example.com';
    await as(rowe).post('/firm/invitations/', { email, position: 'attorney' });
    expect(code(await as(guest).post(`/firm/join/${await linkOf(email)}/`))).toEqual([409, 'firm_attorney_required']);
    const byMember = await as(hale).post('/firm/invitations/', { email: 'x@example.com', position: 'attorney' });
    expect(code(byMember)).toEqual([403, 'firm_administrator_only']);
    expect(code(await as(hale).get('/firm/invitations/'))).toEqual([403, 'firm_administrator_only']);
    const known = await as(rowe).post('/firm/invitations/', { email: 'sam.hale@example.com', position: 'attorney' });
    expect(code(known)).toEqual([409, 'firm_member_already']);
  });
});

describe('a member of another firm', () => {
  test('sees and changes nothing of a firm', async () => {
    const listed = (await as(stranger).get('/firm/members/')).json().members as FirmMember[];
    expect(listed.map(({ full_name }) => full_name)).toEqual(['Other Firm']);
    const change = { position: 'attorney', administrator: true, version: 1 };
    const { delegation } = (await authorize(hale, members.pat, false)).json();
    const replies = [
      await as(stranger).put(`/firm/members/${members.pat}/`, change),
      await as(stranger).delete(`/firm/members/${members.pat}/`),
      await authorize(stranger, members.pat, true),
      await as(stranger).delete(`/firm/delegations/${delegation.id}/`),
      await as(stranger).get(`/firm/cases/?attorney_id=${members.rowe}`),
    ];
    for (const reply of replies) expect(code(reply)).toEqual([404, 'not_found']);
    expect((await as(stranger).get('/firm/delegations/')).json().delegations).toEqual([]);
    await revokeAll();
  });
});

describe('a draft', () => {
  test('is private in the firm until its owner shares it, and again afterward', async () => {
    const draft = await draftOf(rowe);
    for (const who of [hale, pat, stranger]) expect(await reach(who, draft)).toEqual(all(404));
    const path = `/documents/drafts/${draft.envelope}/sharing/`;
    const shared = await as(rowe).put(path, { member_id: members.hale, shared: true });
    expect((shared.json() as DraftSharing).shared_with.map(({ full_name }) => full_name)).toEqual(['Sam Hale']);
    expect(await reach(hale, draft)).toEqual(all(200));
    for (const who of [pat, stranger]) expect(await reach(who, draft)).toEqual(all(404));
    const listed = (await as(hale).get('/documents/drafts/')).json().data;
    expect(listed[0]).toMatchObject({ id: draft.envelope, owner: 'Ada Rowe', changed_by: null });
    expect((await as(rowe).get(`/documents/drafts/${draft.envelope}/`)).json().changed_by).toBe('Sam Hale');
    // Only the owner shares, discards, and files it.
    const again = await as(hale).put(path, { member_id: members.pat, shared: true });
    expect(code(again)).toEqual([403, 'draft_not_yours']);
    expect(code(await as(hale).delete(`/documents/drafts/${draft.envelope}/`))).toEqual([403, 'draft_not_yours']);
    expect(code(await as(hale).delete(`/documents/${draft.id}/`))).toEqual([403, 'draft_not_yours']);
    const { version } = (await as(hale).get(`/documents/drafts/${draft.envelope}/`)).json();
    const filed = await as(hale).post(`/documents/${draft.id}/file/`, { version, confirmed_doubts: true });
    expect(code(filed)).toEqual([403, 'filing_not_delegated']);
    await as(rowe).put(path, { member_id: members.hale, shared: false });
    expect(await reach(hale, draft)).toEqual(all(404));
  });

  test('takes documents from a colleague, which belong to its owner', async () => {
    const draft = await draftOf(rowe);
    const path = `/documents/drafts/${draft.envelope}/sharing/`;
    await as(rowe).put(path, { member_id: members.hale, shared: true });
    const added = await sendDocuments(as(hale), [...letter(), ['envelope', draft.envelope]]);
    expect(added.statusCode, added.body).toBe(201);
    expect((await addTo(as(hale), draft.id, [['supporting_document', 'EXHIBIT', 'A.txt']])).statusCode).toBe(201);
    const owners = await court.db
      .select({ filed_by: filings.filed_by })
      .from(filings)
      .where(eq(filings.envelope_id, draft.envelope));
    expect(owners.map(({ filed_by }) => filed_by)).toEqual([rowe.person_id, rowe.person_id]);
    await as(rowe).put(path, { member_id: members.hale, shared: false });
  });

  test('takes a document that a colleague uploads in parts, until the draft is private again', async () => {
    const draft = await draftOf(rowe);
    const path = `/documents/drafts/${draft.envelope}/sharing/`;
    await as(rowe).put(path, { member_id: members.hale, shared: true });
    await court.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = court.app.server.address() as AddressInfo;
    const uploader = openUploader({ port, token: hale.token });
    const bytes = makePdf(['EXHIBIT A']);
    const upload = async () => {
      const values = { purpose: 'attachment', filename: `Exhibit ${++count}.pdf`, filing: draft.id };
      const begun = await uploader.begin(bytes.length, values);
      expect(begun.status, begun.body).toBe(201);
      const place = begun.headers.location!;
      return async () => expect((await uploader.part(place, 0, bytes)).status).toBe(204);
    };
    const documents = async () => (await as(rowe).get(`/documents/${draft.id}/`)).json().documents.length;
    await (await upload())();
    await expect.poll(documents, { timeout: 20_000 }).toBe(2);
    const late = await upload();
    await as(rowe).put(path, { member_id: members.hale, shared: false });
    await late();
    const refused = async () =>
      (await as(hale).get('/documents/uploads/')).json().uploads.map((one: { state: string }) => one.state);
    await expect.poll(refused, { timeout: 20_000 }).toContain('refused');
    expect(await documents()).toBe(2);
  });

  test('that a colleague changed is refused in its older version, and the refusal names the colleague', async () => {
    const draft = await draftOf(rowe);
    await as(rowe).put(`/documents/drafts/${draft.envelope}/sharing/`, { member_id: members.hale, shared: true });
    const path = `/documents/drafts/${draft.envelope}/envelope/`;
    const { version } = (await as(rowe).get(path)).json();
    const { version: on_screen } = (await as(rowe).get(`/documents/drafts/${draft.envelope}/`)).json();
    const changed = await as(hale).put(path, { version, client_matter: '1001-7' });
    expect(changed.statusCode, changed.body).toBe(200);
    const stale = await as(rowe).put(path, { version, note_to_clerk: 'Urgent' });
    expect(code(stale)).toEqual([409, 'envelope_changed']);
    expect(stale.json().details).toMatchObject({ changed_by: 'Sam Hale' });
    const filed = await as(rowe).post(`/documents/${draft.id}/file/`, { version: on_screen, confirmed_doubts: true });
    expect(code(filed)).toEqual([409, 'draft_changed']);
    expect(filed.json().details).toMatchObject({ changed_by: 'Sam Hale' });
  });
});

describe('a delegate', () => {
  test('opens the drafts of the attorney and no one else’s, until the attorney revokes it', async () => {
    const [mine, other] = [await draftOf(rowe), await draftOf(hale)];
    const given = await authorize(rowe, members.pat, false);
    expect(given.statusCode, given.body).toBe(200);
    expect(await reach(pat, mine)).toEqual(all(200));
    expect(await reach(pat, other)).toEqual(all(404));
    expect((await as(pat).get('/documents/drafts/')).json().data.map((one: { id: string }) => one.id)).toContain(
      mine.envelope,
    );
    const { id } = given.json().delegation;
    expect(code(await as(lee).delete(`/firm/delegations/${id}/`))).toEqual([404, 'not_found']);
    expect((await as(rowe).delete(`/firm/delegations/${id}/`)).statusCode).toBe(200);
    expect(await reach(pat, mine)).toEqual(all(404));
  });

  test('without authority to file cannot file; with it, the attorney is the filer and both are notified', async () => {
    const { id, envelope } = await draftOf(rowe);
    const { delegation } = (await authorize(rowe, members.pat, false)).json();
    const { version } = (await as(pat).get(`/documents/drafts/${envelope}/`)).json();
    const file = () => as(pat).post(`/documents/${id}/file/`, { version, confirmed_doubts: true });
    expect(code(await file())).toEqual([403, 'filing_not_delegated']);
    expect(code(await authorize(rowe, members.pat, true, 7))).toEqual([409, 'changed_meanwhile']);
    expect((await authorize(rowe, members.pat, true, delegation.version)).statusCode).toBe(200);
    const filed = await file();
    expect(filed.statusCode, filed.body).toBe(201);
    expect((await file()).json()).toEqual(filed.json());
    const [stored] = await court.db.select().from(filings).where(eq(filings.id, id));
    const [sent] = await court.db.select().from(envelopes).where(eq(envelopes.id, envelope));
    expect([stored!.filed_by, sent!.submitted_by]).toEqual([rowe.person_id, pat.person_id]);
    for (const who of [as(rowe), as(pat), court.as('clerk')]) {
      const details = (await who.get(`/documents/${id}/`)).json();
      expect(details).toMatchObject({ filed_by: 'Ada Rowe', submitted_by: 'Pat Legal' });
    }
    expect((await as(pat).get(`/documents/${id}/receipt/`)).statusCode).toBe(200);
    expect((await as(hale).get(`/documents/${id}/`)).statusCode).toBe(404);
    const told = (person_id: string) =>
      court.db.$count(
        notifications,
        and(eq(notifications.person_id, person_id), eq(notifications.code, 'filing.received')),
      );
    expect([await told(rowe.person_id), await told(pat.person_id)]).toEqual([1, 1]);
    const [line] = await court.db
      .select()
      .from(activities)
      .where(and(eq(activities.subject_id, id), eq(activities.action, 'filing_received_for')));
    expect(line).toMatchObject({ actor_id: pat.person_id, concerns: rowe.person_id, values: { filer: 'Ada Rowe' } });
    await revokeAll();
    expect((await as(pat).get(`/documents/${id}/`)).statusCode).toBe(404);
  });

  test('who is revoked while filing either filed before or is refused', async () => {
    const { id, envelope } = await draftOf(rowe);
    const { delegation } = (await authorize(rowe, members.pat, true)).json();
    const { version } = (await as(pat).get(`/documents/drafts/${envelope}/`)).json();
    const [filed, revoked] = await Promise.all([
      as(pat).post(`/documents/${id}/file/`, { version, confirmed_doubts: true }),
      as(rowe).delete(`/firm/delegations/${delegation.id}/`),
    ]);
    expect(revoked.statusCode).toBe(200);
    expect([201, 403, 404]).toContain(filed.statusCode);
    const [stored] = await court.db.select().from(filings).where(eq(filings.id, id));
    expect(stored!.state).toBe(filed.statusCode === 201 ? 'received' : 'draft');
  });

  test('gives a draft of their own to the attorney; staff do not file in their own name', async () => {
    await authorize(rowe, members.pat, true);
    const { id, envelope } = await draftOf(pat);
    const { version } = (await as(pat).get(`/documents/drafts/${envelope}/`)).json();
    const own = await as(pat).post(`/documents/${id}/file/`, { version, confirmed_doubts: true });
    expect(code(own)).toEqual([409, 'firm_staff_files_for_attorney']);
    const to = (attorney_id: string, at = version) =>
      as(pat).put(`/documents/drafts/${envelope}/attorney/`, { attorney_id, version: at });
    expect(code(await to(members.hale))).toEqual([404, 'not_found']);
    expect(code(await to(members.rowe, version + 1))).toEqual([409, 'draft_changed']);
    const given = await to(members.rowe);
    expect(given.json()).toMatchObject({ access: 'delegate', owner: 'Ada Rowe', may_file: true });
    expect((await as(rowe).get(`/documents/drafts/${envelope}/`)).json().owner).toBeNull();
    await fileDraftAs(as(pat), id);
    const [stored] = await court.db.select().from(filings).where(eq(filings.id, id));
    expect(stored).toMatchObject({ filed_by: rowe.person_id, state: 'received' });
    await revokeAll();
  });
});

describe('a member who leaves or is removed', () => {
  test('loses everything in the same transaction', async () => {
    const guest = await court.join('self_represented', 'Short Stay');
    await enroll(guest, 'short.stay@example.com', 'paralegal');
    const member_id = ((await as(guest).get('/firm/')).json().firm as Firm).own.member_id;
    const [shared, principal] = [await draftOf(hale), await draftOf(rowe)];
    await as(hale).put(`/documents/drafts/${shared.envelope}/sharing/`, { member_id, shared: true });
    await authorize(rowe, member_id, true);
    expect([await reach(guest, shared), await reach(guest, principal)]).toEqual([all(200), all(200)]);
    expect(code(await as(hale).delete(`/firm/members/${member_id}/`))).toEqual([403, 'firm_administrator_only']);
    expect((await as(rowe).delete(`/firm/members/${member_id}/`)).statusCode).toBe(200);
    expect([await reach(guest, shared), await reach(guest, principal)]).toEqual([all(404), all(404)]);
    for (const path of ['/firm/members/', '/firm/delegations/', '/firm/cases/']) {
      expect((await as(guest).get(path)).statusCode, path).toBe(404);
    }
    const open = and(eq(firmDelegations.delegate_id, member_id), isNull(firmDelegations.ended_at));
    expect(await court.db.$count(firmDelegations, open)).toBe(0);
    expect(await court.db.$count(draftShares, eq(draftShares.member_id, member_id))).toBe(0);
    const lines = (await as(guest).get('/activities/logs')).json().results as { action: string }[];
    expect(lines.map(({ action }) => action)).toContain('firm_member_removed');
    expect((await court.as('clerk').get('/activities/logs')).body).not.toContain('Rowe & Hale');
  });

  test('is not the last administrator, and two administrators never leave at the same moment', async () => {
    expect(code(await as(rowe).delete(`/firm/members/${members.rowe}/`))).toEqual([409, 'firm_needs_administrator']);
    const { version } = ((await as(rowe).get('/firm/members/')).json().members as FirmMember[]).find(
      ({ id }) => id === members.hale,
    )!;
    const change = { position: 'attorney', administrator: true, version };
    expect((await as(rowe).put(`/firm/members/${members.hale}/`, change)).statusCode).toBe(200);
    expect(code(await as(rowe).put(`/firm/members/${members.hale}/`, change))).toEqual([409, 'changed_meanwhile']);
    const demote = async (who: Person, id: string) => {
      const listed = (await as(rowe).get('/firm/members/')).json().members as FirmMember[];
      const at = listed.find((one) => one.id === id)!.version;
      return as(who).put(`/firm/members/${id}/`, { position: 'attorney', administrator: false, version: at });
    };
    const replies = await Promise.all([demote(rowe, members.hale), demote(hale, members.rowe)]);
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const administrators = and(eq(firmMembers.administrator, true), isNull(firmMembers.ended_at));
    const left = await court.db.select().from(firmMembers).where(administrators);
    expect(left.filter(({ id }) => id === members.rowe || id === members.hale)).toHaveLength(1);
    await court.db.update(firmMembers).set({ administrator: true }).where(eq(firmMembers.id, members.rowe));
  });
});

describe('the cases of the firm', () => {
  const open = async (number: string, who: Person, more: Partial<typeof cases.$inferInsert> = {}) => {
    const court_id = court.services.config.court.id;
    const about = { case_number: number, title: `Matter ${number}`, case_type: 'Civil Complaint' as const };
    const [made] = await court.db
      .insert(cases)
      .values({ court_id, ...about, opened_on: '2026-01-05', ...more })
      .returning();
    const known = and(eq(attorneys.person_id, who.person_id), eq(attorneys.court_id, court_id));
    const [entry] = await court.db.select().from(attorneys).where(known);
    const { full_name } = (await court.db.select().from(people).where(eq(people.id, who.person_id)))[0]!;
    const named = { court_id, person_id: who.person_id, full_name, bar_number: `B${number}` };
    const [counsel] = entry
      ? [entry]
      : await court.db
          .insert(attorneys)
          .values({ ...named, status: 'Active', type: 'Private Attorney' })
          .returning();
    await court.db.insert(caseAssignments).values({ case_id: made!.id, attorney_id: counsel!.id });
    return made!;
  };
  const list = async (who: Person, query = '') => (await as(who).get(`/firm/cases/${query}`)).json();
  const numbers = async (who: Person, query = '') =>
    ((await list(who, query)).cases as FirmCase[]).map(({ case_number }) => case_number).sort();

  test('are listed with what comes next, for each member as far as the member is entitled', async () => {
    const first = await open('26CV11', rowe);
    await open('26CV12', hale);
    await open('26CV13', stranger);
    // An adoption is confidential (Fam. Code § 9200): only its own counsel sees it.
    await open('26FL14', hale, { case_type: 'Family Law', category: 'california.fl.adp' });
    await addHearing(court.db, {
      ...{ court_id: first.court_id, case_id: first.id, case_number: first.case_number, case_title: first.title },
      ...{ case_type: 'Civil Complaint', event_type: 'Motion hearing', judge: 'Nobody', venue: 'Department 4' },
      ...{ hearing_date: '2031-04-28', hearing_time: '09:00', status: 'scheduled' },
    });
    const due = { action: 'Answer', trigger: 'service', trigger_date: '2031-01-05', due_date: '2031-02-05' };
    const law = { rule_id: 'x', authority: 'x', confidence: 'verified' as const, derivation: [], sources: [] };
    const of = { court_id: first.court_id, case_id: first.id };
    await court.db.insert(deadlines).values({ ...of, ...due, ...law });
    await court.db
      .insert(deadlines)
      .values({ ...of, ...due, ...law, due_date: '2031-01-20', owner_id: hale.person_id });
    expect(await numbers(rowe)).toEqual(['26CV11', '26CV12']);
    expect(await numbers(hale)).toEqual(['26CV11', '26CV12', '26FL14']);
    expect(await numbers(stranger)).toEqual(['26CV13']);
    expect(await numbers(rowe, `?attorney_id=${members.hale}`)).toEqual(['26CV12']);
    expect(await numbers(rowe, '?status=closed')).toEqual([]);
    const row = ((await list(rowe)).cases as FirmCase[]).find(({ id }) => id === first.id)!;
    expect(row).toMatchObject({
      attorneys: ['Ada Rowe'],
      next_hearing: { on: '2031-04-28', time: '09:00', event_type: 'Motion hearing' },
      next_deadline: { on: '2031-02-05', label: 'Answer' },
      last_filing: null,
    });
    expect((await list(rowe, '?per_page=1&page=2')).cases).toHaveLength(1);
    // Staff see the cases of the attorneys who authorized them, and none of the confidential ones.
    expect(await numbers(pat)).toEqual([]);
    await authorize(hale, members.pat, false);
    expect(await numbers(pat)).toEqual(['26CV12']);
    expect(code(await as(pat).get(`/firm/cases/?attorney_id=${members.rowe}`))).toEqual([404, 'not_found']);
    await revokeAll();
    expect(await numbers(pat)).toEqual([]);
  });

  test('open for a colleague, but are not among the colleague’s own; sealed entries are not read', async () => {
    const found = await open('26CV21', rowe);
    const sealed = await open('26FL22', rowe, { case_type: 'Family Law', category: 'california.fl.adp' });
    const [filed] = await court.db.select().from(filings).where(eq(filings.filed_by, rowe.person_id)).limit(1);
    const entry = { case_id: found.id, filed_on: '2026-02-01', entered_at: court.clock.now, kind: 'filing' as const };
    const description = { kind: 'note', values: {} } as never;
    await court.db.insert(docketEntries).values([
      { ...entry, number: 1, text: 'COMPLAINT', description, filing_id: filed!.id },
      { ...entry, number: 2, text: 'SECRET MOTION', description, access: 'sealed' },
    ]);
    expect((await as(hale).get(`/cases/${found.id}/`)).statusCode).toBe(200);
    expect((await as(hale).get(`/cases/${found.id}/docket/`)).body).not.toContain('SECRET');
    const row = ((await list(hale, '?q=26CV21')).cases as FirmCase[])[0]!;
    expect(row.last_filing).toEqual({ on: '2026-02-01', text: 'COMPLAINT' });
    expect((await as(hale).get('/cases/')).body).not.toContain('26CV21');
    for (const who of [stranger, pat]) expect((await as(who).get(`/cases/${found.id}/`)).statusCode).toBe(404);
    expect((await as(hale).get(`/cases/${sealed.id}/`)).statusCode).toBe(404);
    await authorize(rowe, members.pat, true);
    expect((await as(pat).get(`/cases/${found.id}/`)).statusCode).toBe(200);
    expect((await as(pat).get(`/cases/${sealed.id}/`)).statusCode).toBe(404);
    await revokeAll();
    expect((await as(pat).get(`/cases/${found.id}/`)).statusCode).toBe(404);
  });

  test('are found by the client/matter number of the firm’s filings, within the firm', async () => {
    const found = await open('26CV31', rowe);
    const { id, envelope } = await draftOf(rowe);
    const path = `/documents/drafts/${envelope}/envelope/`;
    const { version } = (await as(rowe).get(path)).json();
    await as(rowe).put(path, { version, client_matter: 'ACME-0042' });
    await fileDraftAs(as(rowe), id);
    await court.db.update(filings).set({ state: 'accepted', case_id: found.id }).where(eq(filings.id, id));
    expect(await numbers(hale, '?q=acme-0042')).toEqual(['26CV31']);
    expect(((await list(hale, '?q=acme')).cases as FirmCase[])[0]!.client_matters).toEqual(['ACME-0042']);
    await open('26CV32', stranger);
    expect(await numbers(stranger, '?q=acme')).toEqual([]);
  });
});
