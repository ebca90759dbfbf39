import { expect, test } from 'vitest';
import type { SourceProblem } from '#domain/citations/SourceProblems';
import type { DeliveryProblem } from '#domain/integrations/DeliveryProblems';
import { say } from '#domain/messages/say';
import { writeDeliveryProblem, writeLedgerReasons, writeSourceProblem } from './writeMessages.ts';

test.each<[DeliveryProblem, string]>([
  [say('delivery.refused', { status: 503 }), 'Response 503.'],
  [say('delivery.refused', { status: 302 }), 'Response 302. Redirects are not followed: enter the final address.'],
  [say('delivery.refused', { status: 410 }), 'Response 410: the receiver accepts no more deliveries.'],
  [say('delivery.timed_out', { seconds: 10 }), 'No response within 10 seconds.'],
  [say('delivery.broken_off', { error: 'ECONNREFUSED' }), 'The connection was refused.'],
  [say('delivery.broken_off', { error: 'EPROTO' }), 'Not delivered: EPROTO.'],
  [
    say('delivery.not_sent', { fault: 'The key does not fit.' }),
    'The portal could not send the message: The key does not fit.',
  ],
  [
    say('target.private_address', { address: '10.0.0.7' }),
    '10.0.0.7 is in a private network. The operator can allow a network with WEBHOOK_NETWORKS.',
  ],
])('why a message was not delivered: %j', (problem, words) => {
  expect(writeDeliveryProblem(problem)).toBe(words);
});

const service = 'CourtListener';

test.each<[SourceProblem, string]>([
  [
    say('source.too_many_questions', { service, seconds: 119 }),
    'CourtListener has reached its rate limit. Try again in 119 seconds.',
  ],
  [
    say('source.too_many_questions', { service, seconds: 121 }),
    'CourtListener has reached its rate limit. Try again in 3 minutes.',
  ],
  [say('source.refused', { service, status: 502 }), 'CourtListener responded with status 502. Try again later.'],
  [
    say('source.unreadable', { service, because: 'no_data' }),
    'CourtListener’s response could not be read. Try again later.',
  ],
  [
    say('source.documents_not_of_kind', { kind: 'Statutes' }),
    'This court’s documents are not statutes. Choose All Types to search them.',
  ],
])('why a source gave no answer: %j', (problem, words) => {
  expect(writeSourceProblem(problem)).toBe(words);
  expect(writeLedgerReasons([say('source_failed', { problem })])).toBe(words);
});
