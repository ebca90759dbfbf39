import type { SelectHTMLAttributes } from 'react';
import { Field, type FieldWords } from './Field.tsx';

export type Option = { value: string; label: string };

type Props = FieldWords &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange' | 'value' | 'id'> & {
    value: string;
    onChange: (value: string) => void;
    options: readonly Option[];
    /** Represents no choice. */
    placeholder?: string;
  };

/** A selection from a few options. Uses the browser's own list, which all phones and screen readers support. */
export function Select({ label, hint, problem, optional, onChange, options, placeholder, ...select }: Props) {
  return (
    <Field label={label} hint={hint} problem={problem} optional={optional}>
      {(control) => (
        <select
          className="select"
          required={!optional}
          {...select}
          {...control}
          onChange={(event) => onChange(event.target.value)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
