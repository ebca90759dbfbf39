import { LoaderCircle } from 'lucide-react';
import type { ButtonHTMLAttributes } from 'react';

export const buttonKinds = ['secondary', 'primary', 'danger', 'quiet', 'gold'] as const;
export type ButtonKind = (typeof buttonKinds)[number];

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  kind?: ButtonKind;
  /** For tables and tool bars. */
  dense?: boolean;
  /** Square; then it needs an `aria-label`. */
  iconOnly?: boolean;
  /** Busy: it shows a spinner, states that, and accepts no second press. */
  busy?: boolean;
};

/** A button. One primary a view; what returns or removes is outlined in red, never filled. */
export function Button({
  kind = 'secondary',
  dense,
  iconOnly,
  busy,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ kind, dense, iconOnly }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      // A submit button's press is the form's too.
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <LoaderCircle className="i" aria-hidden />}
      {children}
    </button>
  );
}

/** The classes of a button, for links that look like one. */
export function buttonClass(
  {
    kind = 'secondary',
    dense,
    iconOnly,
  }: { kind?: ButtonKind; dense?: boolean | undefined; iconOnly?: boolean | undefined },
  more?: string,
): string {
  return ['btn', kind !== 'secondary' && kind, dense && 'dense', iconOnly && 'icon', more].filter(Boolean).join(' ');
}
