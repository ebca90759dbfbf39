import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Receiver, startReceiver } from '#server/webhooks/testing/startReceiver';
import { findMailedLink } from './findMailedLink.ts';
import { findAccessibilityProblems, openBrowser, openPage } from './openBrowser.ts';
import { type RunningPortal, startPortal } from './startPortal.ts';
import { fileChosen, ownDocument, signInThroughProvider } from './steps.ts';

let portal: RunningPortal;
let browser: Browser;
let staff: Page;
let administrator: Page;
let receiver: Receiver;
let key = '';

beforeAll(async () => {
  [portal, browser, receiver] = await Promise.all([startPortal(), openBrowser(), startReceiver()]);
  staff = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  administrator = await openPage(browser, { viewport: { width: 1024, height: 900 } });
  await signInThroughProvider(staff, portal.address, 't.terminal@alder.example.com');
  await signInThroughProvider(administrator, portal.address, 'r.registrar@alder.example.com');
});
afterAll(async () => {
  await browser?.close();
  await portal?.stop();
  await receiver?.stop();
});

const email = 'systems@alder.gov';
const fileWithKey = async () => {
  const { name, mimeType, buffer } = ownDocument();
  const form = new FormData();
  form.append('file', new File([new Uint8Array(buffer)], name, { type: mimeType }));
  form.append('jurisdiction', 'California');
  return fetch(`${portal.address}/api/v1/documents/analyze`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body: form,
  });
};

