import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type AccessLevel, levelsReadBy } from '#domain/access/accessLevels';
import { grantedCases, grantedFilings } from './grantedTo.ts';
import type { Seer } from './Seer.ts';

/** Levels as an array of the database. */
export const arrayOf = (levels: readonly AccessLevel[]): SQL => sql`${sql.param(`{${levels.join(',')}}`)}::text[]`;

/** Whether the viewer reads a case of the level in a column, or is named in it by an order (domain/access). */
export const isCaseLevelRead = (level: SQLWrapper, case_id: SQLWrapper, viewer: Seer): SQL =>
  sql`(${level} = any(${arrayOf(levelsReadBy(viewer.capacity))}) or ${case_id} = any(array(${grantedCases(viewer)})))`;

/** The same for a filing; who filed it reads it by another rule. */
export const isFilingLevelRead = (level: SQLWrapper, filing_id: SQLWrapper, viewer: Seer): SQL =>
  sql`(${level} = any(${arrayOf(levelsReadBy(viewer.capacity))}) or ${filing_id} = any(array(${grantedFilings(viewer)})))`;
