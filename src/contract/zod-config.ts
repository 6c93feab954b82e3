import * as z from "zod/mini";

// Zod's compiled parser uses `new Function`, which a strict Content Security Policy reports as a
// violation on the practice's page. Must be set before the first schema is created.
z.config({ jitless: true });
