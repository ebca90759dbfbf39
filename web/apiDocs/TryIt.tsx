import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { CallAnswer } from './CallAnswer.tsx';
import { exampleOf } from './curlFor.ts';
import { type Call, isFile, isJson } from './openApi.ts';
import { type Answered, sendCall, type Values } from './sendCall.ts';
import { TryField } from './TryField.tsx';
import styles from './TryIt.module.css';

/** Makes the call for real, with the key that was typed in above. */
export function TryIt({ call, apiKey }: { call: Call; apiKey: string }) {
  const { t } = useTranslation();
  const [values, setValues] = useState<Values>(() => firstValues(call));
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [answer, setAnswer] = useState<Answered | 'unreachable' | null>(null);
  const [busy, setBusy] = useState(false);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = Object.fromEntries(
      call.inputs.flatMap(({ name, required, schema }) => {
        const value = values[name] ?? '';
        if (required && value.length === 0) return [[name, t('apiDocs.try.required')]];
        if (isJson(schema) && !isFile(schema) && value !== '' && !parses(String(value))) {
          return [[name, t('apiDocs.try.noJson')]];
        }
        return [];
      }),
    );
    setProblems(wrong);
    if (Object.keys(wrong).length > 0) return;
    setBusy(true);
    setAnswer(await sendCall(call, values, apiKey).catch(() => 'unreachable' as const));
    setBusy(false);
  };

  return (
    <form className={`stack ${styles.tryIt}`} noValidate onSubmit={(event) => void send(event)}>
      {!apiKey && <Note>{t('apiDocs.try.noKey')}</Note>}
      {call.inputs.map((input) => (
        <TryField
          key={input.name}
          input={input}
          value={values[input.name] ?? ''}
          onChange={(value) => setValues((before) => ({ ...before, [input.name]: value }))}
          problem={problems[input.name]}
        />
      ))}
      <Button type="submit" kind="primary" busy={busy}>
        {t('apiDocs.try.send')}
      </Button>
      <div aria-live="polite">{answer && <CallAnswer answer={answer} />}</div>
    </form>
  );
}

function firstValues(call: Call): Values {
  return Object.fromEntries(
    call.inputs.map((input) => {
      if (isFile(input.schema)) return [input.name, []];
      const example = input.required || input.schema.default !== undefined ? exampleOf(input) : '';
      return [input.name, typeof example === 'object' ? JSON.stringify(example, null, 2) : String(example)];
    }),
  );
}

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
