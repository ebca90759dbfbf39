import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publicTerms } from '#contract/publicAccess';
import { attorneys } from '#server/db/schema/attorneys';
import { caseAssignments, cases } from '#server/db/schema/cases';
import { people } from '#server/db/schema/people';
import { findOverflow } from './findOverflow.ts';
import { inDatabase } from './inDatabase.ts';
import { findProblemsInEveryTheme, shoot } from './inspect.ts';
import { openBrowser, openPage } from './openBrowser.ts';
import { type RunningPortal, startPortal } from './startPortal.ts';
import { callApi, fileDraft, signInAsJudge, signInThroughProvider, tokenOf } from './steps.ts';

/**
 * A motion to seal from lodging to the ruling. A stranger on a phone and a reporter with every address watch each step, and
 * see the motion and its redacted version alone.
 */
const slow = 120_000;
const caseId = randomUUID();
const secret = 'The formula is eleven parts zinc.';
const terms = { cookie: `assize-public-terms=${publicTerms}` };
let portal: RunningPortal;
let browser: Browser;
let filer: Page;
let clerk: Page;
let judge: Page;
let opponent: Page;
let phone: Page;
let courtId = '';
let filing = '';
/** The versions of the motion, its redacted version, and the lodged document. */
let motion = '';
let redacted = '';
let lodged = '';
let lodgedDocument = '';

const call = async (page: Page, method: string, route: string, body?: object) =>
  callApi(portal.address, method, route, await tokenOf(page), body);

beforeAll(async () => {
  portal = await startPortal({ env: { DECISION_HOLD_SECONDS: '2' } });
  browser = await openBrowser();
  await inDatabase(portal, async (db) => {
    const idOf = async (email: string) => (await db.select().from(people).where(eq(people.email, email)))[0]!.id;
    const [any] = await db.select({ court_id: cases.court_id }).from(cases).limit(1);
    courtId = any!.court_id;
    const about = { court_id: courtId, opened_on: '2026-03-02', case_type: 'Civil Complaint' as const };
    await db.insert(cases).values({
      ...{ ...about, id: caseId, case_number: '26CV987101', title: 'Example Metals, Inc. v. Alloy Co.' },
      ...{ judge_id: await idOf('a.reyes@alder.example.com'), judge_name: 'Hon. A. Reyes' },
    });
    for (const email of ['a.example@example.com', 'j.specimen@example.com']) {
      const [entry] = await db
        .select()
        .from(attorneys)
        .where(eq(attorneys.person_id, await idOf(email)));
      await db.insert(caseAssignments).values({ case_id: caseId, attorney_id: entry!.id });
    }
  });
  const wide = { viewport: { width: 1440, height: 900 } };
  [filer, clerk, judge, opponent] = [
    await openPage(browser, wide),
    await openPage(browser, wide),
    await openPage(browser, wide),
    await openPage(browser, wide),
  ];
  phone = await openPage(browser, { viewport: { width: 390, height: 844 } });
  await signInThroughProvider(filer, portal.address, 'a.example@example.com');
  await signInThroughProvider(clerk, portal.address, 'd.sample@alder.example.com');
  await signInThroughProvider(opponent, portal.address, 'j.specimen@example.com');
  await signInAsJudge(judge, portal.address);
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await portal?.stop();
});

type Answer = { status: number; text: string; etag: string | null; all: string };

/** What the reporter gets at an address, without what differs between any two replies. */
async function ask(route: string, id = '', headers: Record<string, string> = {}): Promise<Answer> {
  const reply = await fetch(`${portal.address}/api${route}`, { headers: { ...terms, ...headers } });
  if (reply.status === 429) {
    // The public record answers a limited number of requests a minute.
    const seconds = Number(reply.headers.get('x-ratelimit-reset') ?? reply.headers.get('retry-after') ?? 60);
    await new Promise((resume) => setTimeout(resume, (seconds + 1) * 1000));
    return ask(route, id, headers);
  }
  const own = /^(date|x-request-id|x-ratelimit.*)$/;
  const named = [...reply.headers].filter(([name]) => !own.test(name));
  const text = (await reply.text()).replace(/"request_id":"[^"]+"/, '').replaceAll(id || '\0', 'ID');
  return {
    status: reply.status,
    text,
    etag: reply.headers.get('etag'),
    all: JSON.stringify([reply.status, named, text]),
  };
}
const documentAt = (id: string) => `/public/cases/${caseId}/documents/${id}/`;

