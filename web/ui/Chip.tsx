import type { ButtonHTMLAttributes } from 'react';

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** Whether this filter is on. Absent for a chip that links to a source. */
  pressed?: boolean;
};

/** A filter that is on or off, or a small link to a source. */
export function Chip({ pressed, className, ...button }: Props) {
  const kind = pressed === undefined ? 'chip src' : 'chip';
  return (
    <button type="button" aria-pressed={pressed} className={className ? `${kind} ${className}` : kind} {...button} />
  );
}
