import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '#server/kernel/config';
import { createMailer } from './createMailer.ts';
import { writeMail } from './mailTexts.ts';
import { startSmtpServer } from './testing/startSmtpServer.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'assize-mail-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const mail = writeMail('judge@example.com', 'password_link', {
  court: 'Superior Court, County of Alder',
  link: 'http://localhost:3000/forgot-password?token=secret-of-the-mail',
});

describe('the portal’s letters', () => {
  test('are complete: no placeholder remains', () => {
    expect(mail).toMatchObject({
      to: 'judge@example.com',
      subject: 'Set a new password for Superior Court, County of Alder',
    });
    expect(mail.text).toContain('token=secret-of-the-mail');
    expect(`${mail.subject}${mail.text}`).not.toMatch(/[{}]/);
  });
});

describe('without a mail server the evaluation court', () => {
  test('writes each email into a separate file, and logs the file without its contents', async () => {
    const said: string[] = [];
    const log = { info: (line: string) => void said.push(line), warn: () => {}, error: () => {} };
    const mailer = createMailer(readConfig({ DATA_DIR: folder }, '/'), log);
    await Promise.all([mailer.send(mail), mailer.send(mail)]);
    const files = readdirSync(path.join(folder, 'mail'));
    expect(files).toHaveLength(2);
    const file = path.join(folder, 'mail', files[0]!);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).toMatch(
      /^(?=[\s\S]*To: judge@example\.com)(?=[\s\S]*From: Assize)(?=[\s\S]*secret-of)/,
    );
    expect(said.join()).toContain(folder);
    expect(said.join()).not.toContain('secret-of-the-mail');
  });
});

describe('with a mail server', () => {
  test('the mail is handed over to it, in SMTP', async () => {
    const server = await startSmtpServer();
    const mailer = createMailer(
      readConfig({ DATA_DIR: folder, SMTP_URL: server.url, MAIL_FROM: 'court@example.com' }, '/'),
    );
    try {
      await mailer.send(mail);
      expect(server.heard()).toMatch(
        /MAIL FROM:<court@example\.com>[\s\S]*RCPT TO:<judge@example\.com>[\s\S]*secret-of/,
      );
      await mailer.send({ ...mail, id: 'event.person@portal.example.com' });
      expect(server.heard()).toContain('Message-ID: <event.person@portal.example.com>');
    } finally {
      await mailer.close();
      server.stop();
    }
  });

  test('that refuses the email, the sender gets an error, so that the job retries', async () => {
    const server = await startSmtpServer({ toRecipient: '550 No such mailbox' });
    const mailer = createMailer(readConfig({ DATA_DIR: folder, SMTP_URL: server.url }, '/'));
    try {
      await expect(mailer.send(mail)).rejects.toThrow('550');
    } finally {
      await mailer.close();
      server.stop();
    }
  });
});
