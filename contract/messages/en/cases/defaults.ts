import type { DefaultEntries } from '#domain/cases/DefaultEntries';
import { spellDay } from '#domain/days/spellDay';
import type { Texts } from '../../Catalog.ts';

const closed = {
  returned_served: 'returned served',
  returned_unserved: 'returned without service',
  recalled: 'recalled',
} as const;

/** The texts of the entries about defaults and issued instruments for which the lists of codes have no event. */
export const defaultEntries: Texts<DefaultEntries> = {
  'docket.default_referred': ({ party, judge, reason }) =>
    `Request for default as to ${party} referred to ${judge ?? 'a judge'}. ${reason}`,
  'docket.default_set_aside': ({ party, with_judgment, authority, reason }) =>
    `Default${with_judgment ? ' and default judgment' : ''} as to ${party} set aside (${authority}). ${reason}`,
  'docket.instrument_closed': ({ title, number, how, on, reason }) =>
    `${title} ${number} ${closed[how]} on ${spellDay(on)}. ${reason ?? ''}`.trim(),
};
