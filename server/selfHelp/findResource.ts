import type { Resource } from '#domain/selfHelp/Resource';
import { resources } from '#domain/selfHelp/resources';
import { Refusal } from '#server/kernel/Refusal';

/** The resource with this id; an unknown one is refused. */
export function findResource(id: string): Resource {
  const found = resources.find((resource) => resource.id === id);
  if (!found) throw new Refusal('not_found');
  return found;
}
