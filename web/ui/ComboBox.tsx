import { ChevronDown, OctagonAlert } from 'lucide-react';
import {
  ComboBox as AriaComboBox,
  Button,
  FieldError,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Text,
} from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { FieldWords } from './Field.tsx';
import type { Option } from './Select.tsx';

type Props = FieldWords & {
  value: string | null;
  onChange: (value: string | null) => void;
  options: readonly Option[];
  /** For options from the server: the text typed, and the function that changes it. */
  search?: { words: string; onSearch: (words: string) => void };
};

/** A selection from many options by typing; filtered in the browser, or with `search` on the server. */
export function ComboBox({ label, hint, problem, value, onChange, options, search }: Props) {
  const { t } = useTranslation();
  return (
    <AriaComboBox
      className={problem ? 'field error' : 'field'}
      selectedKey={value}
      onSelectionChange={(key) => onChange(key === null ? null : String(key))}
      isInvalid={problem !== undefined}
      // An open list would cover the message.
      menuTrigger={search || problem ? 'input' : 'focus'}
      {...(search && {
        inputValue: search.words,
        onInputChange: search.onSearch,
        defaultFilter: () => true,
      })}
      allowsEmptyCollection
    >
      <Label>{label}</Label>
      <div className="combo">
        <Input className="input" />
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
        <ListBox
          className="listbox-options"
          renderEmptyState={() => <p className="listbox-empty">{t('ui.nothingFound')}</p>}
        >
          {options.map((option) => (
            <ListBoxItem key={option.value} id={option.value} className="listbox-option">
              {option.label}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}
