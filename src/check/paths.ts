/** The operation's path, as the contract has it: with a final slash. */
export const locationPath = (id: string) => `/api/v1/location/${id}/public-detail/`;

/** A UUID that no service hands out. */
export const UNKNOWN_ID = "00000000-0000-4000-8000-000000000000";
