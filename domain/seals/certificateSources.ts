/** Where a court’s certificate is from: the portal made it, or an administrator imported it. */
export const certificateSources = ['created', 'imported'] as const;
export type CertificateSource = (typeof certificateSources)[number];

/** A certificate that ends within this number of days is reported to the administrators. */
export const warnCertificateDays = 60;
