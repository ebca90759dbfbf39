import type { z } from 'zod';
import type { Permission } from '#domain/identity/permissions';
import type { ApiScope } from '#domain/integrations/scopes';

/** How an endpoint's input travels. `form` takes JSON, urlencoded or multipart fields; `files` is multipart with documents. */
export type Body = 'none' | 'json' | 'form' | 'files';

/** One call, written down once: the server serves it, the browser calls it, the OpenAPI document lists it. */
export type Endpoint<Input extends z.ZodType = z.ZodType, Reply extends z.ZodType = z.ZodType> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Under `/api`, with or without the trailing slash; `:id` marks a path parameter, which `input` names too. */
  path: `/${string}`;
  permission: Permission;
  /** Path parameters, query and body fields together, after parsing. Files of a `files` body are not in it. */
  input: Input;
  reply: Reply;
  status: 200 | 201 | 202 | 204;
  body?: Body;
  /** One sentence for the API documentation. */
  summary: string;
  /** The file fields of a `files` body. */
  files?: Record<string, { atMost: number; required?: boolean; description: string }>;
  /** Request headers that change what is done, each with one sentence. */
  headers?: Record<string, string>;
  /** What 202 answers to a caller that does not wait (`Prefer: respond-async`). */
  accepted?: z.ZodType;
  /** Media types of an answer that is not JSON. */
  produces?: readonly string[];
  /** What a key must have been granted: the call belongs to /api/v1 and takes keys, no sessions. */
  scope?: ApiScope;
};

export type InputOf<E extends Endpoint> = z.infer<E['input']>;
export type ReplyOf<E extends Endpoint> = z.infer<E['reply']>;

export function endpoint<Input extends z.ZodType, Reply extends z.ZodType>(
  description: Endpoint<Input, Reply>,
): Endpoint<Input, Reply> {
  return description;
}
