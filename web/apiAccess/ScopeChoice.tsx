import { useTranslation } from 'react-i18next';
import { type ApiScope, apiScopes } from '#domain/integrations/scopes';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { scopeName } from './scopeName.ts';

type Props = {
  legend: string;
  chosen: readonly ApiScope[];
  onChange: (scopes: ApiScope[]) => void;
  offered?: readonly ApiScope[];
  problem?: string | undefined;
};

/** What a key is for: one box for each call of /api/v1. */
export function ScopeChoice({ legend, chosen, onChange, offered = apiScopes, problem }: Props) {
  const { t } = useTranslation();
  return (
    <fieldset className={problem ? 'field error scopes' : 'field scopes'}>
      <legend className="label">{legend}</legend>
      {offered.map((scope) => (
        <Checkbox
          key={scope}
          label={scopeName(t, scope)}
          checked={chosen.includes(scope)}
          onChange={(on) => onChange(apiScopes.filter((one) => (one === scope ? on : chosen.includes(one))))}
        />
      ))}
      {problem && <p className="msg">{problem}</p>}
    </fieldset>
  );
}
