/** The docket entries of defaults for which the lists of codes have no event. `reason` is the court’s own words. */
export type DefaultEntries = {
  'docket.default_referred': { party: string; judge: string | null; reason: string };
  'docket.default_set_aside': { party: string; with_judgment: boolean; authority: string; reason: string };
  'docket.instrument_closed': {
    title: string;
    number: string;
    how: 'returned_served' | 'returned_unserved' | 'recalled';
    on: string;
    reason: string | null;
  };
};
