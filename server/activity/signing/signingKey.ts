import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { link, mkdir, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Config, SettingsError } from '#server/kernel/config';

/** Signs with the court's Ed25519 key, which is never in the database. */
export type SigningKey = { id: string; sign(text: string): string };

/** Checks signatures against the keys of RECORD_SIGNING_KEY_FILE. Undefined where none of them has this id. */
export type SignatureCheck = (keyId: string, text: string, signature: string) => boolean | undefined;

/** The key that signs: the private one in the file. An evaluation court makes it at the first need. */
export async function openSigningKey(config: Config): Promise<SigningKey> {
  if (!existsSync(config.record.key_file)) await makeKey(config);
  assertPrivateFile(config.record.key_file);
  const [first] = readKeys(config.record.key_file).filter(({ type }) => type === 'private');
  if (!first) throw new SettingsError(`RECORD_SIGNING_KEY_FILE ${config.record.key_file} contains no private key.`);
  return { id: fingerprintOf(first), sign: (text) => sign(null, Buffer.from(text), first).toString('base64') };
}

/** All keys of the file: the one that signs now and, as public keys, those that signed before it. */
export function openSignatureCheck({ record }: Config): SignatureCheck {
  const keys = existsSync(record.key_file) ? readKeys(record.key_file) : [];
  const byId = new Map(keys.map((key) => [fingerprintOf(key), key]));
  return (keyId, text, signature) => {
    const key = byId.get(keyId);
    return key && verify(null, Buffer.from(text), publicOf(key), Buffer.from(signature, 'base64'));
  };
}

async function makeKey({ evaluation, record }: Config): Promise<void> {
  if (!evaluation) {
    throw new SettingsError(
      `RECORD_SIGNING_KEY_FILE ${record.key_file} does not exist. Create the key with "openssl genpkey -algorithm ed25519 -out FILE" and store a copy with the court's other keys.`,
    );
  }
  const made = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
  await mkdir(path.dirname(record.key_file), { recursive: true });
  const draft = `${record.key_file}.${process.pid}`;
  await writeFile(draft, made, { flag: 'wx', mode: 0o600 });
  // It appears complete or not at all; a second process uses the key that the first one created.
  await link(draft, record.key_file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await unlink(draft);
}

function assertPrivateFile(file: string): void {
  if (process.platform === 'win32' || (statSync(file).mode & 0o007) === 0) return;
  throw new SettingsError(
    `RECORD_SIGNING_KEY_FILE ${file} is readable by every user of this machine. Run "chmod 600 ${file}".`,
  );
}

const pemBlock = /-----BEGIN (PRIVATE|PUBLIC) KEY-----[\s\S]+?-----END \1 KEY-----/g;

function readKeys(file: string): KeyObject[] {
  const keys = [...readFileSync(file, 'utf8').matchAll(pemBlock)].map(([pem, kind]) => readKey(file, pem, kind!));
  if (keys.length > 0 && keys.every(({ asymmetricKeyType }) => asymmetricKeyType === 'ed25519')) return keys;
  throw new SettingsError(`RECORD_SIGNING_KEY_FILE ${file} must contain only Ed25519 keys in PEM.`);
}

function readKey(file: string, pem: string, kind: string): KeyObject {
  try {
    return kind === 'PRIVATE' ? createPrivateKey(pem) : createPublicKey(pem);
  } catch {
    throw new SettingsError(`RECORD_SIGNING_KEY_FILE ${file} contains a key that cannot be read.`);
  }
}

const publicOf = (key: KeyObject) => (key.type === 'private' ? createPublicKey(key) : key);

/** SHA-256 of the public key, of which the first 16 bytes suffice to distinguish a court's few keys. */
function fingerprintOf(key: KeyObject): string {
  const der = publicOf(key).export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(der).digest('hex').slice(0, 32);
}
