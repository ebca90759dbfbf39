import type { SourceProblems } from '#domain/citations/SourceProblems';
import type { Texts } from '../../Catalog.ts';

const wait = (seconds: number): string => (seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`);

const unreadable = { no_data: 'Try again later.', other_data: 'Contact your court’s IT department.' };

/** Why a source that is searched gives no result: what is wrong, and what to do. */
export const sourceProblems: Texts<SourceProblems> = {
  'source.no_connector': ({ service }) => `${service} is not connected: this portal has no connector for it.`,
  'source.not_connected': ({ service }) => `${service} is not connected. Connect it under Platforms.`,
  'source.credentials_outdated': ({ service }) =>
    `${service} no longer accepts these credentials. Update them under Platforms.`,
  'source.credentials_unknown': ({ service }) =>
    `${service} does not recognize this token. Copy it again from your profile there.`,
  'source.too_many_questions': ({ service, seconds }) =>
    `${service} has reached its rate limit. Try again in ${wait(seconds)}.`,
  'source.refused': ({ service, status }) => `${service} responded with status ${status}. Try again later.`,
  'source.timed_out': ({ service, seconds }) =>
    `${service} did not respond within ${seconds} seconds. Try again later.`,
  'source.unreachable': ({ service }) => `${service} cannot be reached from this portal. Try again later.`,
  'source.unreadable': ({ service, because }) => `${service}’s response could not be read. ${unreadable[because]}`,
  'source.answer_too_large': ({ service }) => `${service}’s response is too large. Narrow the search.`,
  'source.case_law_only': ({ service }) => `${service} has case law only. Choose All Types or Case Law to search it.`,
  'source.search_too_slow': () => 'The search took too long. Add words, or use less common ones.',
  'source.documents_not_of_kind': ({ kind }) =>
    `This court’s documents are not ${kind.toLowerCase()}. Choose All Types to search them.`,
  'source.documents_not_federal': () =>
    'This court’s documents are not federal law. Choose its state or All Jurisdictions to search them.',
  'source.not_asked': ({ fault }) => fault,
};
