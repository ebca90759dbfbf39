import type { InputHTMLAttributes } from 'react';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'type'> & {
  label: string;
  onChange?: (checked: boolean) => void;
};

/** A yes-or-no choice that is sent with the rest of a form. */
export function Checkbox({ label, onChange, ...input }: Props) {
  return (
    <label className="check">
      <input type="checkbox" {...input} onChange={(event) => onChange?.(event.target.checked)} />
      {label}
    </label>
  );
}
