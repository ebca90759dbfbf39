/** The cycles of a directed graph: each group of nodes that reach one another, in the order of their names. */
export function findCycles(edges: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const path: string[] = [];
  const onPath = new Set<string>();
  const cycles: string[][] = [];

  for (const node of edges.keys()) if (!order.has(node)) visit(node);
  return cycles.sort((a, b) => a[0]!.localeCompare(b[0]!));

  // Tarjan's algorithm for strongly connected components.
  function visit(node: string): void {
    order.set(node, order.size);
    lowest.set(node, order.get(node)!);
    path.push(node);
    onPath.add(node);
    for (const next of edges.get(node) ?? []) {
      if (!order.has(next)) {
        visit(next);
        lowest.set(node, Math.min(lowest.get(node)!, lowest.get(next)!));
      } else if (onPath.has(next)) lowest.set(node, Math.min(lowest.get(node)!, order.get(next)!));
    }
    if (lowest.get(node) === order.get(node)) closeGroup(node);
  }

  function closeGroup(root: string): void {
    const group = path.splice(path.indexOf(root));
    for (const member of group) onPath.delete(member);
    if (group.length > 1) cycles.push(group.sort());
  }
}
