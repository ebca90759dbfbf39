import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleCaseData } from '#domain/drafting/testing/sampleCaseData';
import { say } from '#domain/messages/say';
import { parties } from '#server/db/schema/cases';
import { docketEntries } from '#server/db/schema/docket';
import { filings } from '#server/db/schema/filings';
import { webhookEvents } from '#server/db/schema/webhooks';
import { remindOfDeadlines } from '#server/deadlines/remindOfDeadlines';
import { sendReminders } from '#server/reminders/sendReminders';
import { applyDecision } from '#server/review/applyDecision';
import { fileAs } from '#server/testing/fileAs';
import { fillRecord } from '#server/testing/fillRecord';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { giveKey } from '#server/v1/testing/giveKey';

/**
 * A stranger files a document that names another person's case, types its number and its parties, and withdraws. The
 * stranger's twin does the same with a case that does not exist. Every answer to the one must equal the answer to the
 * other: the case must appear not to exist.
 */
const number = '25FL00002';
const nowhere = '25FL00099';
const titleOfCase = 'Marriage of Lockridge and Pemberton';
const party = 'Zoltan K. Lockridge';

let court: TestServer;
let caseId: string;
let hearingId: string;
let clerk: () => ReturnType<TestServer['with']>;
const noCase = randomUUID();
const noHearing = randomUUID();
beforeAll(async () => {
  court = await startTestServer({ jobs: true });
  court.clock.now = new Date('2026-11-23T17:00:00Z');
  const token = await court.freshToken('clerk');
  clerk = () => court.with(token);
  const record = fillRecord(court);
  const made = await record.case(number, { title: titleOfCase, case_type: 'Family Law' });
  caseId = made.id;
  await court.db.insert(parties).values([
    { case_id: caseId, full_name: party, role: 'Respondent', position: 1 },
    { case_id: caseId, full_name: 'Petra Pemberton', role: 'Petitioner', position: 0 },
  ]);
  const entry = { case_id: caseId, filed_on: '2026-01-05', entered_at: court.clock.now, kind: 'filing' as const };
  await court.db
    .insert(docketEntries)
    .values({ ...entry, number: 1, description: say('docket.written', { text: 'Petition, filed by Pemberton' }) });
  const about = { case_id: caseId, case_number: number, case_title: titleOfCase };
  hearingId = (await record.hearing('2026-11-30', about)).id;
  await record.deadline(caseId, '2026-11-25', { action: 'Response' });
});
afterAll(() => court.stop());

type Role = 'attorney' | 'self_represented';
type Person = Awaited<ReturnType<TestServer['join']>>;
type Stranger = { person: Person; role: Role; filing: string; names: { id: string; number: string; hearing: string } };

async function fileNaming(role: Role, name: string, names: Stranger['names']): Promise<Stranger> {
  const person = await court.join(role, name);
  const paper = [
    `SUPERIOR COURT OF CALIFORNIA, COUNTY OF ALDER`,
    `PETRA PEMBERTON, Petitioner, v. ${party.toUpperCase()}, Respondent.`,
    `Case No. ${names.number}`,
    'NOTICE OF MOTION',
    'Please take notice that the respondent moves for an order.',
  ].join('\n');
  const filing = await fileAs(court.with(person.token), [['main_document', paper, 'Notice.txt']]);
  return { person, role, filing, names };
}

