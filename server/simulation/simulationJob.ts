import { z } from 'zod';
import { defineJob } from '#server/kernel/ports/Job';

export const simulationJob = defineJob('simulate_court', z.object({ id: z.uuid() }), { attempts: 3 });
