import type { MessageOf } from '#domain/messages/Message';

type Service = { service: string };

/** Why a place that is searched gives no answer. `service`: the name of the service that was asked. */
export type SourceProblems = {
  'source.no_connector': Service;
  'source.not_connected': Service;
  /** The service took the credentials before, and does not any more. */
  'source.credentials_outdated': Service;
  'source.credentials_unknown': Service;
  'source.too_many_questions': Service & { seconds: number };
  'source.refused': Service & { status: number };
  'source.timed_out': Service & { seconds: number };
  'source.unreachable': Service;
  /** `because`: the answer is no data at all, or other data than the service's description promises. */
  'source.unreadable': Service & { because: 'no_data' | 'other_data' };
  'source.answer_too_large': Service;
  'source.case_law_only': Service;
  'source.search_too_slow': Record<never, never>;
  /** The court's own documents are not of the kind that the search is limited to. */
  'source.documents_not_of_kind': { kind: string };
  'source.documents_not_federal': Record<never, never>;
  /** The portal itself could not ask; `fault`: the words of what failed. */
  'source.not_asked': { fault: string };
};
export type SourceProblem = MessageOf<SourceProblems>;
