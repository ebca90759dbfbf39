import { ChevronDown, OctagonAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, FieldError, Input, Label, ListBox, Popover, Text } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { FieldWords } from './Field.tsx';

type Props = FieldWords & {
  /** Shown instead of an empty list, which is not opened otherwise. */
  empty?: string;
  /** The options. */
  children: ReactNode;
};

/** The label, the input with its button, the words below it, and the list of a combo box. */
export function ComboParts({ label, hint, problem, optional, empty, children }: Props) {
  const { t } = useTranslation();
  return (
    <>
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
        <ListBox
          className="listbox-options"
          {...(empty && { renderEmptyState: () => <p className="listbox-empty">{empty}</p> })}
        >
          {children}
        </ListBox>
      </Popover>
    </>
  );
}
