import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';
import { type Config, SettingsError } from '#server/kernel/config';
import { type Log, silentLog } from '#server/kernel/Log';
import type { Mail, Mailer } from '#server/kernel/ports/Mailer';

/**
 * Sends the portal's mail through the configured server. The evaluation court, where none is configured, writes each
 * mail into a file that any mail program opens.
 */
export function createMailer(config: Config, log: Log = silentLog): Mailer {
  const { smtp_url, requires_tls, from } = config.mail;
  if (smtp_url) return mailThroughServer(smtp_url, { requires_tls, from });
  if (config.production)
    throw new SettingsError('SMTP_URL is not set. Set it to the mail server for password links and notices.');
  return mailIntoFolder(path.join(config.data_dir, 'mail'), from, log);
}

function mailThroughServer(smtp_url: string, { requires_tls, from }: { requires_tls: boolean; from: string }): Mailer {
  const transport = nodemailer.createTransport({
    url: smtp_url,
    // A server at smtp:// that offers no STARTTLS is sent nothing, not even the password of the account.
    requireTLS: requires_tls,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    async send(mail) {
      await transport.sendMail(addressed(mail, from));
    },
    async check() {
      await transport.verify();
    },
    async close() {
      transport.close();
    },
  };
}

function mailIntoFolder(folder: string, from: string, log: Log): Mailer {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(addressed(mail, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = path.join(
        folder,
        `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`,
      );
      await writeFile(file, message as Buffer, { mode: 0o600 });
      log.info(`Email to ${mail.to}: ${file}`);
    },
    async check() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await access(folder, constants.W_OK);
    },
    async close() {},
  };
}

function addressed({ id, ...mail }: Mail, from: string) {
  return { ...mail, from, ...(id !== undefined && { messageId: `<${id}>` }) };
}
