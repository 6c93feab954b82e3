/** An advisory that does not affect what is published, or that cannot be fixed yet. */
export interface AuditException {
  /** Such as `GHSA-xxxx-xxxx-xxxx`. */
  advisory: string;
  /** Why it does no harm here. */
  reason: string;
  /** The day after which it counts again, as YYYY-MM-DD; at most half a year ahead. */
  until: string;
}

export const EXCEPTIONS: readonly AuditException[] = [];
