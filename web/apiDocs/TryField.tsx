import { useId } from 'react';
import { Select } from '#web/ui/Select.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { choicesOf, type Input, isFile, isJson } from './openApi.ts';

type Props = {
  input: Input;
  value: string | File[];
  onChange: (value: string | File[]) => void;
  problem: string | undefined;
};

/** The field for one parameter: a list, a file, JSON, or a line of text. */
export function TryField({ input, value, onChange, problem }: Props) {
  const id = useId();
  const { name, required, schema } = input;
  const description = input.description.replaceAll('`', '');
  const words = { label: name, problem, optional: !required };
  if (isFile(schema)) {
    return (
      <div className={problem ? 'field error' : 'field'}>
        <label htmlFor={id}>{name}</label>
        <input
          id={id}
          type="file"
          className="input"
          multiple={schema.items !== undefined}
          aria-describedby={`${id}-about`}
          onChange={(event) => onChange([...(event.target.files ?? [])])}
        />
        <p id={`${id}-about`} className={problem ? 'msg' : 'hint'}>
          {problem ?? description}
        </p>
      </div>
    );
  }
  const text = String(value);
  const choices = choicesOf(schema);
  if (choices.length > 0) {
    return (
      <Select
        {...words}
        value={text}
        onChange={onChange}
        {...(required ? {} : { placeholder: '' })}
        options={choices.map((choice) => ({ value: choice, label: choice }))}
      />
    );
  }
  if (isJson(schema)) {
    return (
      <TextArea
        {...words}
        hint={description}
        value={text}
        onChange={onChange}
        className="area mono"
        spellCheck={false}
      />
    );
  }
  return <TextField {...words} hint={description} value={text} onChange={onChange} spellCheck={false} />;
}
