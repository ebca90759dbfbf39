import type { InputHTMLAttributes } from 'react';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'type' | 'role'> & {
  label: string;
  onChange?: (on: boolean) => void;
};

/** A setting that is on or off and takes effect immediately. */
export function Switch({ label, onChange, ...input }: Props) {
  return (
    <label className="switch">
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is checked */}
      <input type="checkbox" role="switch" {...input} onChange={(event) => onChange?.(event.target.checked)} />
      {label}
    </label>
  );
}
