import { z } from 'zod';
import { difficulties, resourceCategories, resourceTypes } from '#domain/selfHelp/Resource';
import { endpoint } from './endpoint.ts';

/** One resource of /self-help without its text. */
export const ResourceCard = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.enum(resourceCategories),
  type: z.enum(resourceTypes),
  difficulty: z.enum(difficulties),
  /** Mean of the ratings, 1 to 5 stars; null without ratings. */
  rating: z.number().nullable(),
  ratings: z.number().int(),
  downloads: z.number().int(),
  /** Reading time in minutes. */
  duration: z.number().int(),
});
export type ResourceCard = z.infer<typeof ResourceCard>;

export const Block = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['heading', 'paragraph']), text: z.string() }),
  z.object({ kind: z.enum(['steps', 'points']), items: z.array(z.string()) }),
  z.object({ kind: z.literal('blank'), label: z.string(), lines: z.number().int() }),
]);

export const ResourceDetails = ResourceCard.extend({
  blocks: z.array(Block),
  /** The user's rating; null if there is none, as for visitors. */
  own_rating: z.number().int().nullable(),
});
export type ResourceDetails = z.infer<typeof ResourceDetails>;

/** The support contacts that this installation configures. */
export const Support = z.object({
  email: z.string().nullable(),
  phone: z.string().nullable(),
  hours: z.string().nullable(),
});
export type Support = z.infer<typeof Support>;

export const ResourceList = z.object({
  data: z.array(ResourceCard),
  /** For all resources, regardless of the search. */
  totals: z.object({
    resources: z.number().int(),
    downloads: z.number().int(),
    ratings: z.number().int(),
    rating: z.number().nullable(),
    categories: z.array(z.object({ category: z.enum(resourceCategories), resources: z.number().int() })),
  }),
  support: Support,
});
export type ResourceList = z.infer<typeof ResourceList>;

export const listResources = endpoint({
  method: 'GET',
  path: '/self-help/',
  permission: 'self-help:read',
  input: z.object({ q: z.string().trim().max(200).default(''), category: z.enum(resourceCategories).optional() }),
  reply: ResourceList,
  status: 200,
  summary:
    'Lists the self-help resources that match the words, with current counts and the support contacts. Open to everyone.',
});

export const readResource = endpoint({
  method: 'GET',
  path: '/self-help/:id/',
  permission: 'self-help:read',
  input: z.object({ id: z.string().max(80) }),
  reply: z.object({ data: ResourceDetails }),
  status: 200,
  summary: 'Returns one self-help resource with its text. Open to everyone.',
});

export const rateResource = endpoint({
  method: 'PUT',
  path: '/self-help/:id/rating/',
  permission: 'self-help:use',
  body: 'json',
  input: z.object({
    id: z.string().max(80),
    stars: z.int('Choose one to five stars').min(1, 'Choose one to five stars').max(5, 'Choose one to five stars'),
  }),
  reply: z.object({ message: z.string() }),
  status: 200,
  summary: 'Saves your rating of a resource. A new rating replaces the previous one.',
});

/** The response is the file: PDF to read, DOCX to fill in. Each response counts as a download. */
export const downloadResource = endpoint({
  method: 'GET',
  path: '/self-help/:id/file',
  permission: 'self-help:use',
  input: z.object({ id: z.string().max(80) }),
  reply: z.never(),
  status: 200,
  summary: 'Downloads the resource as a file.',
});
