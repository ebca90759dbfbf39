import { writeCount } from '#domain/text/writeCount';

/** The number of entries, next to a heading. */
export const CountBadge = ({ count }: { count: number }) => <span className="badge">{writeCount(count)}</span>;
