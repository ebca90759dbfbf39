import { useTranslation } from 'react-i18next';
import type { SectionConditions } from '#domain/review/SectionRule';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import styles from './sections.module.css';

type Props<Value extends string> = {
  name: keyof SectionConditions;
  all: readonly Value[];
  chosen: readonly Value[];
  labelOf?: (value: Value) => string;
  onChange: (chosen: Value[]) => void;
};

/** One condition: the filing has one of the chosen values. Nothing if there are no values to choose from. */
export function Choices<Value extends string>({ name, all, chosen, labelOf, onChange }: Props<Value>) {
  const { t } = useTranslation();
  if (all.length === 0) return null;
  return (
    <fieldset>
      <legend>{t(`settings.sections.condition.${name}`)}</legend>
      <div className={styles.choices}>
        {all.map((value) => (
          <Checkbox
            key={value}
            label={labelOf ? labelOf(value) : value}
            checked={chosen.includes(value)}
            onChange={(on) => onChange(on ? [...chosen, value] : chosen.filter((one) => one !== value))}
          />
        ))}
      </div>
    </fieldset>
  );
}
