import type { Catalog } from '../../Catalog.ts';

/** The email text of each type of notice: never a name, a caption, or anything else from the record. */
export const mailedNotices: Catalog['mailedNotices'] = {
  filing_received: 'The court received your filing',
  filing_accepted: 'The court accepted your filing',
  filing_returned: 'The court returned your filing for correction',
  filing_rejected: 'The court rejected your filing',
  order_sent_back: 'A judge sent back a proposed order',
  analysis_failed: 'Your document could not be read',
  docket_entered: 'The docket of your case changed',
  service: 'Electronic service of documents',
  hearing_scheduled: 'A hearing was scheduled',
  hearing_changed: 'A hearing was moved or changed',
  hearing_cancelled: 'A hearing was canceled',
  hearing_upcoming: 'A hearing is approaching',
  deadline_upcoming: 'A deadline is approaching',
  deadline_moved: 'A deadline changed',
  fees: 'There is news about the fees of your filing',
  case_assigned: 'A judge was assigned to a case',
  judge_pending: 'A judge profile is awaiting verification',
  attorney_claim: 'An attorney is awaiting confirmation',
  access_request: 'Someone requested API access',
  contact_request: 'A visitor requested a demo, early access, or the pilot program',
  access_decided: 'Your request for API access was decided',
  role_changed: 'Your role or status changed',
  webhook_failing: 'A webhook is not responding',
  seal_certificate: 'The certificate of the court’s seal ends',
};
