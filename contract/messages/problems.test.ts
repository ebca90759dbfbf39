import { expect, test } from 'vitest';
import type { SourceProblem } from '#domain/citations/SourceProblems';
import type { DeliveryProblem } from '#domain/integrations/DeliveryProblems';
import { say } from '#domain/messages/say';
import { writeDeliveryProblem, writeLedgerReasons, writeSourceProblem } from './writeMessages.ts';

test.each<[DeliveryProblem, string]>([
  [say('delivery.refused', { status: 503 }), 'Answered 503.'],
  [say('delivery.refused', { status: 302 }), 'Answered 302. Redirects are not followed: enter the final address.'],
  [say('delivery.refused', { status: 410 }), 'Answered 410: the receiver wants no more deliveries.'],
  [say('delivery.timed_out', { seconds: 10 }), 'No answer within 10 seconds.'],
  [say('delivery.broken_off', { error: 'ECONNREFUSED' }), 'The connection was refused.'],
  [say('delivery.broken_off', { error: 'EPROTO' }), 'Not delivered: EPROTO.'],
  [say('delivery.not_sent', { fault: 'The key does not fit.' }), 'The portal could not send it: The key does not fit.'],
  [
    say('target.private_address', { address: '10.0.0.7' }),
    '10.0.0.7 lies in a private network. The operator can except a network with WEBHOOK_NETWORKS.',
  ],
])('why a message was not delivered: %j', (problem, words) => {
  expect(writeDeliveryProblem(problem)).toBe(words);
});

const service = 'CourtListener';

test.each<[SourceProblem, string]>([
  [
    say('source.too_many_questions', { service, seconds: 119 }),
    'CourtListener takes no more questions for now. Try again in 119 seconds.',
  ],
  [
    say('source.too_many_questions', { service, seconds: 121 }),
    'CourtListener takes no more questions for now. Try again in 3 minutes.',
  ],
  [say('source.refused', { service, status: 502 }), 'CourtListener answered 502. Try again later.'],
  [
    say('source.unreadable', { service, because: 'no_data' }),
    'CourtListener’s answer could not be read. Try again later.',
  ],
  [
    say('source.documents_not_of_kind', { kind: 'Statutes' }),
    'Papers of this court are no statutes. Choose All Types to search them.',
  ],
])('why a source gave no answer: %j', (problem, words) => {
  expect(writeSourceProblem(problem)).toBe(words);
  expect(writeLedgerReasons([say('source_failed', { problem })])).toBe(words);
});
