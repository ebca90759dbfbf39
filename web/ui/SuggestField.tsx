import { ChevronDown, OctagonAlert } from 'lucide-react';
import { Button, ComboBox, FieldError, Input, Label, ListBox, ListBoxItem, Popover, Text } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
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
  const { t } = useTranslation();
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
      <Label>
        {label}
        {optional && <span className="muted"> {t('ui.optional')}</span>}
      </Label>
      <div className="combo">
        <Input className="input" autoComplete="off" />
        <Button className="combo-button">
          <ChevronDown className="i" aria-hidden />
        </Button>
      </div>
      {hint && !problem && (
        <Text slot="description" className="hint">
          {hint}
        </Text>
      )}
      <FieldError className="msg">
        <OctagonAlert className="i" aria-hidden />
        {problem}
      </FieldError>
      <Popover className="listbox">
        <ListBox className="listbox-options">
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
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
