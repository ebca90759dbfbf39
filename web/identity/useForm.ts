import { type FormEvent, useState } from 'react';
import type { z } from 'zod';
import { describeIssue } from '#contract/describeIssue';
import { type CallError, fieldProblems } from '#web/CallError.ts';

export type Problems<Values> = Partial<Record<keyof Values, string>>;

/**
 * A form that is checked with the contract's schema before it is sent, and again by the server. A field's error
 * disappears when the person types; errors from the server appear at their fields.
 */
export function useForm<Values extends Record<string, string>>(initial: Values, schema: z.ZodType) {
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<Problems<Values>>({});

  const set = (name: keyof Values, value: string) => {
    setValues((before) => ({ ...before, [name]: value }));
    setProblems(({ [name]: _mended, ...others }) => others as Problems<Values>);
  };

  const submit = (send: (values: Values) => Promise<void>) => async (event: FormEvent) => {
    event.preventDefault();
    const checked = schema.safeParse(values, { error: describeIssue });
    if (!checked.success) {
      setProblems(
        firstOfEach(
          checked.error.issues.map((issue) => ({ field: String(issue.path[0] ?? ''), message: issue.message })),
        ),
      );
      return;
    }
    setProblems({});
    await send(values);
  };

  /** Shows what the server said about the fields, if it said anything. */
  const showRefusal = (refused: unknown) => setProblems(fieldProblems(refused as CallError) as Problems<Values>);

  return { values, set, problems, submit, showRefusal, reset: () => setValues(initial) };
}

function firstOfEach<Values>(found: { field: string; message: string }[]): Problems<Values> {
  const problems: Record<string, string> = {};
  for (const { field, message } of found) problems[field] ??= message;
  return problems as Problems<Values>;
}