/** Every call by which a filer could reach a case. */
function callsOf({ filing, role, names }: Stranger) {
  const { id, number: of, hearing } = names;
  const q = `q=${of}`;
  const case_data = sampleCaseData('answer', 'California');
  const paper = { template_id: 'answer', jurisdiction: 'California', case_data, case_id: id };
  const asked = {
    ...{ judge: 'Test judge', venue: 'Department 4', event_type: 'Motion Hearing', case_number: of, case_title: 'x' },
    ...{ case_type: 'Family Law', hearing_date: '2026-12-10', hearing_time: '09:00', mediator: '', interpreter: '' },
  };
  const deadline = { case_id: id, rule_id: 'CA-ANSWER', trigger_date: '2026-11-20' };
  const reads = [
    ...['/cases/', `/cases/?${q}`, `/cases/${id}/`, `/cases/${id}/docket/`, `/cases/${id}/activity/`],
    ...['/scheduling/list-hearings/', `/scheduling/list-hearings/?case_id=${id}`, `/scheduling/list-hearings/?${q}`],
    ...[`/scheduling/hearings/${hearing}/`, `/scheduling/hearings/${hearing}/calendar.ics`, '/scheduling/calendar.ics'],
    ...['/scheduling/days/?from=2026-11-01&to=2026-12-31', `/scheduling/cases/?${q}`],
    ...['/deadlines/', `/deadlines/?case_id=${id}`, `/deadlines/?${q}`, `/deadlines/?state=urgent`],
    ...[`/search/?${q}`, '/search/?q=Lockridge', '/search/?q=Pemberton', '/notifications/', '/notifications/unread/'],
    ...[
      '/documents/lists/',
      `/documents/lists/?case=${id}`,
      `/documents/${filing}/`,
      `/documents/${filing}/court-status/`,
    ],
    ...[`/documents/${filing}/checks/`, `/research/filings/${filing}/`, '/activities/logs', '/dashboard/'],
    ...[`/courtdoc/cases/?${q}`, `/courtdoc/prefill/?case_id=${id}`, '/courtdoc/history/', '/assistant/messages/'],
    ...['/webhooks/', '/chambers/awaiting/', '/review/', `/review/${filing}/`, '/reports/', `/attorneys/cases/?${q}`],
  ].map((url) => ['GET', url] as const);
  const says = [
    `How does case ${of} stand?`,
    `What is missing in case ${of}?`,
    `When is the next hearing in ${of}?`,
    `What deadlines are open in ${of}?`,
    'How many active cases are there?',
    'What is urgent?',
  ];
  return [
    ...reads,
    ...says.map((content) => ['POST', '/assistant/messages/', { content }] as const),
    ['POST', '/courtdoc/generated/', paper] as const,
    ['POST', '/deadlines/', deadline] as const,
    ['POST', '/deadlines/', { ...deadline, filing_id: filing }] as const,
    // Self-represented people are not permitted to request a hearing.
    ...(role === 'attorney' ? [['POST', '/scheduling/hearing/', asked] as const] : []),
  ];
}

/** A person's responses, without what differs between any two people: their names, their IDs, the time. */
async function answersTo(who: Stranger): Promise<[string, number, string][]> {
  const knock = court.with(who.person.token);
  const answers: [string, number, string][] = [];
  const keep = (call: string, { statusCode, body }: { statusCode: number; body: string }) =>
    answers.push([neutral(call, who), statusCode, neutral(body, who)]);
  for (const [method, url, body] of callsOf(who)) {
    const reply = await (method === 'GET' ? knock.get(url) : knock.post(url, body));
    keep(`${method} ${url} ${JSON.stringify(body ?? '')}`, reply);
  }
  const key = await giveKey(court.services, who.person.person_id);
  for (const said of [who.names.id, who.names.number]) {
    const url = `/v1/cases/${said}/status?includeFilings=true&includeDockets=true`;
    keep(`GET ${url}`, await court.with(key).get(url));
  }
  return answers;
}

function neutral(text: string, { names, person }: Stranger): string {
  return text
    .replaceAll(names.number, 'THE-NUMBER')
    .replaceAll(`"serial":"${names.number.slice(4)}"`, '"serial":"ITS-SERIAL"')
    .replaceAll(names.id, 'THE-CASE')
    .replaceAll(names.hearing, 'THE-HEARING')
    .replaceAll(person.full_name, 'THE-STRANGER')
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'AN-ID')
    .replace(/\b[0-9a-f]{64}\b/g, 'A-HASH')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'A-MOMENT')
    .replace(/"(id|created_at|timestamp|request_id|instance|seq)":"?\d+"?/g, '"$1":0')
    .replace(/"(\w*processing_time\w*|milliseconds|file_size|average_accuracy|accuracy_score)":[\d.]+/g, '"$1":0');
}

const disclosing = [titleOfCase, 'Petition, filed by Pemberton', 'THE-HEARING","'];

