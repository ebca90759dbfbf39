import type { z } from 'zod';
import type { Permission } from '#domain/identity/permissions';
import type { ApiScope } from '#domain/integrations/scopes';

/**
 * How an endpoint's input is sent. `form` accepts JSON, urlencoded, or multipart fields; `files` is multipart with
 * documents; `bytes` is a part of a document.
 */
export type Body = 'none' | 'json' | 'form' | 'files' | 'bytes';

/** The definition of one call, which the server serves, the browser calls, and the OpenAPI document lists. */
export type Endpoint<
  Input extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  Files extends string = string,
> = {
  /** HEAD, PATCH, and OPTIONS are calls of resumable uploads, whose protocol uses them. */
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD' | 'PATCH' | 'OPTIONS';
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
  files?: Record<Files, { atMost: number; required?: boolean; description: string }>;
  /** Request headers that change the behavior, each with one sentence. */
  headers?: Record<string, string>;
  /** The body of the 202 response to `Prefer: respond-async`. */
  accepted?: z.ZodType;
  /** Media types of a response that is not JSON. */
  produces?: readonly string[];
  /** The scope that an API key needs. Calls with a scope belong to /api/v1 and accept keys but no sessions. */
  scope?: ApiScope;
};

/** The input after parsing, as a use case receives it. */
export type InputOf<E extends Endpoint> = z.infer<E['input']>;
export type ReplyOf<E extends Endpoint> = z.infer<E['reply']>;

/** The input as a caller writes it, before the schema fills in defaults. */
export type GivenTo<E extends Endpoint> = Unparsed<z.input<E['input']>, z.output<E['input']>>;
/** The names of the file fields of a `files` body. */
export type FileFieldOf<E> = E extends Endpoint<z.ZodType, z.ZodType, infer Field> ? Field : never;

/** A field that the schema coerces accepts any value; a caller writes a value of the resulting type. */
type Unparsed<Raw, Parsed> = Raw extends unknown
  ? string extends keyof Raw
    ? object
    : { [Name in keyof Raw]: unknown extends Raw[Name] ? FieldOf<Parsed, Name> : Raw[Name] }
  : never;
type FieldOf<Parsed, Name> = Parsed extends unknown ? (Name extends keyof Parsed ? Parsed[Name] : never) : never;

export function endpoint<Input extends z.ZodType, Reply extends z.ZodType, Files extends string = never>(
  description: Endpoint<Input, Reply, Files>,
): Endpoint<Input, Reply, Files> {
  return description;
}
