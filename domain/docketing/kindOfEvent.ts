import type { docketKinds } from '#domain/cases/docketKinds';
import type { DocketEvent, EventGroup } from './DocketEvent.ts';

const kinds: Partial<Record<EventGroup, (typeof docketKinds)[number]>> = {
  hearing: 'hearing',
  trial: 'hearing',
  ruling: 'order',
  judgment: 'order',
  status: 'status',
  end: 'status',
  opening: 'status',
  assignment: 'status',
  relation: 'status',
  appeal: 'status',
};

/** What an entry of an event records, by which the docket is filtered. */
export const kindOfEvent = ({ group }: DocketEvent) => kinds[group] ?? 'notice';