describe.each<Role>(['attorney', 'self_represented'])('to a stranger who is %s, another person’s case', (role) => {
  let stranger: Stranger;
  let twin: Stranger;
  beforeAll(async () => {
    const real = { id: caseId, number, hearing: hearingId };
    const none = { id: noCase, number: nowhere, hearing: noHearing };
    stranger = await fileNaming(role, `Stranger One ${role}`, real);
    twin = await fileNaming(role, `Stranger Two ${role}`, none);
  });

  const expectNoCase = async () => {
    const [answers, expected] = [await answersTo(stranger), await answersTo(twin)];
    for (const [index, answer] of answers.entries()) expect(answer).toEqual(expected[index]);
    for (const [call, status, body] of answers) {
      for (const words of disclosing) expect(body, `${call} ${status}`).not.toContain(words);
    }
    return answers;
  };

  test('does not exist after a document that names it was filed', async () => {
    const answers = await expectNoCase();
    const about = answers.filter(([call]) => /THE-CASE|THE-HEARING\/|v1/.test(call));
    const lists = about.filter(([call]) => /[?]case(_id)?=THE-CASE/.test(call) && !call.includes('prefill'));
    expect(new Set(lists.map(([, status]) => status))).toEqual(new Set([200]));
    const direct = about.filter((answer) => !lists.includes(answer));
    expect(direct.filter(([, status]) => status !== 404)).toEqual([]);
    expect(direct.length).toBeGreaterThan(9);
  });

  test('does not exist after its number and parties were entered', async () => {
    for (const { person, filing, names } of [stranger, twin]) {
      const typed = { case_number: names.number, plaintiffs: 'Petra Pemberton', defendants: party };
      const reply = await court.with(person.token).put(`/documents/edit/${filing}/`, typed);
      expect(reply.statusCode, reply.body).toBe(200);
    }
    await expectNoCase();
  });

  test('is proposed to the clerk, who alone learns which case it may be', async () => {
    const [kept] = await court.db.select().from(filings).where(eq(filings.id, stranger.filing));
    expect([kept!.case_id, kept!.proposed_case_id]).toEqual([null, caseId]);
    expect((await clerk().get(`/review/${stranger.filing}/`)).json().placement.found).toMatchObject({ id: caseId });
    const { results } = (await clerk().get('/review/?sort=age')).json();
    expect(results.find(({ id }: { id: string }) => id === stranger.filing).case_id).toBe(caseId);
    const listed = (await clerk().get(`/documents/lists/?case=${caseId}`)).json().results.all_documents;
    expect(listed.map(({ id }: { id: string }) => id)).toContain(stranger.filing);
  });

  test('does not exist while its hearings and deadlines are announced to those concerned', async () => {
    const { person_id } = court.person('judge');
    const hearing = {
      ...{ judge: 'Test judge', judge_id: person_id, venue: 'Department 4', event_type: 'Motion Hearing' },
      ...{ case_number: number, case_title: titleOfCase, case_type: 'Family Law', mediator: '', interpreter: '' },
      ...{ hearing_date: role === 'attorney' ? '2026-12-01' : '2026-12-02', hearing_time: '09:00' },
    };
    const reply = await clerk().post('/scheduling/hearing/', hearing);
    expect(reply.statusCode, reply.body).toBe(201);
    await remindOfDeadlines(court.services);
    await sendReminders(court.services);
    await expectNoCase();
  });

  test('does not exist after the filing was withdrawn', async () => {
    for (const { person, filing } of [stranger, twin]) {
      expect((await court.with(person.token).delete(`/documents/${filing}/`)).statusCode).toBe(200);
    }
    await expectNoCase();
  });

  test('is in no event to other systems when the court returns or rejects the filing', async () => {
    const again = await fileNaming(role, `Stranger Three ${role}`, { id: caseId, number, hearing: hearingId });
    const typed = { case_number: number, defendants: party };
    await court.with(again.person.token).put(`/documents/edit/${again.filing}/`, typed);
    const options = (await clerk().get(`/review/${again.filing}/`)).json();
    const decided = await clerk().post(`/review/${again.filing}/decision/`, {
      ...{ version: options.version, decision: 'rejected', reason_code: 'other', reason: 'Not a party.' },
      ...{ authority: 'The court’s own order' },
    });
    expect(decided.statusCode, decided.body).toBe(201);
    court.clock.now = new Date(court.clock.now.getTime() + 61_000);
    await applyDecision(court.services, decided.json().hold.review_id);
    const events = await court.db.select().from(webhookEvents).where(eq(webhookEvents.subject_id, again.filing));
    const rejected = events.find(({ type }) => type === 'filing.rejected')!;
    expect(rejected.data).toMatchObject({ caseId: null, caseNumber: number });
    expect((await court.with(again.person.token).get(`/cases/${caseId}/`)).statusCode).toBe(404);
  });
});

describe('a person whom the court admitted to a case', () => {
  test('sees it as soon as the court places one of their filings in it', async () => {
    const filer = await fileNaming('self_represented', 'Zoltan Lockridge', {
      ...{ id: caseId, number, hearing: hearingId },
    });
    const knock = court.with(filer.person.token);
    const { version } = (await clerk().get(`/review/${filer.filing}/`)).json();
    const placement = { join: caseId };
    const decided = await clerk().post(`/review/${filer.filing}/decision/`, {
      version,
      decision: 'accepted',
      placement,
    });
    expect(decided.statusCode, decided.body).toBe(201);
    expect((await knock.get(`/cases/${caseId}/`)).statusCode).toBe(404);
    await applyDecision(court.services, decided.json().hold.review_id);
    expect((await knock.get(`/cases/${caseId}/`)).json().title).toBe(titleOfCase);
  });

  test('sees it as counsel whom a clerk assigned', async () => {
    const { person_id, token } = await court.join('attorney', 'Assigned Counsel');
    expect((await court.with(token).get(`/cases/${caseId}/`)).statusCode).toBe(404);
    await fillRecord(court).counsel(person_id, caseId);
    expect((await court.with(token).get(`/cases/${caseId}/`)).statusCode).toBe(200);
  });
});
