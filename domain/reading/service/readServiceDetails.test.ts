import { expect, test } from 'vitest';
import { asFlow } from '#domain/documents/testing/typedDocument';
import { cleanText } from '#domain/text/cleanText';
import { readService } from '../readService.ts';
import { readTyped } from '../testing/readTyped.ts';

const cases: [how: string, text: string, parts: Record<string, string>][] = [
  [
    'through CM/ECF',
    'CERTIFICATE OF SERVICE\n\nI hereby certify that on March 7, 2026, I electronically filed the foregoing with the Clerk of the Court by\nusing the CM/ECF system, which will send notice to all counsel of record.\n\n/s/ Jane Roe\nJane Roe',
    { how: 'CM/ECF', when: '2026-03-07', by: 'Jane Roe' },
  ],
  [
    'by first-class mail',
    'PROOF OF SERVICE BY MAIL\n\nI, Omar Quist, declare: on June 2, 2025 I served the foregoing on Acme, Inc. by first-class mail, postage prepaid.\n\n/s/ Omar Quist',
    { how: 'mail', when: '2025-06-02', by: 'Omar Quist', to: 'Acme, Inc' },
  ],
  [
    'through NYSCEF',
    'AFFIRMATION OF SERVICE\n\nGideon Warren affirms that on May 1, 2025 he served the within motion upon all parties through NYSCEF.\n\n/s/ Gideon Warren',
    { how: 'NYSCEF', when: '2025-05-01', to: 'all parties' },
  ],
  [
    'through eFileTexas',
    'CERTIFICATE OF SERVICE\n\nI certify that a true copy was served on all counsel of record through eFileTexas.gov on October 9, 2025.\n\n/s/ Noemi Salas',
    { how: 'eFileTexas', when: '2025-10-09', to: 'all counsel of record' },
  ],
  [
    'through the Florida portal',
    'CERTIFICATE OF SERVICE\n\nI HEREBY CERTIFY that on February 18, 2026 the foregoing was served through the Florida Courts E-Filing Portal on all counsel of record.\n\n/s/ Nadia Bell',
    { how: 'e-filing portal', when: '2026-02-18', to: 'all counsel of record' },
  ],
  [
    'by hand',
    'CERTIFICATE OF SERVICE\n\nI certify that I served this motion on the District Attorney by hand delivery on July 14, 2025.\n\n/s/ Imani Castle',
    { how: 'personal service', when: '2025-07-14', to: 'the District Attorney' },
  ],
  [
    'by e-mail and mail',
    'CERTIFICATE OF SERVICE\n\nI certify that on April 3, 2025 a copy was sent by e-mail and by certified mail to opposing counsel.\n\n/s/ Jane Roe',
    { how: 'e-mail, certified mail', when: '2025-04-03', to: 'opposing counsel' },
  ],
  [
    'overnight',
    'PROOF OF SERVICE\n\nI served the document described as NOTICE OF MOTION on the parties in this action by overnight delivery (FedEx) on May 5, 2025.\n\n/s/ Ana Ortiz',
    { how: 'overnight delivery', when: '2025-05-05' },
  ],
  [
    'through the immigration court’s system',
    'PROOF OF SERVICE\n\nOn June 30, 2026, I, Gideon Marsh, served a copy of this motion on the Office of the Principal Legal Advisor through ECAS.\n\n/s/ Gideon Marsh',
    { how: 'ECAS', when: '2026-06-30', by: 'Gideon Marsh' },
  ],
  [
    'through TurboCourt',
    'CERTIFICATE OF SERVICE\n\nORIGINAL e-filed and served via AZTurboCourt this 4th day of March, 2026, on all parties.\n\n/s/ Jane Roe',
    { how: 'TurboCourt', when: '2026-03-04' },
  ],
  [
    'by a clerk’s mailing',
    'CERTIFICATE OF MAILING\n\nThe undersigned clerk certifies that this order was mailed to the parties on August 8, 2025.\n\n/s/ Selena Grant\nDeputy Clerk',
    { how: 'mail', when: '2025-08-08', by: 'Selena Grant' },
  ],
  [
    'by fax',
    'CERTIFICATE OF SERVICE\n\nI certify that the foregoing was served by facsimile on September 1, 2025 upon counsel for Defendant.\n\n/s/ Jane Roe',
    { how: 'fax', when: '2025-09-01', to: 'counsel for Defendant' },
  ],
];

test.each(cases)('service %s is read', (_how, text, parts) => {
  for (const read of Object.values(readTyped(text))) expect(read.service?.parts).toMatchObject(parts);
});

test.each(cases)('a document served %s has a certificate of service', (_how, text) => {
  expect(readService(cleanText(asFlow(text)).lines)?.value).toBe(true);
});

test.each([
  [
    'a blank form',
    'CERTIFICATE OF SERVICE\n\nI certify that on ____________ I served a copy of this paper by [ ] mail [ ] e-mail on ____________.\n\n________________\nSignature',
  ],
  ['a heading alone', 'The motion is made.\n\nThe plaintiff was served with process.\n\nEXHIBIT A\nIt is so.'],
])('%s does not certify service', (_what, text) => {
  expect(readService(cleanText(asFlow(text)).lines)?.value).toBe(false);
});

test('the telephone lines of lawyers are no ways of service', () => {
  const { flow } = readTyped(
    'CERTIFICATE OF SERVICE\n\nI certify that on May 1, 2025 I served this by NYSCEF.\n\nFax: (212) 555-0100\nEmail: jane@example.com\n\n/s/ Jane Roe',
  );
  expect(flow.service?.value).toBe('NYSCEF');
});
