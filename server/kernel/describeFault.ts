import pg from 'pg';

/** What the log keeps of an error: enough to find it, without any data values. */
export type FaultInLog = {
  type: string;
  message: string;
  stack: string;
  code?: string;
  constraint?: string;
  table?: string;
  column?: string;
  cause?: FaultInLog;
  errors?: FaultInLog[];
};

const mostCauses = 5;

/**
 * Describes an error for the log. A failed query carries its parameters in its message, its stack and its fields, and
 * PostgreSQL repeats values in `detail` and in quotes: names, texts of documents, password hashes. None of it is kept.
 */
export function describeFault(error: unknown, depth = 0): FaultInLog {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'A value that is not an Error was thrown.', stack: '' };
  const { code } = error as { code?: unknown };
  const described: FaultInLog = {
    type: error.constructor.name,
    message: messageOf(error),
    stack: framesOf(error),
    ...(typeof code === 'string' || typeof code === 'number' ? { code: String(code) } : {}),
  };
  if (error instanceof pg.DatabaseError) {
    const { constraint, table, column } = error;
    Object.assign(described, { ...(constraint && { constraint }), ...(table && { table }), ...(column && { column }) });
  }
  if (depth >= mostCauses) return described;
  if (error instanceof AggregateError) {
    described.errors = error.errors.slice(0, mostCauses).map((one) => describeFault(one, depth + 1));
  }
  if (error.cause !== undefined) described.cause = describeFault(error.cause, depth + 1);
  return described;
}

/** An error in one line, for logs that take text and for the queue's own table. */
export function summarizeFault(error: unknown): string {
  const { message, cause } = describeFault(error);
  return cause ? `${message} (${cause.message})` : message;
}

/** An error with nothing in it but what the log may keep, for a library that writes errors down by itself. */
export function withoutValues(error: unknown): Error {
  const { stack } = describeFault(error);
  const bare = new Error(summarizeFault(error));
  bare.stack = `${bare.message}\n${stack}`;
  return bare;
}

function messageOf(error: Error): string {
  // Of a failed query, the statement with its placeholders.
  if ('params' in error || 'query' in error) return error.message.split('\nparams:')[0] ?? '';
  // "invalid input syntax for type uuid: "…"" (class 22), and what could not be parsed as JSON, quote what came in.
  const quotes = (error instanceof pg.DatabaseError && error.code?.startsWith('22')) || error instanceof SyntaxError;
  return quotes ? error.message.replace(/"[\s\S]*"/g, '"…"') : error.message;
}

/** Where it happened, without the first lines, which repeat the message. */
function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 20)
    .join('\n');
}
