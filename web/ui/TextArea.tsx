import type { TextareaHTMLAttributes } from 'react';
import { Field, type FieldWords } from './Field.tsx';

type Props = FieldWords &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value' | 'id'> & {
    value: string;
    onChange: (value: string) => void;
  };

/** Several lines of text. */
export function TextArea({ label, hint, problem, optional, onChange, ...area }: Props) {
  return (
    <Field label={label} hint={hint} problem={problem} optional={optional}>
      {(control) => (
        <textarea
          className="area"
          rows={4}
          required={!optional}
          {...area}
          {...control}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
