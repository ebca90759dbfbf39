import type { SearchHit } from '#contract/search';
import { may } from '#domain/identity/permissions';
import { pathToFound } from '#domain/paths/pathToFound';
import { findRequirements } from '#domain/rules/findRequirements';
import { resources } from '#domain/selfHelp/resources';
import { findNamedResources } from '#domain/selfHelp/searchResources';
import { findNamedAuthorities } from '#server/library/findNamedAuthorities';
import type { Find, Searching } from './Searching.ts';

/** A single letter or digit is in nearly every rule. */
const shortest = 3;
const mostOfEach = 3;

/** The guides by their name and topics. */
export const searchGuides: Find = async ({ viewer, q }) => {
  if (!may(viewer.capacity, 'self-help:read')) return [];
  return findNamedResources(resources, q)
    .slice(0, mostOfEach)
    .map(({ id, title, description }) => ({
      kind: 'guide' as const,
      id,
      title,
      detail: description,
      href: pathToFound.resource(id),
    }));
};

/** Filing requirements of the court's state, and authorities of the library. */
export const searchRules: Find = async (searching) => {
  if (searching.q.length < shortest) return [];
  return [...findRules(searching), ...(await findAuthorities(searching))];
};

function findRules({ viewer, court, q }: Searching): SearchHit[] {
  if (!may(viewer.capacity, 'requirements:read')) return [];
  return findRequirements({ q, jurisdiction: court.jurisdiction })
    .slice(0, mostOfEach)
    .map(({ id, citation, requirement }) => ({
      kind: 'rule' as const,
      id,
      title: citation,
      detail: requirement,
      href: pathToFound.requirements(id),
    }));
}

async function findAuthorities({ needs: { db }, viewer, q }: Searching): Promise<SearchHit[]> {
  if (!may(viewer.capacity, 'research:use')) return [];
  const found = await findNamedAuthorities(db, q, mostOfEach);
  return found.map(({ id, title, citation_line }) => ({
    kind: 'rule' as const,
    id,
    title,
    detail: citation_line,
    href: pathToFound.authority(id),
  }));
}
