import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApiScope, apiScopes } from '#domain/integrations/scopes';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import styles from './ScopeChoice.module.css';
import { scopeEffect, scopeName } from './scopeName.ts';

type Props = {
  legend: string;
  chosen: readonly ApiScope[];
  onChange: (scopes: ApiScope[]) => void;
  offered?: readonly ApiScope[];
  hint?: string;
  problem?: string | undefined;
};

/** The scopes of a key: a check box for each scope of /api/v1, with a description below its name. */
export function ScopeChoice({ legend, chosen, onChange, offered = apiScopes, hint, problem }: Props) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <fieldset className={problem ? 'field error check-group' : 'field check-group'}>
      <legend className="label">{legend}</legend>
      {hint && <p className="hint">{hint}</p>}
      {offered.map((scope) => (
        <div key={scope}>
          <Checkbox
            label={scopeName(t, scope)}
            aria-describedby={`${id}-${scope}`}
            checked={chosen.includes(scope)}
            onChange={(on) => onChange(apiScopes.filter((one) => (one === scope ? on : chosen.includes(one))))}
          />
          <p className={`hint ${styles.scopeEffect}`} id={`${id}-${scope}`}>
            {scopeEffect(t, scope)}
          </p>
        </div>
      ))}
      {problem && <p className="msg">{problem}</p>}
    </fieldset>
  );
}
