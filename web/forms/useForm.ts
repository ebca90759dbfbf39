import { useEffect, useId, useRef } from 'react';
import {
  type FieldErrors,
  type FieldValues,
  get,
  type Path,
  type PathValue,
  set as setAt,
  useForm as useHookForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { describeIssue } from '#contract/describeIssue';
import { type CallError, fieldProblems } from '#web/calls/CallError.ts';
import { errorText } from '#web/calls/errorText.ts';
import { type Loadable, loaded } from '#web/calls/Loadable.ts';
import { useAskBeforeClosing } from '#web/ui/useAskBeforeClosing.ts';

export type Problems<Values> = Partial<Record<keyof Values, string>>;
type Sent = { data?: unknown; error?: unknown } | null;

export type FormOptions<Values extends FieldValues, Input = Values> = {
  /** The initial values. When they change, unchanged fields are updated. */
  defaults: Values;
  /** The schema of the values. If it must be fetched, that starts when the focus enters the form. */
  schema?: Loadable<z.ZodType>;
  /** Converts the values to the input of the schema and of `send`, if they differ. */
  toInput?: (values: Values) => unknown;
  /** Problems of the values by field, which the schema cannot detect or for which the screen has its own text. */
  check?: (values: Values) => Problems<Values>;
  /** Called with the checked input. A refusal that it returns is shown at the fields that it names. */
  send: (input: Input) => PromiseLike<Sent> | Sent;
  /** Called with the data that `send` returned. */
  onSent?: (data: never) => void;
  /** The field that shows an error naming no field of this form. */
  failsAt?: keyof Values & string;
  /** The message for such an error; the server's by default. */
  failureText?: (error: CallError) => string;
  onInvalid?: (problems: Problems<Values>) => void;
  /** Whether the browser asks before it leaves the page with unsent input. */
  asksBeforeClosing?: boolean;
};

/**
 * The state of a form, based on react-hook-form. Values are checked when the form is sent; the first invalid field
 * receives the focus, and its error disappears when the person changes it. After a refusal, all input is kept.
 */
export function useForm<Values extends FieldValues, Input = Values>(options: FormOptions<Values, Input>) {
  const { defaults, failsAt } = options;
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const form = useHookForm<Values>({
    values: defaults,
    resetOptions: { keepDirtyValues: true },
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    resolver: (values) => resolve(options, values),
  });
  const { errors, isSubmitting, isDirty, submitCount } = form.formState;
  const values = form.watch();
  const problems = messagesOf<Values>(errors);
  useAskBeforeClosing(isDirty && (options.asksBeforeClosing ?? false));
  useEffect(() => {
    if (submitCount > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount]);

  const set = (changes: Partial<Values>) => {
    for (const [name, value] of Object.entries(changes)) {
      form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
      form.clearErrors(name as Path<Values>);
    }
  };
  const showRefusal = (error: CallError) => {
    const found = Object.entries(fieldProblems(error));
    const isHere = (name: string) => name.split('.')[0]! in defaults;
    const named = found.filter(([name]) => isHere(name));
    for (const [name, message] of named) form.setError(name as Path<Values>, { type: 'server', message });
    const [elsewhere] = found.filter(([name]) => !isHere(name));
    // A field's error is not repeated above the fields, unless the screen has a separate message for that.
    if (named.length > 0 && !elsewhere && !options.failureText) return;
    const at = named.length === 0 && failsAt ? (failsAt as Path<Values>) : 'root.failure';
    const message = options.failureText?.(error) ?? elsewhere?.[1] ?? errorText(error);
    form.setError(at, { type: 'server', message });
  };
  const send = form.handleSubmit(
    async () => {
      const current = form.getValues();
      const sent = await options.send(inputOf(options, current) as Input);
      if (sent?.error) showRefusal(sent.error as CallError);
      else if (sent?.data) {
        // Sent values are no longer unsaved, before a screen clears the form or closes it.
        form.reset(current, { keepDirtyValues: false });
        options.onSent?.(sent.data as never);
      }
    },
    (found) => options.onInvalid?.(messagesOf(found)),
  );

  return {
    id,
    /** For the `<form>`. */
    props: {
      id,
      ref: element,
      noValidate: true,
      onFocus: () => void prepare(options.schema),
      onSubmit: (event: React.FormEvent) => {
        event.stopPropagation();
        event.preventDefault();
        if (!isSubmitting) void send(event);
      },
    },
    /** Props for a text field or a selection. */
    field: <Name extends keyof Values & string>(name: Name) => ({
      value: values[name],
      problem: problems[name],
      onChange: (value: Values[Name]) => set({ [name]: value } as unknown as Partial<Values>),
    }),
    /** For a checkbox or a switch. */
    toggle: <Name extends keyof Values & string>(name: Name) => ({
      checked: Boolean(values[name]),
      onChange: (checked: boolean) => set({ [name]: checked } as Partial<Values>),
    }),
    values,
    /** The current values, for code that runs after a delay. */
    current: () => form.getValues(),
    set,
    problems,
    /** The problem of a part of a field, for example `parties.2.full_name`. */
    problemAt: (path: string) => firstMessage(get(errors, path)),
    /** Shows a refusal of a step that `send` deferred. */
    showRefusal,
    clearProblems: () => form.clearErrors(),
    /** Why it was not accepted, if a server refused it. */
    failure: errors.root?.failure?.message,
    isSending: isSubmitting,
    isDirty,
    reset: () => form.reset(defaults, { keepDirtyValues: false }),
  };
}

export type Form<Values extends FieldValues> = ReturnType<typeof useForm<Values>>;

/** Fetches a schema before its first use; a failure is reported when the form is sent. */
async function prepare(schema: Loadable<z.ZodType> | undefined): Promise<void> {
  if (typeof schema === 'function') await schema().catch(() => {});
}

const inputOf = <Values extends FieldValues, Input>(
  { toInput }: FormOptions<Values, Input>,
  values: Values,
): unknown => (toInput ? toInput(values) : values);

/** Problems by field, as react-hook-form stores them. */
type Found = Record<string, unknown>;

async function resolve<Values extends FieldValues, Input>(options: FormOptions<Values, Input>, values: Values) {
  const { schema, check } = options;
  const own = Object.entries(check?.(values) ?? {}).filter(([, message]) => message !== undefined);
  const checked: Found = schema ? await issuesOf(schema, inputOf(options, values)) : {};
  const errors = { ...checked, ...Object.fromEntries(own.map(([name, message]) => [name, { type: 'own', message }])) };
  return Object.keys(errors).length > 0
    ? { values: {}, errors: withRoot(errors, values) as FieldErrors<Values> }
    : { values, errors: {} };
}

/** The first problem of each field, and of each part of one. */
async function issuesOf(source: Loadable<z.ZodType>, input: unknown): Promise<Found> {
  const schema = await loaded(source).catch(() => null);
  if (!schema) return { root: { failure: { type: 'offline', message: errorText({ status: 0 }) } } };
  const checked = await schema.safeParseAsync(input, { error: describeIssue });
  const found: Found = {};
  for (const { path, code, message } of checked.error?.issues ?? []) {
    const at = path.join('.');
    if (get(found, at) === undefined) setAt(found, at, { type: code, message });
  }
  return found;
}

/**
 * A problem that belongs to no field of this form is shown above it, because otherwise nothing would explain the
 * refusal.
 */
function withRoot(errors: Found, values: FieldValues): Found {
  if (Object.keys(errors).some((name) => name in values || name === 'root')) return errors;
  return { ...errors, root: { failure: { type: 'schema', message: firstMessage(errors) ?? '' } } };
}

/** The first message of each field, including those of its parts. */
function messagesOf<Values>(errors: Found): Problems<Values> {
  const found = Object.entries(errors).flatMap(([name, error]) => {
    const message = name === 'root' ? undefined : firstMessage(error);
    return message === undefined ? [] : [[name, message]];
  });
  return Object.fromEntries(found) as Problems<Values>;
}

function firstMessage(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || error instanceof Node) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  for (const part of Object.values(error)) {
    const message = firstMessage(part);
    if (message !== undefined) return message;
  }
  return undefined;
}
