import { ComboBox, ListBoxItem, Text } from 'react-aria-components';
import { ComboParts } from './ComboParts.tsx';
import type { FieldWords } from './Field.tsx';

export type Suggestion = {
  value: string;
  /** What speaks for or against it. */
  about: string;
  /** Whether it is shown with less weight. */
  isMinor?: boolean;
};

type Props = FieldWords & {
  value: string;
  onChange: (value: string) => void;
  suggestions: readonly Suggestion[];
  onOpen?: () => void;
};

/** One line of text, with suggestions in a list that the arrow keys open; any other text is accepted as well. */
export function SuggestField({ label, hint, problem, optional, value, onChange, suggestions, onOpen }: Props) {
  return (
    <ComboBox
      className={problem ? 'field error' : 'field'}
      allowsCustomValue
      inputValue={value}
      onInputChange={onChange}
      onSelectionChange={(key) => key !== null && onChange(String(key))}
      onFocusChange={(isFocused) => isFocused && onOpen?.()}
      isInvalid={problem !== undefined}
      isRequired={!optional}
      validationBehavior="aria"
      menuTrigger="input"
    >
      <ComboParts label={label} hint={hint} problem={problem} optional={optional}>
        {suggestions.map((one) => (
          <ListBoxItem key={one.value} id={one.value} textValue={one.value} className="listbox-option described">
            <Text slot="label" className={one.isMinor ? 'muted' : undefined}>
              {one.value}
            </Text>
            <Text slot="description" className="small muted">
              {one.about}
            </Text>
          </ListBoxItem>
        ))}
      </ComboParts>
    </ComboBox>
  );
}
