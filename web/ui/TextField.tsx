import type { InputHTMLAttributes } from 'react';
import { Field, type FieldWords } from './Field.tsx';

type Props = FieldWords &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'id'> & {
    value: string;
    onChange: (value: string) => void;
  };

/** One line of text. */
export function TextField({ label, hint, problem, optional, onChange, ...input }: Props) {
  return (
    <Field label={label} hint={hint} problem={problem} optional={optional}>
      {(control) => (
        <input
          className="input"
          required={!optional}
          {...input}
          {...control}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
