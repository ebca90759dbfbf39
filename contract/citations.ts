import { z } from 'zod';
import { DocumentLedger } from './checks.ts';
import { endpoint } from './endpoint.ts';

export const lookAgain = endpoint({
  method: 'POST',
  path: '/documents/:id/ledger/',
  permission: 'filings:read',
  input: z.object({ id: z.uuid() }),
  reply: z.object({ message: z.string(), ledgers: z.array(DocumentLedger) }),
  status: 200,
  summary:
    'Looks up the citations of a filing’s documents again: in the court’s library immediately, in other sources afterward.',
});
