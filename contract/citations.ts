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
    'Looks the citations of a filing’s documents up again: in the court’s library at once, elsewhere afterwards.',
});