describe('IT staff', () => {
  test('request access, with an address that ends in .gov', async () => {
    await staff.goto(`${portal.address}/api-access`);
    await staff.getByRole('heading', { name: 'API Access Management' }).waitFor();
    await staff.getByRole('button', { name: 'Request access' }).click();
    await staff.getByText('Please fill in the required details.').waitFor();
    await staff.getByLabel('Government email address').fill('systems@example.com');
    await staff.getByLabel('Reason').fill('To connect the case management system.');
    await staff.getByRole('button', { name: 'Request access' }).click();
    await staff.getByText('Only Government email addresses are allowed.').waitFor();
    expect(await findAccessibilityProblems(staff)).toEqual([]);
    await staff.getByLabel('Government email address').fill(email.toUpperCase());
    await staff.getByRole('button', { name: 'Request access' }).click();
    await staff.getByText('Select at least one.').waitFor();
    for (const scope of await staff.getByRole('checkbox').all()) await scope.check();
    await staff.getByRole('button', { name: 'Request access' }).click();
    await staff.getByText('Access request submitted successfully.').waitFor();
    await staff.getByText(`Access for ${email}`).waitFor();
  });

  test('are not approved before the address is verified', async () => {
    await administrator.goto(`${portal.address}/api-access?tab=review`);
    await administrator.getByRole('button', { name: new RegExp(`^Decide on .*${email}$`) }).click();
    expect(await administrator.getByRole('button', { name: 'Approve' }).isDisabled()).toBe(true);
    expect(await findAccessibilityProblems(administrator)).toEqual([]);
  });

  test('verify the address with the emailed link', async () => {
    await expect
      .poll(() => findMailedLink(portal.dataDir, email), { timeout: 30_000 })
      .toMatch(/\/verify-email\?token=/);
    await staff.goto(findMailedLink(portal.dataDir, email)!);
    await staff.getByRole('button', { name: 'Verify this address' }).click();
    await staff.getByText('The address has been verified. Thank you.').waitFor();
    expect(await findAccessibilityProblems(staff)).toEqual([]);
  });

  test('are approved by the administrator', async () => {
    await administrator.reload();
    await administrator.getByRole('button', { name: new RegExp(`^Decide on .*${email}$`) }).click();
    expect(await findAccessibilityProblems(administrator)).toEqual([]);
    await administrator.getByRole('button', { name: 'Approve' }).click();
    await administrator.getByText('Access approved.').waitFor();
  });

  test('are shown the key once, and call the portal with it', async () => {
    await staff.goto(`${portal.address}/api-access`);
    await staff.getByRole('button', { name: 'Show key' }).click();
    const shown = staff.getByRole('alertdialog');
    key = await shown.getByLabel('Key', { exact: true }).inputValue();
    expect(key).toMatch(/^assize_[\w-]{43}$/);
    expect(await findAccessibilityProblems(staff)).toEqual([]);
    await shown.getByRole('button', { name: 'I have copied it' }).click();
    expect(await staff.getByRole('button', { name: 'Show key' }).count()).toBe(0);

    const reply = await fileWithKey();
    expect(reply.status).toBe(200);
    expect(await reply.json()).toMatchObject({ jurisdiction: 'California', amount: expect.stringMatching(/^\$/) });
  });

  test('try a call in the documentation, and get a real response', async () => {
    await staff.goto(`${portal.address}/api-docs`);
    const call = staff.locator('#postV1DocumentsGenerate');
    await staff.getByLabel(/^Your key/).fill(key);
    await call.getByRole('button', { name: 'Try it' }).click();
    expect(await findAccessibilityProblems(staff)).toEqual([]);
    const [download] = await Promise.all([
      staff.waitForEvent('download'),
      (async () => {
        await call.getByRole('button', { name: 'Send' }).click();
        await call.getByRole('link', { name: /^Save .*\(application\/pdf\)$/ }).click();
      })(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  });

  test('set up a webhook and test it, and another system receives a signed message about a filing', async () => {
    await staff.getByRole('button', { name: 'Add endpoint' }).click();
    const form = staff.getByRole('dialog');
    await form.getByLabel('URL').fill('https://169.254.169.254/latest');
    await form.getByRole('button', { name: 'Add endpoint' }).click();
    await form.getByText(/is in a private network/).waitFor();
    await form.getByLabel('URL').fill(receiver.url);
    await form.getByRole('button', { name: 'Add endpoint' }).click();
    const shown = staff.getByRole('alertdialog');
    receiver.trust(await shown.getByRole('textbox', { name: 'Signing secret' }).inputValue());
    await shown.getByRole('button', { name: 'I have copied it' }).click();

    await staff.getByRole('button', { name: 'Send test' }).click();
    await staff.getByText('Delivered. The receiver responded with status 204.').waitFor();

    await administrator.goto(`${portal.address}/case-processing`);
    await administrator.locator('input[type=file]').first().setInputFiles(ownDocument());
    await fileChosen(administrator);
    await expect
      .poll(() => receiver.heard.map(({ body }) => JSON.parse(body).type), { timeout: 30_000 })
      .toContain('filing.submitted');
    expect(receiver.heard.every(({ verified }) => verified)).toBe(true);
  });

  test('find the delivery in the log and send it again', async () => {
    await staff.getByRole('button', { name: 'Deliveries' }).click();
    const log = staff.getByRole('dialog');
    await log.getByRole('button', { name: 'Refresh' }).click();
    await log.getByRole('button', { name: /Delivered.*filing\.submitted/ }).click();
    const before = receiver.heard.length;
    await log.getByRole('button', { name: 'Redeliver' }).click();
    await expect.poll(() => receiver.heard.length).toBe(before + 1);
    expect(receiver.heard.at(-1)!.body).toBe(
      receiver.heard.find(({ body }) => body.includes('filing.submitted'))!.body,
    );
    expect(await findAccessibilityProblems(staff)).toEqual([]);
  });

  test('can no longer use the key after the administrator revokes it', async () => {
    await administrator.goto(`${portal.address}/api-access?tab=keys`);
    await administrator.getByRole('button', { name: /^Revoke assize_/ }).click();
    await administrator.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
    await administrator.getByText('Key revoked. It no longer works.').waitFor();
    const reply = await fileWithKey();
    expect([reply.status, (await reply.json()).code]).toEqual([401, 'key_refused']);
  });
});
