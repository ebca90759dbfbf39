import type { AccessLevel } from '#domain/access/accessLevels';
import type { CaseType } from '#domain/courts/choices';
import type { Side } from '#domain/participants/Role';

/** An entry of the docket, not struck, as checklists read it. */
export type DocketFact = {
  number: number;
  code: string | null;
  kind: 'filing' | 'hearing' | 'order' | 'status' | 'notice';
  filed_on: string;
  title: string;
  on_behalf_of: string | null;
  access: AccessLevel;
};

/** A present party. `name` is the one that the public record has. */
export type PartyFact = {
  id: string;
  name: string;
  /** The other names by which an entry may name the party. */
  names: readonly string[];
  role: string;
  role_id: string | null;
  side: Side;
  is_organization: boolean;
  is_minor: boolean;
  is_disposed: boolean;
};

/** What the record of a case shows, from which checklists are computed. */
export type CaseRecord = {
  case_type: CaseType;
  is_open: boolean;
  /** Stayed, in bankruptcy, on appeal, or in arbitration. */
  is_stayed: boolean;
  today: string;
  parties: readonly PartyFact[];
  entries: readonly DocketFact[];
};

/** The last entry with one of these codes. */
export function lastWith({ entries }: Pick<CaseRecord, 'entries'>, codes: readonly string[]): DocketFact | undefined {
  return entries.findLast(({ code }) => code !== null && codes.includes(code));
}

/** Whether an entry was filed for a party; null if the docket does not state for whom. */
export function isFiledFor({ on_behalf_of }: DocketFact, { names }: PartyFact): boolean | null {
  if (!on_behalf_of || /\bet al\b/i.test(on_behalf_of)) return null;
  const filer = on_behalf_of.toLowerCase();
  return names.some((name) => name !== '' && filer.includes(name.toLowerCase()));
}

/** The number, day, and title of an entry, as messages name it. */
export const entryOf = ({ number, filed_on, title }: DocketFact) => ({ entry: number, day: filed_on, title });
