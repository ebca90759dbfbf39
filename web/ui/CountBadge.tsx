import { writeCount } from '#domain/text/writeCount';

/** The number of entries beside a heading. */
export const CountBadge = ({ count }: { count: number }) => <span className="badge">{writeCount(count)}</span>;
