import { writeCount } from '#domain/text/writeCount';

type Props = {
  count: number;
  /** Whether there are more than were counted: `10,000+`. */
  more?: boolean;
};

/** The number of entries, next to a heading. */
export const CountBadge = ({ count, more = false }: Props) => (
  <span className="badge">{`${writeCount(count)}${more ? '+' : ''}`}</span>
);
