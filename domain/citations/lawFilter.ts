import { NameFilter } from './nameFilter.ts';

/** The first letters of everything that begins with a capital: laws, rules, rulings, and reporters without a volume. */
export const lawFilter = new NameFilter();

for (const name of ['Restatement', 'Public L', 'Pub. L.', 'Pvt. L.', 'Private L', 'Executive Order', 'Exec. Order'])
  lawFilter.add(name);
