import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useForm } from '#web/forms/useForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { CallAnswer } from './CallAnswer.tsx';
import { exampleOf } from './curlFor.ts';
import { type Call, isFile, isJson } from './openApi.ts';
import { type Answered, sendCall, type Values } from './sendCall.ts';
import { TryField } from './TryField.tsx';
import styles from './TryIt.module.css';

/** Makes the call with the key entered above. */
export function TryIt({ call, apiKey }: { call: Call; apiKey: string }) {
  const { t } = useTranslation();
  const [answer, setAnswer] = useState<Answered | 'unreachable' | null>(null);
  const [first] = useState(() => firstValues(call));
  const form = useForm({
    defaults: { inputs: first },
    check: ({ inputs }) => (Object.keys(wrongIn(inputs)).length > 0 ? { inputs: t('apiDocs.try.required') } : {}),
    send: async ({ inputs }) => {
      setAnswer(await sendCall(call, inputs, apiKey).catch(() => 'unreachable' as const));
      return null;
    },
  });
  const { inputs: values } = form.values;
  const wrongIn = (inputs: Values): Record<string, string> =>
    Object.fromEntries(
      call.inputs.flatMap(({ name, required, schema }) => {
        const value = inputs[name] ?? '';
        if (required && value.length === 0) return [[name, t('apiDocs.try.required')]];
        if (isJson(schema) && !isFile(schema) && value !== '' && !parses(String(value))) {
          return [[name, t('apiDocs.try.noJson')]];
        }
        return [];
      }),
    );
  const problems = form.problems.inputs ? wrongIn(values) : {};

  return (
    <form className={`stack ${styles.tryIt}`} {...form.props}>
      {!apiKey && <Note>{t('apiDocs.try.noKey')}</Note>}
      {call.inputs.map((input) => (
        <TryField
          key={input.name}
          input={input}
          value={values[input.name] ?? ''}
          onChange={(value) => form.set({ inputs: { ...values, [input.name]: value } })}
          problem={problems[input.name]}
        />
      ))}
      <Button type="submit" kind="primary" busy={form.isSending}>
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
