import { type Call, choicesOf, type Input, isFile, isJson } from './openApi.ts';

/** The call as a curl command, with the first choice or an example for each value. */
export function curlFor(call: Call, base: string): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => name.toUpperCase());
  const query = call.inputs.filter(({ where }) => where === 'query').map((input) => `${input.name}=${textFor(input)}`);
  const lines = [
    `curl -X ${call.method} "${base}${path}${query.length > 0 ? `?${query.join('&')}` : ''}"`,
    `-H "Authorization: Bearer $ASSIZE_KEY"`,
  ];
  // A separate key for each submission, so that repeating it files nothing twice.
  if (call.inputs.some(({ name }) => name === 'Idempotency-Key')) lines.push('-H "Idempotency-Key: $(uuidgen)"');
  const fields = call.inputs.filter(({ where }) => where === 'body');
  if (call.bodyType === 'multipart/form-data') {
    for (const field of fields) {
      lines.push(isFile(field.schema) ? `-F "${field.name}=@document.pdf"` : `-F '${field.name}=${textFor(field)}'`);
    }
  } else if (call.bodyType) {
    const body = Object.fromEntries(fields.map((field) => [field.name, exampleOf(field)]));
    lines.push(`-H "Content-Type: application/json"`, `-d '${JSON.stringify(body)}'`);
  }
  return lines.join(' \\\n  ');
}

/** An example value for an empty field of Try it and of the command. */
export function exampleOf({ name, schema }: Input): unknown {
  return knownExamples[name] ?? schema.examples?.[0] ?? schema.default ?? choicesOf(schema)[0] ?? '';
}

/** Objects with fields that the caller chooses. */
const knownExamples: Record<string, unknown> = {
  caseDetails: { caseType: 'Civil Complaint' },
  filerInfo: { name: 'Ada Attorney', barNumber: '123456' },
  caseData: { county: 'Alder', plaintiffs: 'Jane Doe', defendants: 'John Roe' },
};

function textFor(input: Input): string {
  const example = exampleOf(input);
  return isJson(input.schema) || typeof example === 'object' ? JSON.stringify(example) : String(example);
}
