import * as z from "zod/mini";

// Before the first schema: zod's compiled parser uses `new Function`, which violates a Content Security Policy.
z.config({ jitless: true });
