import { useEffect, useRef, useState } from 'react';
import type { SectionConditions } from '#domain/review/SectionRule';
import { ComboBox } from '#web/ui/ComboBox.tsx';
import type { Option } from '#web/ui/Select.tsx';
import { Choices } from './Choices.tsx';

type Props<Value extends string> = {
  name: keyof SectionConditions;
  label: string;
  hint?: string;
  /** What can be added. */
  options: readonly Option[];
  chosen: readonly Value[];
  labelOf: (value: Value) => string;
  onChange: (chosen: Value[]) => void;
};

/**
 * A condition with too many values to list all of them: they are added by name. One that is unchecked remains in the
 * list until the dialog closes, so that it can be checked again and the focus stays there.
 */
export function PickedChoices<Value extends string>(props: Props<Value>) {
  const { name, label, hint, options, chosen, labelOf, onChange } = props;
  const [shown, setShown] = useState(chosen);
  const [words, setWords] = useState('');
  const [added, setAdded] = useState(0);
  const field = useRef<HTMLDivElement>(null);
  // The field is a new one after each addition, with its list closed, and the focus returns to it.
  useEffect(() => {
    if (added > 0) field.current?.querySelector('input')?.focus();
  }, [added]);
  const add = (id: Value) => {
    setShown([...new Set([...shown, id])]);
    setWords('');
    setAdded(added + 1);
    onChange([...chosen, id]);
  };
  const left = options.filter(({ value }) => !chosen.some((one) => one === value));
  return (
    <>
      <div ref={field}>
        <ComboBox
          key={added}
          label={label}
          hint={hint}
          value={null}
          options={left.filter((one) => one.label.toLowerCase().includes(words.trim().toLowerCase()))}
          onChange={(id) => id && add(id as Value)}
          search={{ words, onSearch: setWords }}
        />
      </div>
      <Choices name={name} all={shown} chosen={chosen} labelOf={labelOf} onChange={onChange} />
    </>
  );
}
