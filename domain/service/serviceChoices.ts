import type { ServiceMethod } from '#domain/participants/service';

/** When the portal serves the documents of a filing: when the court receives it, or when the clerk accepts it. */
export const serviceMoments = ['at_filing', 'on_acceptance'] as const;
export type ServiceMoment = (typeof serviceMoments)[number];

/** What a court sets for itself about service; null where the default of its system applies. */
export type ServiceSetting = { moment: ServiceMoment | null; authority: string | null };
export const noServiceSetting: ServiceSetting = { moment: null, authority: null };

/** Why someone is served as they are. */
export const serviceGrounds = [
  'counsel_registered',
  'counsel_required',
  'consented',
  'email_given',
  'courtesy',
  'no_consent',
  'no_email',
  'other_method',
  'withheld',
  'own',
  'own_side',
] as const;
export type ServiceGround = (typeof serviceGrounds)[number];

/** How someone is served: through the portal, by other means that the filer chooses, or not at all. */
export const deliveries = ['e_service', 'other_means', 'not_required'] as const;
export type Delivery = (typeof deliveries)[number];

/** The methods by which a filer serves outside of the portal. */
export const otherMethods = ['mail', 'personal', 'overnight', 'other'] as const satisfies readonly ServiceMethod[];
export type OtherMethod = (typeof otherMethods)[number];

/**
 * Where the service on one recipient is: waiting for the clerk’s acceptance, about to be sent, accepted by the mail
 * server, refused by it, without an address, served by the filer, or not served because the filing was not accepted.
 */
export const recipientStates = [
  'waiting',
  'pending',
  'sent',
  'failed',
  'undeliverable',
  'by_filer',
  'not_served',
] as const;
export type RecipientState = (typeof recipientStates)[number];

/** Why an email was not delivered: no address, refused by the mail server, or not accepted for a day. */
export const serviceFailures = ['no_address', 'refused', 'unreachable'] as const;
export type ServiceFailure = (typeof serviceFailures)[number];

/** Who receives a served document through the portal: everyone served, only parties and counsel of the case, or no one. */
export const servedAccess = ['open', 'parties', 'withheld'] as const;
export type ServedAccess = (typeof servedAccess)[number];
