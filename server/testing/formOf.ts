/** One part of a form: a field, or a file with its name. */
export type FormPart = [field: string, value: string] | [field: string, content: Buffer | string, fileName: string];

/** A multipart form as a browser sends it, ready to be sent. */
export async function formOf(...parts: FormPart[]): Promise<{ payload: Buffer; headers: Record<string, string> }> {
  const form = new FormData();
  for (const [field, content, fileName] of parts) {
    if (fileName === undefined) form.append(field, content as string);
    else form.append(field, new File([typeof content === 'string' ? content : new Uint8Array(content)], fileName));
  }
  const request = new Request('http://localhost', { method: 'POST', body: form });
  return {
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type')! },
  };
}