/** The reporter knows every ID, and asks for what is lodged in every way: the replies are those for nothing at all. */
async function expectNothingLodged(): Promise<void> {
  const { etag } = await ask(documentAt(redacted));
  const ways: Record<string, string>[] = [{}, { 'if-none-match': etag ?? '"x"' }, { range: 'bytes=0-9' }];
  for (const headers of ways) {
    const none = randomUUID();
    const missing = await ask(documentAt(none), none, headers);
    for (const id of [lodged, lodgedDocument]) {
      expect((await ask(documentAt(id), id, headers)).all).toBe(missing.all);
    }
  }
  const docket = await ask(`/public/cases/${caseId}/docket/`);
  expect(docket.text).not.toContain(lodged);
  expect(docket.text).not.toMatch(/Unredacted|zinc\b|lodged/i);
  const search = await ask(`/public/cases/?court=${courtId}&q=${encodeURIComponent('eleven parts zinc')}`);
  expect(JSON.parse(search.text).results).toEqual([]);
}

async function expectPublicCopies(): Promise<void> {
  expect((await ask(documentAt(motion))).status).toBe(200);
  const copy = await ask(documentAt(redacted));
  expect(copy.text).toContain('[REDACTED]');
  expect(copy.text).not.toContain(secret);
  await phone.goto(`${portal.address}/records/cases/${caseId}`);
  await phone
    .getByText(/Motion to seal/i)
    .first()
    .waitFor();
  expect(await phone.getByText(/Unredacted|Lodged/).count()).toBe(0);
  expect(await phone.getByText('Redacted declaration').count()).toBeGreaterThan(0);
}

describe('an attorney', () => {
  test('lodges the unredacted declaration with the motion, and pairs it with its redacted version', {
    timeout: slow,
  }, async () => {
    const form = new FormData();
    const main = 'NOTICE OF MOTION AND MOTION TO SEAL. Plaintiff moves to seal the formula in the declaration.';
    form.append('main_document', new Blob([main]), 'Motion to seal.txt');
    const headers = { authorization: `Bearer ${await tokenOf(filer)}` };
    const made = await fetch(`${portal.address}/api/documents/analyze/`, { method: 'POST', headers, body: form });
    filing = (await made.json()).analysis.id;
    const more = new FormData();
    more.append(
      'supporting_document',
      new Blob(['Declaration: the formula is [REDACTED].']),
      'Redacted declaration.txt',
    );
    more.append('supporting_document', new Blob([`Declaration. ${secret}`]), 'Unredacted declaration.txt');
    const added = await fetch(`${portal.address}/api/documents/analyze/${filing}/supporting`, {
      ...{ method: 'PUT', headers, body: more },
    });
    expect(added.status).toBe(201);
    const { draft } = await call(filer, 'GET', `/documents/${filing}/`);
    const path = `/documents/drafts/${draft.id}/envelope/`;
    const { documents, version } = await call(filer, 'GET', path);
    const lead = documents[0].document_id;
    lodgedDocument = documents[2].document_id;
    await call(filer, 'PUT', path, {
      ...{ version, destination: { to: 'case', case_id: caseId } },
      documents: [{ document_id: lead, code: 'mtn_seal', on_behalf_of: [] }],
    });

    await filer.goto(`${portal.address}/case-processing?draft=${filing}`);
    const section = filer.getByRole('region', { name: 'What will be filed' });
    const marks = section.getByLabel('Who may read it');
    await marks.nth(1).waitFor({ timeout: 60_000 });
    await marks.nth(1).selectOption({ label: 'Lodged conditionally under seal' });
    await marks.nth(0).selectOption({ label: 'Redacted version' });
    await section.getByLabel('The lodged document that was redacted').waitFor();
    await section.getByText('All changes saved').waitFor();
    expect(
      await findProblemsInEveryTheme(filer, (theme) => shoot(filer, `lodge-${theme}`, { fullPage: true })),
    ).toEqual([]);
    for (const width of [1024, 390]) {
      await filer.setViewportSize({ width, height: 900 });
      expect(await findOverflow(filer)).toEqual([]);
      await shoot(filer, `lodge-${width}`, { fullPage: true });
    }
    await filer.setViewportSize({ width: 1440, height: 900 });
    await filer.locator('button:enabled').filter({ hasText: 'File with the court' }).waitFor({ timeout: 60_000 });
    await fileDraft(filer);
    const filed = await call(filer, 'GET', `/documents/${filing}/`);
    [motion, redacted, lodged] = filed.documents.map((one: { version_id: string }) => one.version_id);
    expect(lodged).toBeTruthy();
  });
});

