import type { Endpoint, FileFieldOf, GivenTo } from '#contract/endpoint';

/** The input of an endpoint, with its files. */
export type Given<E extends Endpoint> = [FileFieldOf<E>] extends [never]
  ? GivenTo<E>
  : keyof GivenTo<E> extends never
    ? FilesOf<E>
    : GivenTo<E> & FilesOf<E>;

type FilesOf<E extends Endpoint> = { [Field in FileFieldOf<E>]?: File | readonly File[] };
