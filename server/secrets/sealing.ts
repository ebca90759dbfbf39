import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, readFile, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Config, SettingsError } from '#server/config';
import type { Needs } from '#server/needs';

/**
 * Encrypts what the database may keep but nobody may read in it: AES-256-GCM under ENCRYPTION_KEY. `purpose` binds the
 * result to its place, so that a sealed value copied elsewhere does not open there.
 */
export async function sealSecret({ config }: Needs<'config'>, purpose: string, secret: string): Promise<Buffer> {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', await keyFor(config, purpose), iv);
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.from([format]), iv, cipher.getAuthTag(), text]);
}

/** Opens what sealSecret made for the same purpose. Throws when it was changed, or sealed under another key. */
export async function openSecret({ config }: Needs<'config'>, purpose: string, sealed: Buffer): Promise<string> {
  if (sealed[0] !== format) throw new Error('This was not sealed by the portal, or by a newer one.');
  const iv = sealed.subarray(1, 1 + ivBytes);
  const tag = sealed.subarray(1 + ivBytes, 1 + ivBytes + tagBytes);
  const decipher = createDecipheriv('aes-256-gcm', await keyFor(config, purpose), iv);
  decipher.setAuthTag(tag);
  return Buffer.concat([decipher.update(sealed.subarray(1 + ivBytes + tagBytes)), decipher.final()]).toString('utf8');
}

const format = 1;
const ivBytes = 12;
const tagBytes = 16;

async function keyFor(config: Config, purpose: string): Promise<Buffer> {
  const master = config.encryption_key ?? (await ownKey(config));
  return Buffer.from(hkdfSync('sha256', master, 'assize', `sealed ${purpose}`, 32));
}

/** The key that an evaluation court makes for itself at the first need and keeps beside its data. */
async function ownKey({ data_dir, evaluation }: Config): Promise<string> {
  if (!evaluation) throw new SettingsError('ENCRYPTION_KEY is not set.');
  const file = path.join(data_dir, 'encryption-key');
  const made = randomBytes(48).toString('base64');
  if (!existsSync(file)) {
    const draft = `${file}.${randomBytes(6).toString('hex')}`;
    await writeFile(draft, made, { flag: 'wx', mode: 0o600 });
    // It appears whole or not at all; whoever comes second takes what the first put there.
    await link(draft, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    await unlink(draft);
  }
  const kept = await readFile(file, 'utf8');
  if (kept.length < 32)
    throw new SettingsError(`${file} is damaged: it has to hold the key that encrypts credentials.`);
  return kept;
}
