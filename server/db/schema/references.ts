import { text, uuid } from 'drizzle-orm/pg-core';
import { courts } from './courts.ts';
import { people } from './people.ts';

/** References that many tables have. */

/** The court that a row belongs to. */
export const court = () =>
  text('court_id')
    .notNull()
    .references(() => courts.id);

/** A person; null unless the column states otherwise. */
export const person = (name: string) => uuid(name).references(() => people.id);

/** The person whose row it is, in one court. */
export const ofPerson = () => ({ person_id: person('person_id').notNull(), court_id: court() });
