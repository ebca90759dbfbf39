import { OctagonAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';

export type FieldWords = {
  label: string;
  /** A sentence of help, which an error replaces. */
  hint?: string | undefined;
  /** What is wrong with the value, and how to fix it. */
  problem?: string | undefined;
  /** Shown after the label of an optional field; fields are required by default. */
  optional?: boolean | undefined;
};

/** The props that connect a control to its label and message. */
export type ControlProps = { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined };

/** A control with its label above and its message below; an error adds a bar on the left. */
export function Field({
  label,
  hint,
  problem,
  optional,
  children,
}: FieldWords & { children: (control: ControlProps) => ReactNode }) {
  const { t } = useTranslation();
  const id = useId();
  const message = problem ?? hint;
  return (
    <div className={problem ? 'field error' : 'field'}>
      <label htmlFor={id}>
        {label}
        {optional && <span className="muted"> {t('ui.optional')}</span>}
      </label>
      {children({ id, 'aria-invalid': problem !== undefined, 'aria-describedby': message ? `${id}-about` : undefined })}
      {message && (
        <p id={`${id}-about`} className={problem ? 'msg' : 'hint'}>
          {problem && <OctagonAlert className="i" aria-hidden />}
          {message}
        </p>
      )}
    </div>
  );
}
