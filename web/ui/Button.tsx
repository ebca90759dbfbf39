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
  /** Shows a spinner, announces that it is busy, and ignores further presses. */
  busy?: boolean;
};

/**
 * A button. Each view has one primary button; buttons that return or remove something are outlined in red, never
 * filled.
 */
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
      // Pressing a submit button also submits its form.
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <LoaderCircle className="i" aria-hidden />}
      {children}
    </button>
  );
}

/** The classes of a button, for links that look like buttons. */
export function buttonClass(
  {
    kind = 'secondary',
    dense,
    iconOnly,
  }: { kind?: ButtonKind; dense?: boolean | undefined; iconOnly?: boolean | undefined } = {},
  more?: string,
): string {
  return ['btn', kind !== 'secondary' && kind, dense && 'dense', iconOnly && 'icon', more].filter(Boolean).join(' ');
}
