import type { PeopleDoubts } from '#domain/rules/kinds/people/messages';
import type { Texts } from '../../Catalog.ts';

export const peopleDoubts: Texts<PeopleDoubts> = {
  'people.reason_of_rule': ({ why }) => why,
  'people.not_checked_by_portal': () => 'The portal does not check this; it needs human review.',
};
