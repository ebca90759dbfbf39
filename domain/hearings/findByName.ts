type Named = { id: string; name: string };

/** The judges, rooms and kinds of events of a court, among which a hearing's names are looked up. */
export type Directory = {
  judges: readonly Named[];
  rooms: readonly (Named & { active: boolean })[];
  kinds: readonly (Named & { active: boolean; duration_minutes: number; held_in_sitting: boolean })[];
};

/** Why a name has no match. */
export type NameProblem =
  | { code: 'no_judges' }
  | { code: 'unknown_judge' }
  | { code: 'ambiguous_judge' }
  | { code: 'unknown_room'; open: string[] }
  | { code: 'room_closed'; name: string }
  | { code: 'unknown_kind' }
  | { code: 'kind_ended'; name: string };

/** What was found; null where the court has not named any, and the name itself counts. */
export type Lookup<T> = { found: T | null } | { problem: NameProblem };

/** The judge of this id, or the only one with this name. */
export function findJudge({ judges }: Directory, name: string, id?: string): Lookup<Named> {
  const matching = judges.filter((judge) => (id ? judge.id === id : sameName(judge.name, name)));
  if (matching.length === 1) return { found: matching[0]! };
  if (matching.length > 1) return { problem: { code: 'ambiguous_judge' } };
  return { problem: { code: judges.length === 0 ? 'no_judges' : 'unknown_judge' } };
}

/** The room of this name that takes hearings. */
export function findRoom({ rooms }: Directory, name: string): Lookup<Named> {
  const room = rooms.find((one) => sameName(one.name, name));
  if (room?.active) return { found: room };
  if (room) return { problem: { code: 'room_closed', name: room.name } };
  if (rooms.length === 0) return { found: null };
  return { problem: { code: 'unknown_room', open: rooms.filter(({ active }) => active).map((one) => one.name) } };
}

/** The kind of event of this name that is still held. */
export function findKind({ kinds }: Directory, name: string): Lookup<Directory['kinds'][number]> {
  const kind = kinds.find((one) => sameName(one.name, name));
  if (kind?.active) return { found: kind };
  if (kind) return { problem: { code: 'kind_ended', name: kind.name } };
  return kinds.length === 0 ? { found: null } : { problem: { code: 'unknown_kind' } };
}

/** The ids of a hearing that is known by names alone, as in imported calendars; null if a name has no match. */
export function findIds(directory: Directory, named: { judge: string; venue: string; event_type: string }) {
  const judges = directory.judges.filter(({ name }) => sameName(name, named.judge));
  const idOf = (among: readonly Named[], name: string) => among.find((one) => sameName(one.name, name))?.id ?? null;
  return {
    judge_id: judges.length === 1 ? judges[0]!.id : null,
    courtroom_id: idOf(directory.rooms, named.venue),
    event_type_id: idOf(directory.kinds, named.event_type),
  };
}

function sameName(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
