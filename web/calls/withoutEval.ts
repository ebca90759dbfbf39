import { config } from 'zod';

// Zod tries whether it may compile schemas into functions. The content security policy forbids it, and the browser would
// report each try as a violation.
config({ jitless: true });
