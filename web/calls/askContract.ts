import type {
  EndpointBuilder,
  MutationDefinition,
  QueryDefinition,
  ResultDescription,
  TypedMutationOnQueryStarted,
  TypedQueryOnQueryStarted,
} from '@reduxjs/toolkit/query';
import type { Endpoint, ReplyOf } from '#contract/endpoint';
import type { TagType } from './api.ts';
import type { CallError } from './CallError.ts';
import type { callEndpoint } from './callEndpoint.ts';
import type { Given } from './Given.ts';
import type { Call } from './requestEndpoint.ts';

type BaseQuery = typeof callEndpoint;
type Builder = EndpointBuilder<BaseQuery, TagType, 'api'>;
type Tags<Result, Given> = ResultDescription<TagType, Result, Given, CallError, object | undefined>;

/** The argument of a hook: the input, or nothing if no field is required. */
// biome-ignore lint/suspicious/noConfusingVoidType: RTK Query lets a hook's argument be omitted only where it may be void.
export type Asked<E extends Endpoint> = object extends Given<E> ? Given<E> | void : Given<E>;

type Options<Arg> = {
  /**
   * How the call is made from the argument, if it is not only the input, for example in a session other than this
   * tab's.
   */
  toCall?: (given: Arg) => Omit<Call, 'endpoint'>;
};

type QueryOptions<E extends Endpoint, Result, Arg> = Options<Arg> & {
  /** The part of the reply that screens use. */
  pick?: (reply: ReplyOf<E>) => Result;
  providesTags?: Tags<Result, Arg>;
  /** In seconds. */
  keepUnusedDataFor?: number;
  onQueryStarted?: NonNullable<TypedQueryOnQueryStarted<Result, Arg, BaseQuery, 'api'>>;
};

type MutationOptions<E extends Endpoint, Arg> = Options<Arg> & {
  invalidatesTags?: Tags<ReplyOf<E>, Arg>;
  onQueryStarted?: NonNullable<TypedMutationOnQueryStarted<ReplyOf<E>, Arg, BaseQuery, 'api'>>;
};

/** A type that is not inferred from where the result is used (`NoInfer` of TypeScript 7.0 loses optional fields). */
type Fixed<T> = [T][T extends unknown ? 0 : never];

const inputOnly = (given: unknown) => ({ input: given ?? {} });

/** A query for an endpoint of the contract, which defines its input and its response. */
export function ask<E extends Endpoint, Result = ReplyOf<E>, Arg = Asked<E>>(
  build: Builder,
  endpoint: E,
  { pick, toCall = inputOnly, ...options }: QueryOptions<E, Result, Arg> = {},
): QueryDefinition<Fixed<Arg>, BaseQuery, TagType, Fixed<Result>, 'api'> {
  return build.query<Result, Arg, ReplyOf<E>>({
    query: (given) => ({ endpoint, ...toCall(given) }),
    ...(pick && { transformResponse: pick }),
    ...options,
  });
}

/** A mutation for an endpoint of the contract, which defines its input and its response. */
export function change<E extends Endpoint, Arg = Asked<E>>(
  build: Builder,
  endpoint: E,
  { toCall = inputOnly, ...options }: MutationOptions<E, Arg> = {},
): MutationDefinition<Fixed<Arg>, BaseQuery, TagType, ReplyOf<E>, 'api'> {
  return build.mutation<ReplyOf<E>, Arg>({
    query: (given) => ({ endpoint, ...toCall(given) }),
    ...options,
  });
}

/** Tags that only a successful change invalidates; a refused one has changed nothing. */
export function onSuccess(...tags: TagType[]) {
  return (_reply: unknown, failed: unknown): TagType[] => (failed ? [] : tags);
}
