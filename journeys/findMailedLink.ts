import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The link in the latest email to this address, or null. The evaluation court writes each email to a file. */
export function findMailedLink(dataDir: string, email: string): string | null {
  const folder = path.join(dataDir, 'mail');
  if (!existsSync(folder)) return null;
  const letters = readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .filter((letter) => letter.split('\r\n').includes(`To: ${email}`));
  const link = /^https?:\/\/\S+/m.exec(decodeQuotedPrintable(letters.at(-1) ?? ''));
  return link?.[0] ?? null;
}

/** Long lines of an email are broken with "=" at the end, and "=" itself is written as "=3D". */
function decodeQuotedPrintable(letter: string): string {
  if (!/^content-transfer-encoding: quoted-printable\r?$/im.test(letter)) return letter;
  return letter
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_escape, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
