import * as z from "zod/mini";

// Zod's compiled parser uses `new Function`, which a strict Content Security Policy reports as a
// violation on the practice's page. It has to be off before the first schema is made.
z.config({ jitless: true });
