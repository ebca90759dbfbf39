import type { ServiceFailure, ServiceMoment } from '#domain/service/serviceChoices';

type Case = { document: string; case_number: string };

/** What the record says of the service of filings. People are named as the public record names them. */
export type ServiceActivities = {
  /** `served` through the portal; `otherwise` by the filer; `without` those who need a further act of the filer. */
  service_recorded: Case & { moment: ServiceMoment; served: number; otherwise: number; without: number };
  service_sent: Case & { recipient: string };
  service_undelivered: Case & { recipient: string; reason: ServiceFailure };
  entry_delivery_resolved: Case & { recipient: string; resolution: string };
  /** The notice of a docket entry: to how many people `electronically`, and to how many by other means. */
  entry_noticed: { case_number: string; entry: number; electronically: number; otherwise: number };
  seal_certificate_replaced: { subject: string; fingerprint: string };
  service_by_filer: Case & { recipient: string; method: string; on: string };
  service_again: Case & { recipient: string };
  service_link_revoked: Case & { recipient: string };
  service_canceled: Case;
  service_rules_set: { court: string; moment: ServiceMoment | null; authority: string | null };
};
