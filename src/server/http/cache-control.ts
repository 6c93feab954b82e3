/** For a public record: used again for a minute, and shown for ten more while it is asked anew. */
export const PUBLIC_RECORD = "public, max-age=60, stale-while-revalidate=600";

/** For records that somebody is working on: kept, and asked about each time. */
export const WORK_IN_PROGRESS = "public, max-age=0, must-revalidate";
