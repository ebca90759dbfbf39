import type { Catalog } from '../../Catalog.ts';

/** What a mail says of each kind of notice: never a name, a caption or anything else from the record. */
export const mailedNotices: Catalog['mailedNotices'] = {
  filing_received: 'The court received your filing',
  filing_accepted: 'The court accepted a filing of yours',
  filing_returned: 'The court returned a filing of yours for correction',
  filing_rejected: 'The court rejected a filing of yours',
  order_sent_back: 'A judge sent back a proposed order',
  analysis_failed: 'A document of yours could not be read',
  hearing_scheduled: 'A hearing was scheduled',
  hearing_changed: 'A hearing was moved or changed',
  hearing_cancelled: 'A hearing was cancelled',
  deadline_upcoming: 'A deadline is near',
  deadline_moved: 'The date of a deadline changed',
  judge_pending: 'A judge profile awaits verification',
  attorney_claim: 'An attorney awaits confirmation',
  access_request: 'A person requests API access',
  contact_request: 'A visitor requests a demo, early access or the pilot program',
  access_decided: 'Your request for API access was decided',
  role_changed: 'Your role in the court changed',
  webhook_failing: 'A webhook does not answer',
};
