import type { z } from 'zod';
import type { Permission } from '#domain/identity/permissions';
import type { ApiScope } from '#domain/integrations/scopes';

/** How an endpoint's input travels. `form` takes JSON, urlencoded or multipart fields; `files` is multipart with documents. */
export type Body = 'none' | 'json' | 'form' | 'files';

/** The definition of one call, which the server serves, the browser calls, and the OpenAPI document lists. */
export type Endpoint<Input extends z.ZodType = z.ZodType, Reply extends z.ZodType = z.ZodType> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Under `/api`, with or without a trailing slash. `:id` marks a path parameter, which `input` also names. */
  path: `/${string}`;
  permission: Permission;
  /** Path parameters, query, and body fields together, after parsing, without the files of a `files` body. */
  input: Input;
  reply: Reply;
  status: 200 | 201 | 202 | 204;
  body?: Body;
  /** One sentence for the API documentation. */
  summary: string;
  /** The file fields of a `files` body. */
  files?: Record<string, { atMost: number; required?: boolean; description: string }>;
  /** Request headers that change the behavior, each with one sentence. */
  headers?: Record<string, string>;
  /** The body of the 202 response to `Prefer: respond-async`. */
  accepted?: z.ZodType;
  /** Media types of a response that is not JSON. */
  produces?: readonly string[];
  /** The scope that an API key needs. Calls with a scope belong to /api/v1 and accept keys but no sessions. */
  scope?: ApiScope;
};

export type InputOf<E extends Endpoint> = z.infer<E['input']>;
export type ReplyOf<E extends Endpoint> = z.infer<E['reply']>;

export function endpoint<Input extends z.ZodType, Reply extends z.ZodType>(
  description: Endpoint<Input, Reply>,
): Endpoint<Input, Reply> {
  return description;
}
