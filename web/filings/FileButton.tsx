import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { acceptedTypes } from './checkFile.ts';

/** A button that opens the system's file dialog. */
export function FileButton({
  label,
  onFiles,
  multiple = false,
  quiet = false,
}: {
  label: string;
  onFiles: (files: FileList | null) => void;
  multiple?: boolean;
  quiet?: boolean;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        className="vh"
        tabIndex={-1}
        aria-label={label}
        accept={acceptedTypes}
        multiple={multiple}
        onChange={(event) => {
          onFiles(event.target.files);
          event.target.value = '';
        }}
      />
      <button type="button" className={quiet ? 'btn quiet' : 'btn'} onClick={() => input.current?.click()}>
        <Upload className="i" aria-hidden />
        {label}
      </button>
    </>
  );
}