describe('the clerk', () => {
  test('sees on the review bench what is lodged, and with which redacted version', { timeout: slow }, async () => {
    await clerk.goto(`${portal.address}/review?filing=${filing}`);
    const choices = clerk.getByRole('region', { name: 'Filer’s choices' });
    await choices.getByText('Lodged conditionally under seal').waitFor();
    await choices.getByText('Redacted declaration.txt, the redacted version of Unredacted declaration.txt').waitFor();
    expect(await findProblemsInEveryTheme(clerk, (theme) => shoot(clerk, `bench-${theme}`))).toEqual([]);
    await expectNothingLodged();
  });

  test('accepts it, and the public reads the motion and its redacted version', { timeout: slow }, async () => {
    const { version } = await call(clerk, 'GET', `/review/${filing}/`);
    const decision = { version, decision: 'accepted', placement: { join: caseId } };
    await call(clerk, 'POST', `/review/${filing}/decision/`, decision);
    await expect.poll(async () => (await ask(documentAt(motion))).status, { timeout: 30_000 }).toBe(200);
    await phone.goto(`${portal.address}/records`);
    await phone.getByRole('button', { name: 'I accept the terms' }).click();
    await phone.getByLabel('Case number or name').waitFor();
    await expectPublicCopies();
    await shoot(phone, 'public-phone', { fullPage: true });
    expect(await findOverflow(phone)).toEqual([]);
    await expectNothingLodged();
    await clerk.goto(`${portal.address}/cases/${caseId}`);
    const list = clerk.getByRole('region', { name: 'Documents lodged under seal' });
    await list.getByText('Lodged conditionally under seal').waitFor();
    expect(await findProblemsInEveryTheme(clerk, (theme) => shoot(clerk, `case-${theme}`, { fullPage: true }))).toEqual(
      [],
    );
    for (const width of [1024, 390]) {
      await clerk.setViewportSize({ width, height: 900 });
      expect(await findOverflow(clerk)).toEqual([]);
      await shoot(clerk, `case-${width}`, { fullPage: true });
    }
    await clerk.setViewportSize({ width: 1440, height: 900 });
  });
});

describe('counsel of the other side', () => {
  test('reads the motion and its redacted version, and is not shown what is lodged', { timeout: slow }, async () => {
    const { results } = await call(opponent, 'GET', `/cases/${caseId}/docket/`);
    const { data } = await call(opponent, 'GET', `/cases/${caseId}/docket/${results[0].number}/documents/`);
    expect(data.map(({ id }: { id: string }) => id)).toEqual([motion, redacted]);
    await opponent.goto(`${portal.address}/cases/${caseId}`);
    await opponent
      .getByText(/Motion to seal/i)
      .first()
      .waitFor();
    expect(await opponent.getByRole('region', { name: 'Documents lodged under seal' }).count()).toBe(0);
    const none = randomUUID();
    await expect(call(opponent, 'GET', `/documents/versions/${lodged}/file`)).rejects.toThrow(/not_found/);
    await expect(call(opponent, 'GET', `/documents/versions/${none}/file`)).rejects.toThrow(/not_found/);
  });
});

describe('the judge', () => {
  test('grants the motion, and the document is sealed by the order', { timeout: slow }, async () => {
    const file = await fetch(`${portal.address}/api/documents/versions/${lodged}/file`, {
      headers: { authorization: `Bearer ${await tokenOf(judge)}` },
    });
    expect(await file.text()).toContain(secret);
    await call(judge, 'POST', '/rulings/', { version: 0, filing_id: filing, disposition: 'granted' });
    const state = async () => (await call(clerk, 'GET', `/cases/${caseId}/lodged-documents/`)).data[0].state;
    await expect.poll(state, { timeout: 30_000 }).toBe('sealed');
    await clerk.reload();
    const list = clerk.getByRole('region', { name: 'Documents lodged under seal' });
    await list.getByText('Sealed by order').waitFor();
    await list.getByRole('button', { name: 'Unseal' }).click();
    const dialog = clerk.getByRole('dialog');
    await dialog.getByLabel('The order', { exact: true }).waitFor();
    expect(await findProblemsInEveryTheme(clerk, (theme) => shoot(clerk, `unseal-${theme}`))).toEqual([]);
    await clerk.keyboard.press('Escape');
  });

  test('after which the public still reads the redacted version alone', { timeout: slow }, async () => {
    await expectPublicCopies();
    await expectNothingLodged();
    await filer.goto(`${portal.address}/cases/${caseId}`);
    await filer.getByRole('region', { name: 'Documents lodged under seal' }).getByText('Sealed by order').waitFor();
  });
});
