import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { AccessKind } from '#domain/activity/accessKinds';

/** One access, before it is added to the hour's entry. */
export type AccessEntry = {
  court_id: string;
  kind: AccessKind;
  /** Who; for a failed sign-in the account, where it exists. */
  person_id: string | null;
  person_role: string | null;
  address: string;
  subject_type: 'filing' | 'version' | 'case' | 'hearing' | 'hearings' | 'call' | 'sign_in';
  subject_id: string;
  detail: string | null;
  at: Date;
};

const hourMs = 3_600_000;

/** The key of an entry: the same person (or network), thing, kind and hour. */
export function keyOf(entry: AccessEntry): string {
  const who = entry.person_id && entry.kind !== 'sign_in_failed' ? entry.person_id : networkOf(entry.address);
  const account = entry.kind === 'sign_in_failed' ? entry.person_id : null;
  const hour = Math.floor(entry.at.getTime() / hourMs);
  const { court_id, kind, subject_type, subject_id } = entry;
  const parts = [
    court_id,
    kind,
    who,
    account,
    subject_type,
    subject_id,
    kind === 'refused' ? entry.detail : null,
    hour,
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

/** An IPv6 subscriber has at least 2^64 addresses, of which each would otherwise make an entry. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  if (tail !== undefined) {
    const after = tail.split(':').filter(Boolean);
    while (groups.length + after.length < 8) groups.push('0');
    groups.push(...after);
  }
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
