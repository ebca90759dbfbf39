import { existsSync, readdirSync, readFileSync as readFile } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { sampleDocuments } from '#server/seed/sampleDocuments';
import { typesetDocument } from '#server/seed/typesetDocument';

/** What several journeys do in the same way. */

export const evaluationPassword = 'evaluation';

/** Signs in through the bundled identity provider, from the guard's door to the screen that follows. */
export async function signInThroughProvider(page: Page, address: string, email: string): Promise<void> {
  await page.goto(`${address}/login`);
  await page.getByRole('button', { name: /^Continue with/ }).click();
  await page.waitForURL(/\/idp\//);
  await page.getByRole('button', { name: email }).click();
  await page.waitForURL(/\/(dashboard|judge-dashboard)/);
}

/** A real filing of the corpus if it is next to the project, or else one of the project's own. */
export function findFilingToFile(): { name: string; mimeType: string; buffer: Buffer } {
  const corpus = path.join(import.meta.dirname, '../../shared/corpus/files');
  const real = existsSync(corpus) ? readdirSync(corpus).find((file) => file.endsWith('complaint_acrl.pdf')) : undefined;
  if (real) return { name: real, mimeType: 'application/pdf', buffer: readFile(path.join(corpus, real)) };
  return ownDocument();
}

/** A complaint set by the project itself, under a name that no document of the sample court has. */
export function ownDocument(name = 'Complaint by Morgan Sample.pdf'): {
  name: string;
  mimeType: string;
  buffer: Buffer;
} {
  const buffer = typesetDocument(sampleDocuments[0]!, new Date('2026-03-17T12:00:00Z'));
  return { name, mimeType: 'application/pdf', buffer };
}

/** Presses Analyze, and confirms the question that the portal asks before it files a doubtful document. */
export async function fileChosen(page: Page): Promise<void> {
  const answered = page.waitForResponse(
    (reply) => reply.url().includes('/api/documents/analyze/') && reply.request().method() === 'POST',
    { timeout: 60_000 },
  );
  await page.getByRole('button', { name: 'Analyze', exact: true }).click();
  // 409: the portal asks before it files.
  if ((await answered).status() !== 409) return;
  const question = page.getByRole('alertdialog', { name: 'Check before you file' });
  await question.getByRole('button', { name: 'File anyway' }).click();
}
