import type { Option } from '#web/ui/Select.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  problem?: string | undefined;
  hint?: string;
  type?: 'text' | 'email' | 'password';
  autoComplete?: string;
  /** Given where one of a few is chosen. */
  options?: readonly Option[];
  placeholder?: string;
};

/** One field of a sign-in form: a line of text, or one of a few options. */
export function FormField({ options, placeholder = '', type = 'text', ...field }: Props) {
  if (options) return <Select {...field} options={options} placeholder={placeholder} />;
  return <TextField {...field} type={type} placeholder={placeholder} />;
}
