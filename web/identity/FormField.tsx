import { TextField } from '#web/ui/TextField.tsx';

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  problem?: string | undefined;
  hint?: string;
  type?: 'text' | 'email' | 'password';
  autoComplete?: string;
  placeholder?: string;
};

/** One line of text in a sign-in form. */
export function FormField({ placeholder = '', type = 'text', ...field }: Props) {
  return <TextField {...field} type={type} placeholder={placeholder} />;
}
