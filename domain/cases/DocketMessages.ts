import type { CourtsMoment } from '#domain/courts/CourtsMoment';
import type { Deficiency } from '#domain/filings/Deficiency';
import type { MessageOf } from '#domain/messages/Message';
import type { CaseLifeEntries } from './CaseLifeEntries.ts';
import type { DefaultEntries } from './DefaultEntries.ts';

/** An entry of a lead case, as it is entered in a member case. */
interface SpreadEntry {
  from: string;
  entry: number;
  text: DocketMessage;
}

/** The texts of docket entries. Names are stored as of the entry. */
export type DocketMessages = CaseLifeEntries &
  DefaultEntries & {
    'docket.spread': SpreadEntry;
    'docket.filed': { document: string; filer: string };
    /** `order`: its title without the mark of a proposal; null where nothing else was in it. */
    'docket.order_signed': { order: string | null; judge: string };
    /** `entry`: the number of the filing on the docket. */
    'docket.deficiency_noted': { entry: number; deficiency: Deficiency; correct_by: CourtsMoment | null };
    /** `reason`: the clerk's own words. */
    'docket.case_closed': { disposition: string; reason: string };
    'docket.case_reopened': { reason: string };
    /** An entry with its own wording, from another system or an earlier version of this one. */
    'docket.written': { text: string };
  };
export type DocketMessage = MessageOf<DocketMessages>;
