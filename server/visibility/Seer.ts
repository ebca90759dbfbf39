import type { Actor } from '#server/kernel/actor';

/** The viewer: enough data to determine their access. */
export type Seer = Pick<Actor, 'capacity' | 'person_id' | 'court_id' | 'firm' | 'only_for' | 'through'>;
