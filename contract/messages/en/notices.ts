import type { Catalog } from '../Catalog.ts';
import { calendarNotices } from './notices/calendar.ts';
import { docketNotices } from './notices/docket.ts';
import { feeNotices } from './notices/fees.ts';
import { filingNotices } from './notices/filings.ts';
import { peopleNotices } from './notices/people.ts';

/** The texts of notices in the portal. The texts of emails about them are in the email texts. */
export const notices: Catalog['notices'] = {
  ...filingNotices,
  ...feeNotices,
  ...docketNotices,
  ...calendarNotices,
  ...peopleNotices,
};
