import type { Endpoint, FileFieldOf, GivenTo } from '#contract/endpoint';

/** What a caller gives an endpoint: its input, with its files. */
export type Given<E extends Endpoint> = [FileFieldOf<E>] extends [never]
  ? GivenTo<E>
  : GivenTo<E> & { [Field in FileFieldOf<E>]?: File | readonly File[] };
