import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button.tsx';

type Props = {
  /** The title of the area, for example `Drop the main document here`. */
  title: string;
  /** The accepted file types, number, and size. */
  rules: string;
  /** As for an input, for example `.pdf,.docx`. */
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  onFiles: (files: File[]) => void;
};

/** Files by dragging or selecting. The parent component reports what is wrong with them. */
export function FileDrop({ title, rules, accept, multiple = false, disabled = false, onFiles }: Props) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const all = [...(files ?? [])];
    if (all.length > 0) onFiles(multiple ? all : all.slice(0, 1));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dragging is an extra way in; the button is the one for everyone
    <div
      className={isOver ? 'drop is-over' : 'drop'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!disabled);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (!disabled) take(event.dataTransfer.files);
      }}
    >
      <Upload className="i i-lg" aria-hidden />
      <p className="strong">{title}</p>
      <p className="small">{rules}</p>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        aria-label={title}
        onChange={(event) => {
          take(event.target.files);
          event.target.value = '';
        }}
      />
      <Button disabled={disabled} onClick={() => input.current?.click()}>
        {t(multiple ? 'ui.chooseFiles' : 'ui.chooseFile')}
      </Button>
    </div>
  );
}
