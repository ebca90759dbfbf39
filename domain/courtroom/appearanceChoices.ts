import { joinNames } from '#domain/docketing/joinNames';

/** A participant of a case, as far as an appearance depends on it. The public name of a minor has initials. */
export type Participant = {
  id: string;
  public_name: string;
  role: string;
  role_id: string | null;
  ended: object | null;
  counsel: readonly {
    attorney_id: string | null;
    full_name: string | null;
    bar_number: string | null;
    ended: object | null;
  }[];
};

/** Someone who can appear: the digit that chooses it, and what the record will state. */
export type AppearanceChoice = {
  /** 1 to 9, then 0; null for those after the tenth. */
  digit: string | null;
  key: string;
  name: string;
  for: string;
  is_counsel: boolean;
};

const neverAppear: readonly (string | null)[] = ['doe', 'decedent'];
const digits = '1234567890';

/** Who can appear in a case: counsel first, then the parties, each with its digit. Counsel of several parties is one. */
export function appearanceChoices(participants: readonly Participant[]): AppearanceChoice[] {
  const present = participants.filter((one) => one.ended === null && !neverAppear.includes(one.role_id));
  const counsel = new Map<string, { name: string; clients: string[] }>();
  for (const party of present) {
    for (const { attorney_id, full_name, bar_number, ended } of party.counsel) {
      const name = full_name ?? bar_number;
      if (ended !== null || name === null) continue;
      const key = `counsel:${attorney_id ?? name.toLowerCase()}`;
      const known = counsel.get(key) ?? { name, clients: [] };
      known.clients.push(inRole(party));
      counsel.set(key, known);
    }
  }
  const lines = [
    ...[...counsel].map(([key, { name, clients }]) => ({ key, name, for: joinNames(clients), is_counsel: true })),
    ...present.map((one) => ({
      ...{ key: `party:${one.id}`, name: one.public_name, is_counsel: false },
      for: one.role.toLowerCase(),
    })),
  ];
  return lines.map((line, at) => ({ ...line, digit: digits[at] ?? null }));
}

const inRole = (party: Participant) => `${party.role.toLowerCase()} ${party.public_name}`;
