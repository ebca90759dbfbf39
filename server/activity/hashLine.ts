import { createHash } from 'node:crypto';
import { type ActivityLine, canonicalLine } from '#domain/activity/canonicalLine';

/** The SHA-256 that seals a line together with everything before it, in hexadecimal. */
export function hashLine(line: ActivityLine): string {
  return createHash('sha256').update(canonicalLine(line)).digest('hex');
}
