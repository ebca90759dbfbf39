/**
 * What a person prepares without filing it, and how they set the portal up for themselves. Lines about it are in the
 * court's record and its chain, but in nobody's list except their own: an attorney's drafts are work product.
 */
export const privateSubjects = ['document_analysis', 'generated_document', 'research_settings', 'preferences'] as const;

/** What IT personnel look after. Filings, people and cases are none of it. */
export const technicalSubjects = ['access_request', 'api_key', 'webhook_endpoint', 'research_platform'] as const;
