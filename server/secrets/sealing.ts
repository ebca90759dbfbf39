import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, readFile, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Config, SettingsError } from '#server/kernel/config';
import type { Needs } from '#server/kernel/needs';

/**
 * Encrypts values that must not be readable in the database: AES-256-GCM with ENCRYPTION_KEY. `purpose` binds the
 * result to its place, so that an encrypted value copied elsewhere cannot be decrypted there. The ID of the key is part
 * of the value, so that the key can be changed.
 */
export async function sealSecret({ config }: Needs<'config'>, purpose: string, secret: string): Promise<Buffer> {
  const master = await currentKey(config);
  const iv = randomBytes(ivBytes);
  const head = Buffer.concat([Buffer.from([format]), idOf(master)]);
  const cipher = createCipheriv('aes-256-gcm', keyFor(master, purpose), iv).setAAD(head);
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([head, iv, cipher.getAuthTag(), text]);
}

/**
 * Decrypts the result of sealSecret for the same purpose, under the current key or one of ENCRYPTION_KEYS_OLD. Throws
 * when it was changed, or sealed under another key.
 */
export async function openSecret({ config }: Needs<'config'>, purpose: string, sealed: Buffer): Promise<string> {
  if (sealed[0] === formatWithoutId) return openWithoutId(config, purpose, sealed);
  if (sealed[0] !== format)
    throw new Error('This value was not sealed by the portal, or was sealed by a newer version.');
  const id = sealed.subarray(1, 1 + idBytes);
  const master = (await allKeys(config)).find((key) => idOf(key).equals(id));
  if (!master)
    throw new Error('This value was sealed with a key that is neither ENCRYPTION_KEY nor in ENCRYPTION_KEYS_OLD.');
  return decipher(keyFor(master, purpose), sealed.subarray(1 + idBytes), sealed.subarray(0, 1 + idBytes));
}

/** Keys that only the portal can derive, one for each purpose: the current one, then those of ENCRYPTION_KEYS_OLD. */
export async function deriveKeys({ config }: Needs<'config'>, purpose: string): Promise<Buffer[]> {
  return (await allKeys(config)).map((master) =>
    Buffer.from(hkdfSync('sha256', master, 'assize', `derived ${purpose}`, 32)),
  );
}

/** Whether a value was sealed in today's form and under the current key. */
export async function isSealedWithCurrentKey({ config }: Needs<'config'>, sealed: Buffer): Promise<boolean> {
  return sealed[0] === format && sealed.subarray(1, 1 + idBytes).equals(idOf(await currentKey(config)));
}

const format = 2;
/** Values sealed before keys had an id. */
const formatWithoutId = 1;
const idBytes = 6;
const ivBytes = 12;
const tagBytes = 16;

async function openWithoutId(config: Config, purpose: string, sealed: Buffer): Promise<string> {
  let failed: unknown;
  for (const master of await allKeys(config)) {
    try {
      return decipher(keyFor(master, purpose), sealed.subarray(1), null);
    } catch (error) {
      failed ??= error;
    }
  }
  throw failed;
}

function decipher(key: Buffer, sealed: Buffer, head: Buffer | null): string {
  const opener = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivBytes), { authTagLength: tagBytes });
  if (head) opener.setAAD(head);
  opener.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([opener.update(sealed.subarray(ivBytes + tagBytes)), opener.final()]).toString('utf8');
}

function keyFor(master: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', master, 'assize', `sealed ${purpose}`, 32));
}

/** Identifies a key without revealing any of it. */
function idOf(master: string): Buffer {
  return Buffer.from(hkdfSync('sha256', master, 'assize', 'id of the key', idBytes));
}

async function currentKey(config: Config): Promise<string> {
  return config.encryption_key ?? (await ownKey(config));
}

async function allKeys(config: Config): Promise<string[]> {
  return [await currentKey(config), ...config.encryption_keys_old];
}

/** The key that an evaluation court makes for itself at the first need and keeps beside its data. */
async function ownKey({ data_dir, evaluation }: Config): Promise<string> {
  if (!evaluation) throw new SettingsError('ENCRYPTION_KEY is not set.');
  const file = path.join(data_dir, 'encryption-key');
  const made = randomBytes(48).toString('base64');
  if (!existsSync(file)) {
    const draft = `${file}.${randomBytes(6).toString('hex')}`;
    await writeFile(draft, made, { flag: 'wx', mode: 0o600 });
    // It appears complete or not at all; a process that comes second takes what the first put there.
    await link(draft, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    await unlink(draft);
  }
  const kept = await readFile(file, 'utf8');
  if (kept.length < 32)
    throw new SettingsError(`${file} is damaged. It must contain the key that encrypts credentials.`);
  return kept;
}
