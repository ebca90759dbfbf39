import type { Catalog } from '../Catalog.ts';
import { calendarNotices } from './notices/calendar.ts';
import { filingNotices } from './notices/filings.ts';
import { peopleNotices } from './notices/people.ts';

/** What notices say in the portal. What a mail says of them is in the texts of mails. */
export const notices: Catalog['notices'] = { ...filingNotices, ...calendarNotices, ...peopleNotices };
