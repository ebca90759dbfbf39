import { Checkbox } from './Checkbox.tsx';
import { ChoiceGroup } from './ChoiceGroup.tsx';

type Props<Value> = {
  legend: string;
  hint?: string;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
  problem: string | undefined;
  /** Whether the labels are short, so that more fit side by side. */
  isShort?: boolean;
};

/** Several choices as checkboxes under one name. */
export function Choices<Value extends string | number>({
  legend,
  hint,
  options,
  chosen,
  onChange,
  problem,
  isShort,
}: Props<Value>) {
  return (
    <ChoiceGroup label={legend} hint={hint} problem={problem}>
      <div className={isShort ? 'choice-grid short' : 'choice-grid'}>
        {options.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={label}
            checked={chosen.includes(value)}
            onChange={(isChosen) => onChange(isChosen ? [...chosen, value] : chosen.filter((one) => one !== value))}
          />
        ))}
      </div>
    </ChoiceGroup>
  );
}
