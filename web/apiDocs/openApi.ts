import * as contract from '#contract/openapi';
import { api } from '#web/calls/api.ts';
import { ask } from '#web/calls/askContract.ts';

/** The part of the portal's OpenAPI document that the screen uses. */
export type Schema = {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  examples?: unknown[];
  additionalProperties?: unknown;
};
export type Parameter = { name: string; in: string; required?: boolean; description?: string; schema: Schema };
type Content = Record<string, { schema: Schema; example?: unknown }>;
export type Operation = {
  operationId: string;
  summary: string;
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { description: string; content?: Content }>;
  'x-scope'?: string;
};
export type OpenApi = {
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, { post: Operation }>;
};

/** One call as the page shows it: its path and all of its parameters. */
export type Call = Operation & { method: string; path: string; inputs: Input[]; bodyType: string | null };
export type Input = { name: string; where: string; required: boolean; schema: Schema; description: string };

export const openApiApi = api.injectEndpoints({
  endpoints: (build) => ({
    readOpenApi: ask(build, contract.readOpenApi, {
      // The portal generates this document itself, and a test validates it against the standard.
      pick: (document) => document as OpenApi,
    }),
  }),
});
export const { useReadOpenApiQuery } = openApiApi;

/** A call of the document with parameters and body fields in one list. */
export function readCall(document: OpenApi, path: string, method: string): Call | undefined {
  const operation = document.paths[path]?.[method];
  if (!operation) return undefined;
  const [bodyType, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [null, undefined];
  const parameters = (operation.parameters ?? []).map(({ name, in: where, required, schema, description }) => ({
    name,
    where,
    required: required ?? false,
    schema,
    description: description ?? schema.description ?? '',
  }));
  const fields = Object.entries(body?.schema.properties ?? {}).map(([name, schema]) => ({
    name,
    where: 'body',
    required: body?.schema.required?.includes(name) ?? false,
    schema,
    description: schema.description ?? '',
  }));
  return { ...operation, method: method.toUpperCase(), path, inputs: [...parameters, ...fields], bodyType };
}

export const isFile = ({ format, items }: Schema): boolean => format === 'binary' || items?.format === 'binary';
export const isJson = ({ type }: Schema): boolean => type === 'object' || type === 'array';

/** The values that a schema allows, if it lists them. */
export const choicesOf = ({ enum: listed }: Schema): string[] => (listed ?? []).map(String);
