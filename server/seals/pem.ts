/** Certificates as PEM, one after another. */
export function toPem(certificates: readonly Uint8Array[]): string {
  return certificates
    .map((der) => {
      const lines =
        Buffer.from(der)
          .toString('base64')
          .match(/.{1,64}/g) ?? [];
      return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
    })
    .join('');
}

/** The certificates in a PEM text. */
export function fromPem(text: string): Buffer[] {
  const parts = text.matchAll(/-----BEGIN CERTIFICATE-----([^-]+)-----END CERTIFICATE-----/g);
  return [...parts].map(([, body]) => Buffer.from(body!, 'base64'));
}
