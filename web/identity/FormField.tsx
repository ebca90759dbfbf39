import { TriangleAlert } from 'lucide-react';
import { useId } from 'react';

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  problem?: string | undefined;
  hint?: string;
  type?: 'text' | 'email' | 'password';
  autoComplete?: string;
  options?: readonly { value: string; label: string }[];
  placeholder?: string;
};

/** One labelled field of a form, with its message under it. */
export function FormField({
  label,
  value,
  onChange,
  problem,
  hint,
  type = 'text',
  autoComplete,
  options,
  placeholder,
}: Props) {
  const id = useId();
  const shared = {
    id,
    value,
    'aria-invalid': problem !== undefined,
    'aria-describedby': problem || hint ? `${id}-about` : undefined,
    required: true,
  };
  return (
    <div className={`field${problem ? ' error' : ''}`}>
      <label htmlFor={id}>{label}</label>
      {options ? (
        <select className="select" {...shared} onChange={(event) => onChange(event.target.value)}>
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          className="input"
          type={type}
          autoComplete={autoComplete}
          placeholder={placeholder}
          {...shared}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {(problem ?? hint) && (
        <p id={`${id}-about`} className={problem ? 'msg' : 'hint'}>
          {problem && <TriangleAlert className="i" aria-hidden />}
          {problem ?? hint}
        </p>
      )}
    </div>
  );
}
