const longest = 200;

/**
 * Why a job failed, in one line for IT. For a failed statement, the database's reason: the statement itself is for the
 * log, which has it with the job's name.
 */
export function describeJobFailure(lastError: string): string {
  const [message = ''] = lastError.split(/\n\s*at\b/);
  if (!message.startsWith('Failed query')) return cut(message.split('\n')[0]!);
  const last = /\(([^()]*)\)\s*$/.exec(message)?.[1];
  // The brackets at the end may be the statement's own.
  const reason = last && !/\$\d/.test(last) ? last : null;
  return cut(`The database did not execute a statement${reason ? `: ${reason}` : '. The log has the details'}.`);
}

function cut(text: string): string {
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}
