import type { Adapter, AdapterPayload } from 'oidc-provider';

type Kept = { payload: AdapterPayload; until: number };

const atMost = 5000;

/**
 * Stores the bundled provider's data for as long as the process runs: only sign-ins in progress. The oldest are removed
 * if someone starts thousands.
 */
export function createMemoryAdapter(): (model: string) => Adapter {
  const kept = new Map<string, Kept>();

  const find = (id: string): AdapterPayload | undefined => {
    const found = kept.get(id);
    if (found && found.until > Date.now()) return found.payload;
    kept.delete(id);
    return undefined;
  };
  const findBy = (model: string, field: 'uid' | 'userCode', value: string) => {
    for (const [id, { payload }] of kept) {
      if (id.startsWith(`${model}:`) && payload[field] === value) return find(id);
    }
    return undefined;
  };

  return (model) => ({
    async upsert(id, payload, expiresIn) {
      for (const oldest of kept.keys()) {
        if (kept.size < atMost) break;
        kept.delete(oldest);
      }
      kept.set(`${model}:${id}`, { payload, until: Date.now() + (expiresIn ?? 600) * 1000 });
    },
    find: async (id) => find(`${model}:${id}`),
    findByUid: async (uid) => findBy(model, 'uid', uid),
    findByUserCode: async (userCode) => findBy(model, 'userCode', userCode),
    async consume(id) {
      const payload = find(`${model}:${id}`);
      if (payload) payload.consumed = Math.floor(Date.now() / 1000);
    },
    async destroy(id) {
      kept.delete(`${model}:${id}`);
    },
    async revokeByGrantId(grantId) {
      for (const [id, { payload }] of kept) if (payload.grantId === grantId) kept.delete(id);
    },
  });
}
